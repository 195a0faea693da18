/** The value below which the share `q` of the sample lies (nearest rank). */
export function quantile(sample: readonly number[], q: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))]!;
}

/** 'median 12.3  p95 20.1  most 31.0', in milliseconds. */
export function describeTimes(sample: readonly number[]): string {
  const format = (q: number) => quantile(sample, q).toFixed(1);
  return `median ${format(0.5)} ms, p95 ${format(0.95)} ms, most ${format(1)} ms (${sample.length})`;
}
