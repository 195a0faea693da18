import { DUTIES_HEADING, LIST_OF_JOB_HEADING } from "../../knowledge/headings/doubtful-headings.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { TABLE_HEADS } from "../../knowledge/headings/table-heads.ts";
import { findPeriods } from "../dates/find-periods.ts";
import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { type HeadingStyle, scoreShortfall, styleKey, styleOf } from "./heading-style.ts";
import type { HeadingCandidate } from "./list-heading-candidates.ts";

/** What a heading must fall short of the one above it to be a part of its section. */
const LEAST_SHORTFALL = 0.5;
/** Sizes of the type of a heading in that of the one above it. */
const SMALLER = 0.85;
/** How many headings must share the style of sections, so that anything can be said to fall short of it. */
const LEAST_SECTIONS = 3;

/**
 * The headings without those of groups within a section: 'Journal articles' set weaker under 'Publications', which is of
 * the same kind. A weaker heading of another kind stays: it tells what stands below it.
 */
export function dropSubheadings(
  accepted: readonly HeadingCandidate[],
  lines: readonly Line[],
  shape: PageShape,
): HeadingCandidate[] {
  const sorted = accepted
    .filter((one) => !isColumnHead(one, lines))
    .sort((a, b) => a.lines[0]! - b.lines[0]!);
  const main = findMainStyle(sorted, lines);
  if (main === null) return dropDuties(sorted, lines);
  let open: HeadingCandidate | null = null;
  const kept = sorted.filter((one) => {
    const line = lines[one.lines[0]!]!;
    const isWeaker = scoreShortfall(line, main, shape) >= LEAST_SHORTFALL;
    const isPart =
      !one.cell &&
      open !== null &&
      (isWeaker ? belongsTo(one, open) : one.kind === open.kind && isSmaller(line, lines[open.lines[0]!]!));
    if (!isWeaker && !one.cell) open = one;
    return !isPart;
  });
  return dropDuties(kept, lines);
}

/** Kinds of headings that a list within a job bears too: 'Highlights', 'Achievements', 'Technologies'. */
const KINDS_OF_LISTS: ReadonlySet<string> = new Set(["summary", "awards", "skills", "other"]);
/** Lines above the heading of a job's list in which its dates stand. */
const ROWS_ABOVE = 2;
const LONGEST_DATED = 100;

/**
 * Without headings that are parts of a job: 'Roles and Responsibilities' below its header, 'Highlights' below its dates, and
 * what recurs from job to job, as the heading of a section does not.
 */
function dropDuties(sorted: readonly HeadingCandidate[], lines: readonly Line[]): HeadingCandidate[] {
  let open: HeadingCandidate | null = null;
  let dropped = "";
  return sorted.filter((one, index) => {
    const key = headingKey(one.text);
    const next = sorted[index + 1];
    const recurs = key === dropped || (next !== undefined && headingKey(next.text) === key);
    const isPart =
      DUTIES_HEADING.test(key) ||
      (LIST_OF_JOB_HEADING.test(key) && standsBelowDate(one, lines)) ||
      (recurs && KINDS_OF_LISTS.has(one.kind));
    if (open?.kind === "experience" && isPart) {
      dropped = key;
      return false;
    }
    open = one;
    dropped = "";
    return true;
  });
}

function standsBelowDate(one: HeadingCandidate, lines: readonly Line[]): boolean {
  const first = one.lines[0]!;
  return lines
    .slice(Math.max(0, first - ROWS_ABOVE), first)
    .some(({ text, bullet }) => !bullet && text.length < LONGEST_DATED && findPeriods(text).length > 0);
}

/** Set so much smaller than the heading above it that it is none of its rank, whatever those of a sidebar look like. */
function isSmaller(line: Line, above: Line): boolean {
  return line.column === above.column && line.size < SMALLER * above.size;
}

function belongsTo(one: HeadingCandidate, open: HeadingCandidate): boolean {
  if (one.kind === open.kind) return true;
  // Groups of publications are named after where they appeared: nothing we know.
  return open.kind === "publications" && one.kind === "other";
}

/** The style that most of the surest headings share. */
function findMainStyle(sorted: readonly HeadingCandidate[], lines: readonly Line[]): HeadingStyle | null {
  const exact = sorted.filter((one) => one.exact && !one.cell).map((one) => lines[one.lines[0]!]!);
  const [most] = [...Map.groupBy(exact, styleKey).values()].sort((a, b) => b.length - a.length);
  return most === undefined || most.length < LEAST_SECTIONS ? null : styleOf(most[0]!);
}

/** 'Course' beside 'University' and 'Year': the head of a table whose cells were read line by line. */
function isColumnHead(one: HeadingCandidate, lines: readonly Line[]): boolean {
  const [first, last] = [one.lines[0]!, one.lines.at(-1)!];
  if (!isTableWord(lines[first]!)) return false;
  return [lines[first - 1], lines[last + 1]].some((line) => line !== undefined && isTableWord(line));
}

function isTableWord({ text }: Line): boolean {
  return TABLE_HEADS.has(text.trim().toLowerCase());
}
