import type { Line } from "../line.ts";
import type { Cut } from "./order-regions.ts";

/** The number of columns that a person would name: those that hold a good part of some page's body. */
export function countColumns(cuts: Cut[][], lines: Line[]): number {
  let most = 1;
  for (const [index, own] of cuts.entries()) {
    const page = lines.filter((line) => line.page === index + 1);
    const all = page.reduce((sum, line) => sum + line.text.length, 0);
    const inColumns = new Map<number, number>();
    for (const line of page) {
      if (line.column > 0) inColumns.set(line.column, (inColumns.get(line.column) ?? 0) + line.text.length);
    }
    const held = [...inColumns.values()].reduce((sum, one) => sum + one, 0);
    if (own.length === 0 || held < 0.5 * all) continue;
    most = Math.max(most, [...inColumns.values()].filter((one) => one >= 0.08 * all).length);
  }
  return most;
}
