import { isTableHead } from "../shape/table-head.ts";
import { bottomOf, isHeading, isSameBaseline, textOf } from "./segment-shape.ts";
import { splitSegment } from "./split-segment.ts";
import type { Segment } from "./text-fragment.ts";

/** A table whose cells wrap: its head, and the segments of each cell, row by row. `first` and `last` count segments. */
export type Table = { head: Segment[]; rows: Segment[][][]; first: number; last: number };

const fewestColumns = 3;
const mostSegments = 400;
/** How far, in points, a cell may begin from where its head does. */
const aside = 6;
/** White space between two lines of one cell, as a multiple of the least there is. */
const leading = 1.25;

/**
 * The first table of a region that names its columns in a head ('Course   Institution   Year') and in which cells take
 * several lines. Read line by line the rows of such a table fall to pieces, and read by columns they lose each other.
 * Segments are sorted by their lower edge. Null where there is none, or where it cannot be told where its rows begin.
 */
export function findTable(segments: readonly Segment[], bodySize: number): Table | null {
  if (segments.length > mostSegments) return null;
  for (let first = 0; first < segments.length; first += 1) {
    const head = segments.slice(first).filter((one) => isSameBaseline(one, segments[first]!));
    if (head.length < fewestColumns || !isTableHead(head.map(textOf))) continue;
    head.sort((a, b) => a.x - b.x);
    const end = Math.max(...head.map((one) => segments.indexOf(one))) + 1;
    const below = segments.slice(end);
    const { cells, taken } = takeCells(below, listStarts(below, head), bodySize);
    const rows = splitRows(cells, head.length);
    if (rows !== null) return { head, rows, first, last: end + taken };
  }
  return null;
}

type Cell = { segment: Segment; column: number };

/** Where columns begin: where the cells of the first row do, if it has as many, since heads may be centred over them. */
function listStarts(below: readonly Segment[], head: readonly Segment[]): number[] {
  const row = below.filter((one) => isSameBaseline(one, below[0]!)).sort((a, b) => a.x - b.x);
  const starts = row.length === head.length ? row.map((one) => one.x) : [];
  const isBelow = head.every((one, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return starts[index]! < one.x + aside && one.x < next;
  });
  return starts.length > 0 && isBelow ? starts : head.map((one) => one.x);
}

/** The segments below the head as long as each begins where a column does and keeps within it. */
function takeCells(
  below: readonly Segment[],
  starts: readonly number[],
  bodySize: number,
): { cells: Cell[]; taken: number } {
  const cells: Cell[] = [];
  const columnOf = (x: number) => starts.findIndex((start) => Math.abs(start - x) < aside);
  for (const [taken, segment] of below.entries()) {
    const own = splitSegment(segment, columnOf).map((part) => ({ segment: part, column: columnOf(part.x) }));
    const fits = own.every(({ segment: part, column }) => {
      const next = starts[column + 1] ?? Number.POSITIVE_INFINITY;
      return column >= 0 && part.x + part.width <= next + 1;
    });
    const alone = own.length === 1 && !below.some((one) => one !== segment && isSameBaseline(one, segment));
    if (!fits || (own[0]!.column === 0 && alone && isHeading(segment, bodySize))) return { cells, taken };
    cells.push(...own);
  }
  return { cells, taken: below.length };
}

/** Cells of one row overlap in height; null where nothing wraps or all runs together. */
function splitRows(cells: readonly Cell[], columns: number): Segment[][][] | null {
  const gaps: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const own = cells.filter((cell) => cell.column === column).map((cell) => cell.segment);
    for (const [index, one] of own.slice(1).entries()) gaps.push(one.y - bottomOf(own[index]!));
  }
  const least = Math.min(...gaps);
  if (gaps.length === 0 || least < 0) return null;
  const tight = least * leading + 0.5;
  const blocks: { top: number; bottom: number; column: number; segments: Segment[] }[] = [];
  for (const { segment, column } of cells) {
    const last = blocks.findLast((block) => block.column === column);
    if (last !== undefined && segment.y - last.bottom <= tight) {
      last.segments.push(segment);
      last.bottom = bottomOf(segment);
    } else blocks.push({ top: segment.y, bottom: bottomOf(segment), column, segments: [segment] });
  }
  blocks.sort((a, b) => a.top - b.top);
  const rows: { bottom: number; cells: Segment[][] }[] = [];
  for (const block of blocks) {
    let row = rows.at(-1);
    if (row === undefined || block.top > row.bottom - 2) {
      row = { bottom: block.bottom, cells: Array.from({ length: columns }, () => []) };
      rows.push(row);
    }
    if (row.cells[block.column]!.length > 0) return null;
    row.cells[block.column] = block.segments;
    row.bottom = Math.max(row.bottom, block.bottom);
  }
  const wraps = blocks.some((block) => block.segments.length > 1);
  const isWhole =
    rows.length > 1 && rows.every((row) => row.cells.filter((cell) => cell.length > 0).length > 1);
  return wraps && isWhole ? rows.map((row) => row.cells.filter((cell) => cell.length > 0)) : null;
}
