/** Points and percentages as the report writes them: two decimals, always with a point. */
export function formatPoints(points: number): string {
  return points.toFixed(2);
}
