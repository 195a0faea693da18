import type { Line } from "../model/line.ts";
import type { Section } from "../model/resume.ts";
import { columnKey, type PageShape } from "../shape/measure-shape.ts";
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
  let current = -1;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const opened = headingAt.get(index);
    if (opened !== undefined) current = opened;
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
 * The section of a column that begins without a heading. On a new page it goes on with the column that ended at the same
 * place on the page before. Beside another column on the same page it only goes on where both are as wide (text set in
 * columns like a newspaper); next to a narrow sidebar it begins anew.
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
    if (line.column < 2 || above.column === 0) return current;
    const [here, there] = [widthOf(line, shape), widthOf(above, shape)];
    return Math.max(here, there) < 1.35 * Math.min(here, there) ? current : -1;
  }
  let best = current;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [key, section] of ends) {
    const column = shape.columns.get(key);
    if (column === undefined || section < 0 || !key.startsWith(`${line.page - 1}:`)) continue;
    const distance = Math.abs(column.left - line.box.x);
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
