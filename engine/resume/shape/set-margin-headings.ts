import type { Line, ReadPages } from "../line.ts";
import { matchHeading } from "../sections/match-heading.ts";

/**
 * Headings that stand in a margin of their own, beside what they head, were read as a column before everything else. This
 * puts each of them back before the first line beside or below it. Everything else stays in its order.
 */
export function setMarginHeadings(pages: ReadPages): ReadPages {
  const moved = new Set<Line>();
  for (const page of new Set(pages.lines.map((line) => line.page))) {
    const own = pages.lines.filter((line) => line.page === page);
    const margin = own.filter((line) => line.column === 1);
    const body = own.filter((line) => line.column >= 2);
    if (isMargin(margin, body)) for (const line of margin) moved.add(line);
  }
  if (moved.size === 0) return pages;
  const lines: Line[] = [];
  const waiting = [...moved];
  for (const line of pages.lines) {
    if (moved.has(line)) continue;
    const middle = line.box.y + line.box.height / 2;
    while (waiting.length > 0 && line.column >= 2 && isBefore(waiting[0]!, line, middle))
      lines.push(waiting.shift()!);
    lines.push(line);
  }
  return { ...pages, ...layText([...lines, ...waiting]), columns: 1 };
}

/** Mostly headings, one beside the other column's lines each, and few for all that stands there. */
function isMargin(margin: readonly Line[], body: readonly Line[]): boolean {
  if (margin.length < 2 || body.length < margin.length * 1.5) return false;
  const starts = margin.filter((line, index) => matchHeading(line.text) !== null || isPart(margin, index));
  if (starts.length < 0.75 * margin.length) return false;
  const beside = margin.filter((line) =>
    body.some((other) => Math.abs(other.box.y - line.box.y) < 1.2 * line.size),
  );
  return beside.length >= 0.7 * margin.length;
}

/** One line of a heading that fills two. */
function isPart(margin: readonly Line[], index: number): boolean {
  const [above, line, below] = [margin[index - 1], margin[index]!, margin[index + 1]];
  return (
    (above !== undefined && matchHeading(`${above.text} ${line.text}`) !== null) ||
    (below !== undefined && matchHeading(`${line.text} ${below.text}`) !== null)
  );
}

function isBefore(heading: Line, line: Line, middle: number): boolean {
  return heading.page < line.page || (heading.page === line.page && heading.box.y < middle);
}

/** Joins the lines into one text again and gives each its new place; what was beside is now one column. */
function layText(lines: readonly Line[]): { text: string; lines: Line[] } {
  let start = 0;
  const laid = lines.map((line) => {
    const placed = { ...line, column: line.column > 0 ? 1 : 0, start, end: start + line.text.length };
    start = placed.end + 1;
    return placed;
  });
  return { text: laid.map((line) => line.text).join("\n"), lines: laid };
}
