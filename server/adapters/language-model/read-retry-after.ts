/**
 * When a provider says to come back, in milliseconds from now: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3),
 * or `retry-after-ms`, which some send beside it. Null where neither can be read. Names of headers are in lower case.
 */
export function readRetryAfter(headers: Record<string, string>, now: number): number | null {
  const exact = headers["retry-after-ms"];
  if (exact !== undefined && /^\d{1,9}(?:\.\d+)?$/.test(exact)) return Number(exact);
  const after = headers["retry-after"];
  if (after === undefined) return null;
  if (/^\d{1,9}(?:\.\d+)?$/.test(after)) return Number(after) * 1000;
  const at = Date.parse(after);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
