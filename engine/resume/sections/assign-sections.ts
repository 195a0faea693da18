import type { Line } from "../model/line.ts";
import type { Section } from "../model/resume.ts";
import { columnKey, type PageShape } from "../shape/measure-shape.ts";
import { findBeside, findHeadlessColumns } from "./find-headless-columns.ts";
import type { Heading } from "./heading.ts";

/** Sections of a resume, and for each line the index of the section it stands in; -1 where no heading stands above it. */
export type Sectioning = { sections: Section[]; ofLine: number[]; headings: Heading[] };

/** Gives every line to the heading above it in its column. */
export function assignSections(
  lines: readonly Line[],
  headings: readonly Heading[],
  shape: PageShape,
): Sectioning {
  const headingAt = new Map(headings.map((heading, index) => [heading.lines[0]!, index]));
  const ofLine: number[] = [];
  const ends = new Map<string, number>();
  const top = Math.min(
    ...headings
      .map((one) => lines[one.lines[0]!]!)
      .filter((line) => line.page === 1)
      .map((line) => line.box.y),
  );
  const owners = headings.map((heading) => ownerOf(heading, lines, shape));
  const headless = findHeadlessColumns(lines, headings, owners);
  const isHeadless = (line: Line | undefined) => line !== undefined && headless.has(columnKey(line));
  let current = -1;
  /** The section in hand where a heading that belongs to a later column cut in. */
  let before: number | null = null;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const opened = headingAt.get(index);
    const owner = opened === undefined ? null : owners[opened]!;
    if (owner !== null) {
      before ??= current;
      ends.set(owner, opened!);
      ofLine.push(opened!);
      continue;
    }
    if (before !== null && above !== undefined) {
      // The rows below the heading are another column's: they go on with what stood before it.
      current = ends.get(columnKey(line)) ?? before;
      before = null;
    }
    if (opened !== undefined) current = opened;
    else if (isHeadless(line)) current = findBeside(line, lines, headings)!;
    else if (line.column === 0 && line.page === above?.page && isHeadless(above))
      current = ends.get(`${line.page}:1`) ?? current;
    else if (above !== undefined && columnKey(above) !== columnKey(line)) {
      current = carryOver(line, above, current, ends, shape);
      // What stands at the top of the first page, above every heading, is under none of them, in whatever column it stands.
      if (line.page === 1 && line.box.y + line.box.height <= top) current = -1;
    }
    ends.set(columnKey(line), current);
    ofLine.push(current);
  }
  const sections = headings.map((heading, index) => ({
    kind: heading.kind,
    heading: heading.text,
    start: heading.start,
    end: lastEnd(lines, ofLine, heading, index),
  }));
  return { sections, ofLine, headings: [...headings] };
}

/**
 * The column that a heading belongs to which was read as standing over all of them: it stands wholly beside the first
 * column and over a later one. Null where it stands in its own.
 */
function ownerOf({ lines: [first], cell }: Heading, lines: readonly Line[], shape: PageShape): string | null {
  const line = lines[first!]!;
  const next = lines[first! + 1];
  if (cell || line.column !== 0 || next?.page !== line.page || next.column !== 1) return null;
  const beside = shape.columns.get(columnKey(next));
  if (beside === undefined || line.box.x < beside.right - SAME_EDGE) return null;
  for (let column = 2; column <= MOST_COLUMNS; column += 1) {
    const key = `${line.page}:${column}`;
    const own = shape.columns.get(key);
    if (own === undefined) return null;
    if (line.box.x >= own.left - FARTHEST_OUT && line.box.x < own.right) return key;
  }
  return null;
}

/** Points by which edges of columns may overlap, and by which a heading may stand left of the rows below it. */
const SAME_EDGE = 4;
const FARTHEST_OUT = 40;
const MOST_COLUMNS = 3;

/**
 * The section of a column that begins without a heading. On a new page it goes on with the column that ended at the same
 * place on the page before. Beside another column on the same page it only goes on where both are as wide (text set in
 * columns like a newspaper); next to a narrow sidebar it goes on with the page before, or begins anew. Below two columns a
 * line that spans both goes on with the first where the second is under no heading.
 */
function carryOver(
  line: Line,
  above: Line,
  current: number,
  ends: ReadonlyMap<string, number>,
  shape: PageShape,
): number {
  if (line.page === above.page) {
    const own = ends.get(columnKey(line));
    if (own !== undefined && own >= 0) return own;
    if (line.column < 2 && current < 0) return ends.get(`${line.page}:1`) ?? current;
    if (line.column < 2 || above.column === 0) return current;
    const [here, there] = [widthOf(line, shape), widthOf(above, shape)];
    const isAlike = Math.max(here, there) < 1.35 * Math.min(here, there);
    return isAlike && current >= 0 ? current : (findOnPageBefore(line, ends, shape) ?? -1);
  }
  // A page without columns beside each other is read down to its end.
  if (!shape.columns.has(`${line.page - 1}:2`)) return current;
  return findOnPageBefore(line, ends, shape) ?? current;
}

/** The section in which the column of the page before ended that stands nearest to where the line begins. */
function findOnPageBefore(line: Line, ends: ReadonlyMap<string, number>, shape: PageShape): number | null {
  let best: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [key, section] of ends) {
    const column = shape.columns.get(key);
    if (column === undefined || section < 0 || !key.startsWith(`${line.page - 1}:`)) continue;
    const distance = line.column === 0 ? column.left - column.right : Math.abs(column.left - line.box.x);
    if (distance < nearest - 2) {
      nearest = distance;
      best = section;
    }
  }
  return best;
}

function widthOf(line: Line, shape: PageShape): number {
  const column = shape.columns.get(columnKey(line));
  return column === undefined ? 1 : Math.max(1, column.right - column.left);
}

/** The end of the unbroken run of lines that begins at the heading. */
function lastEnd(lines: readonly Line[], ofLine: readonly number[], heading: Heading, index: number): number {
  let end = heading.end;
  for (let line = heading.lines[0]!; line < lines.length && ofLine[line] === index; line += 1) {
    end = Math.max(end, lines[line]!.end);
  }
  return end;
}
