import type { Line } from "../model/line.ts";
import type { PositionedPage } from "../model/positioned.ts";

/** Of the height that a page's text takes: what all columns together, and each one, must fill to be named columns. */
const allColumns = 0.3;
const oneColumn = 0.15;
const fewestLines = 4;

/**
 * The number of columns that a person would name: side-by-side text over a good part of a page's height. Two short lists
 * beside each other at the foot of a page do not make it a page of two columns.
 */
export function countColumns(lines: Line[], pages: PositionedPage[]): number {
  let most = 1;
  const byPage = Map.groupBy(lines, (line) => line.page);
  for (const [index, page] of pages.entries()) {
    const own = byPage.get(index + 1) ?? [];
    // A last page with little on it says little about the whole.
    const height = Math.max(spread(own), (index === 0 ? 0.25 : 0.6) * page.height);
    const inColumns = own.filter((line) => line.column > 0);
    if (spread(inColumns) < allColumns * height) continue;
    const columns = new Set(inColumns.map((line) => line.column));
    let counted = 0;
    for (const column of columns) {
      const held = inColumns.filter((line) => line.column === column);
      if (held.length >= fewestLines && spread(held) >= oneColumn * height) counted++;
    }
    most = Math.max(most, counted);
  }
  return most;
}

/** Height from the first to the last line. */
function spread(lines: Line[]): number {
  if (lines.length === 0) return 0;
  const top = Math.min(...lines.map((line) => line.box.y));
  return Math.max(...lines.map((line) => line.box.y + line.box.height)) - top;
}
