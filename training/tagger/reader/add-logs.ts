import { UNIT } from "#engine/models/fixed-point.ts";

/** log(e^a + e^b), all in units of fixed-point.ts. */
export function addLogs(a: number, b: number): number {
  return Math.max(a, b) + Math.round(Math.log1p(Math.exp(-Math.abs(a - b) / UNIT)) * UNIT);
}
