import type { Grid } from "./find-grids.ts";
import { textOf } from "./segment-shape.ts";
import { splitSegment } from "./split-segment.ts";
import type { Segment } from "./text-fragment.ts";

/** A ruled table with its text: cells that hold any, row by row, and what stands above and below it. */
export type RuledTable = { above: Segment[]; rows: Segment[][][]; below: Segment[] };

/** Longer cells are texts of their own, read one after the other; shorter ones make the line of a table. */
const mostLines = 5;
const mostCharacters = 300;
/** Two cells of one row that are both longer than this are columns. */
const longestCell = 8;

/**
 * The first of the tables that lies in a part of a page and has nothing beside it there. Null where there is none.
 * `segments` are sorted from top to bottom.
 */
export function cutGrid(segments: readonly Segment[], grids: readonly Grid[]): RuledTable | null {
  for (const grid of grids) {
    const table = fillGrid(segments, grid);
    if (table !== null) return table;
  }
  return null;
}

function fillGrid(segments: readonly Segment[], { xs, ys }: Grid): RuledTable | null {
  const [left, right, top, bottom] = [xs[0]!, xs.at(-1)!, ys[0]!, ys.at(-1)!];
  const above: Segment[] = [];
  const below: Segment[] = [];
  const rows: Segment[][][] = ys.slice(1).map(() => xs.slice(1).map(() => []));
  for (const segment of segments) {
    const middle = segment.y + segment.height / 2;
    if (middle < top) above.push(segment);
    else if (middle > bottom) below.push(segment);
    else if (segment.x < left - 2 || segment.x + segment.width > right + segment.size) return null;
    else {
      const row =
        rows[
          Math.max(
            0,
            ys.findLastIndex((y) => y <= middle),
          )
        ];
      const columnOf = (x: number) => xs.findLastIndex((edge) => edge <= x + 2);
      for (const part of splitSegment(segment, columnOf)) row?.[Math.max(0, columnOf(part.x))]?.push(part);
    }
  }
  const filled = rows.map((row) => row.filter((cell) => cell.length > 0)).filter((row) => row.length > 0);
  const several = filled.filter((row) => row.length > 1);
  const isTable = several.length >= 2 && 2 * several.length >= filled.length && !several.some(holdsColumns);
  return isTable ? { above, rows: filled, below } : null;
}

/** Boxes drawn around the columns of a page meet as the lines of a table do. */
function holdsColumns(row: readonly Segment[][]): boolean {
  return row.filter((cell) => cell.length > longestCell).length > 1;
}

/** Whether a row is read across as one line: several cells, each of a few words. */
export function isRow(cells: readonly Segment[][]): boolean {
  if (cells.length < 2) return false;
  return cells.every(
    (cell) =>
      cell.length <= mostLines &&
      !cell.some((one) => one.bullet) &&
      cell.reduce((sum, one) => sum + textOf(one).length, 0) <= mostCharacters,
  );
}
