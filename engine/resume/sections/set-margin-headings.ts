import { scanDates } from "../dates/scan-dates.ts";
import type { Line, ReadPages } from "../model/line.ts";
import { matchHeading } from "./match-heading.ts";

/**
 * Headings that stand in a margin of their own, beside what they head, were read as a column before everything else. This
 * puts each of them back before the first line beside or below it. Everything else stays in its order.
 */
export function setMarginHeadings(pages: ReadPages): ReadPages {
  const moved = new Set<Line>();
  for (const own of Map.groupBy(pages.lines, (line) => line.page).values()) {
    const left = own.filter((line) => line.column === 1);
    const first = left.findIndex((_, index) => isHeadingPart(left, index));
    const margin = first < 0 ? [] : left.slice(first);
    const body = own.filter((line) => line.column >= 2);
    if (isMargin(margin, body)) for (const line of margin) moved.add(line);
  }
  const gathered = liftCentred(gatherMargin(pages.lines));
  if (moved.size === 0) return gathered === pages.lines ? pages : { ...pages, ...layText(gathered) };
  const lines: Line[] = [];
  const waiting = [...moved];
  for (const line of pages.lines) {
    if (moved.has(line)) continue;
    const middle = line.box.y + line.box.height / 2;
    while (waiting.length > 0 && line.column >= 2 && isBefore(waiting[0]!, line, middle))
      lines.push(waiting.shift()!);
    lines.push(line);
  }
  return { ...pages, ...layText(gatherMargin([...lines, ...waiting])), columns: 1 };
}

/** Mostly headings, one beside the other column's lines each, and few for all that stands there. */
function isMargin(margin: readonly Line[], body: readonly Line[]): boolean {
  if (margin.length < 2 || body.length < margin.length * 1.5) return false;
  const starts = margin.filter(
    (line, index) => matchHeading(line.text)?.exact === true || isPart(margin, index),
  );
  if (starts.length < 0.75 * margin.length) return false;
  const beside = margin.filter((line) =>
    body.some((other) => Math.abs(other.box.y - line.box.y) < 1.2 * line.size),
  );
  return beside.length >= 0.7 * margin.length;
}

/** A heading, or one line of a heading that fills two or three. */
function isHeadingPart(margin: readonly Line[], index: number): boolean {
  return matchHeading(margin[index]!.text)?.exact === true || isPart(margin, index);
}

function isPart(margin: readonly Line[], index: number): boolean {
  for (let from = Math.max(0, index - 2); from <= index; from += 1) {
    for (let to = Math.max(index, from + 1); to < Math.min(margin.length, from + 3); to += 1) {
      const text = margin
        .slice(from, to + 1)
        .map((line) => line.text)
        .join(" ");
      if (matchHeading(text) !== null) return true;
    }
  }
  return false;
}

/** How far below its first line the second line of a heading or date may stand in the order of reading. */
const REACH = 4;

/**
 * Two lines of one heading or one period in the margin, with lines of the text beside them read in between, are put
 * together again.
 */
function gatherMargin(lines: Line[]): Line[] {
  let gathered = lines;
  for (let index = 0; index < gathered.length; index += 1) {
    const line = gathered[index]!;
    for (let below = index + 2; below < Math.min(gathered.length, index + REACH); below += 1) {
      const next = gathered[below]!;
      if (!isUnder(line, next) || !gathered.slice(index + 1, below).every((other) => isRightOf(other, line)))
        continue;
      if (!isBroken(line, next)) continue;
      gathered = [
        ...gathered.slice(0, index + 1),
        next,
        ...gathered.slice(index + 1, below),
        ...gathered.slice(below + 1),
      ];
      break;
    }
  }
  return gathered;
}

/**
 * A heading in the middle of its table cell stands half way down the text beside it: it is put before that text, whose
 * middle is level with its own.
 */
function liftCentred(lines: Line[]): Line[] {
  let lifted = lines;
  for (let index = 1; index < lifted.length; index += 1) {
    const line = lifted[index]!;
    if (line.tabs.length > 0 || matchHeading(line.text)?.exact !== true) continue;
    const isBeside = (other: Line | undefined) =>
      other !== undefined &&
      other.page === line.page &&
      other.box.x >= line.box.x + Math.max(line.box.width, 20);
    if (!isBeside(lifted[index - 1]) || !isBeside(lifted[index + 1])) continue;
    let top = index - 1;
    while (top > 0 && index - top < TALLEST && isBeside(lifted[top - 1]) && lifted[top]!.gap < 0.8) top -= 1;
    let bottom = index + 1;
    while (bottom - index < TALLEST && isBeside(lifted[bottom + 1]) && lifted[bottom + 1]!.gap < 0.8)
      bottom += 1;
    const [first, last] = [lifted[top]!.box, lifted[bottom]!.box];
    const middle = (first.y + last.y + last.height) / 2;
    if (first.y > line.box.y || Math.abs(middle - line.box.y - line.box.height / 2) > 0.5 * line.size)
      continue;
    lifted = [...lifted.slice(0, top), line, ...lifted.slice(top, index), ...lifted.slice(index + 1)];
  }
  return lifted;
}

const TALLEST = 30;

function isUnder(line: Line, next: Line): boolean {
  if (next.page !== line.page || Math.abs(next.size - line.size) > 0.5) return false;
  const middle = (one: Line) => one.box.x + one.box.width / 2;
  if (Math.abs(next.box.x - line.box.x) > 2 && Math.abs(middle(next) - middle(line)) > 3) return false;
  const drop = next.box.y - line.box.y;
  return drop > 0 && drop < 2.2 * line.size;
}

function isRightOf(other: Line, line: Line): boolean {
  return other.box.x >= line.box.x + Math.max(line.box.width, 20);
}

function isBroken(line: Line, next: Line): boolean {
  if (line.text.length + next.text.length > 60) return false;
  if (matchHeading(`${line.text} ${next.text}`)?.exact === true) return true;
  return /\d[^\p{L}]*[-–—]$/u.test(line.text) && scanDates(next.text)[0]?.start === 0;
}

function isBefore(heading: Line, line: Line, middle: number): boolean {
  return (
    heading.page < line.page || (heading.page === line.page && heading.box.y < middle + 0.6 * heading.size)
  );
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
