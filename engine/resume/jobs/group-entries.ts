import { TERM_LABELS } from "../../knowledge/headings/fact-labels.ts";
import { EMPLOYER_DESCRIPTION, EMPLOYER_SIZE } from "../../knowledge/organisations/employer-descriptions.ts";
import type { Entry } from "../entries/entry.ts";
import { type EntryRow, typeOf, withoutPeriod } from "../entries/entry-row.ts";
import { isBreak } from "../entries/read-break.ts";
import { namesByLabel, readFactLabel } from "../entries/read-labelled.ts";
import { tellsJob } from "../entries/read-told.ts";
import { isDuration } from "../entries/split-header.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { gapAbove, groupUndated, liftRow, MOST_ROWS, partUndated } from "./group-undated.ts";

/**
 * Splits the rows of one section into entries. Every dated header row anchors one. How many header rows stand above an
 * anchor is learned from the first entry, which the heading above it delimits; white space and what was done decide the rest.
 */
export function groupEntries(read: readonly EntryRow[], usualGap: number): Entry[] {
  const rows = read.map((row, index) => (isToldAboveTime(row, read[index + 1]) ? liftRow(row) : row));
  const anchors = listAnchors(rows);
  if (anchors.length === 0) return groupUndated(rows, usualGap);
  const above = countAbove(rows, anchors[0]!);
  const first = rows.slice(anchors[0]! - above, anchors[0]!);
  const starts = anchors.map((anchor, order) => {
    if (order === 0) return anchor - above;
    if (isSetLike(first, rows, anchor - above, anchors[order - 1]!)) return anchor - above;
    return startOf(rows, anchors[order - 1]!, anchor, above, usualGap);
  });
  const entries: Entry[] = anchors.map((anchor, order) => {
    const end = starts[order + 1] ?? rows.length;
    return buildEntry(rows.slice(starts[order]!, end), anchor - starts[order]!);
  });
  const before = rows.slice(0, starts[0]!);
  const parted = entries.flatMap((entry) => partUndated(entry, usualGap));
  return before.length > 0 ? [...groupUndated(before, usualGap), ...parted] : parted;
}

/**
 * Dated rows that head an entry. Where periods are printed, a single date alone ('Best shop, 2022') must stand with a title
 * or an employer, in its own row or beside it.
 */
function listAnchors(rows: readonly EntryRow[]): number[] {
  const dated = rows.map((row, index) => (row.period === null ? -1 : index)).filter((index) => index >= 0);
  if (!dated.some((index) => rows[index]!.period!.range)) return dated;
  const usual = new Set(
    dated.filter((index) => isStretch(rows[index]!)).map((index) => dateShape(rows[index]!)),
  );
  return dated.filter(
    (index) =>
      isStretch(rows[index]!) ||
      usual.has(dateShape(rows[index]!)) ||
      namesJob(rows[index]!) ||
      isBareBesideJob(rows, index) ||
      isBreak(withoutPeriod(rows[index]!).trim()),
  );
}

/** Where and how a row prints its date: a section dates all its entries in one way. */
function dateShape({ unit, lines, text, start, period }: EntryRow): string {
  const line = lines[0]!;
  const before = text.slice(0, period!.start - start).trim();
  const after = text.slice(period!.end - start).trim();
  const side =
    before.length <= 1 ? (after.length <= 1 ? "alone" : "first") : after.length <= 1 ? "last" : "within";
  const isCell = line.tabs.length > 0 ? "cell" : "plain";
  const isItem = unit.kind === "item" ? "item" : "row";
  return `${isItem} ${side} ${isCell} ${line.bold} ${line.italic} ${line.column} ${Math.round(line.box.x / 4)}`;
}

/** From then to then. 'Top seller 2018 and 2019' in a list are two moments of a job. */
function isStretch({ unit, text, start, period }: EntryRow): boolean {
  const printed = text.slice(period!.start - start, period!.end - start);
  return period!.range && !(unit.kind === "item" && /(?:and|&)/.test(printed));
}

function namesJob(row: EntryRow | undefined): boolean {
  if (row === undefined || !row.header) return false;
  const parts = row.text.split(/[,|•·–—\t]|\s-\s/u);
  const hasTitle = parts.some((part) => scoreTitle(part) >= 3 && part.trim().split(/\s+/).length <= 5);
  const hasEmployer = parts.some((part) => scoreEmployer(part) >= 2.5);
  return row.unit.kind === "item" ? hasTitle && hasEmployer : hasTitle || hasEmployer;
}

/** A date alone on its row, with a row that names a job above or below. */
function isBareBesideJob(rows: readonly EntryRow[], index: number): boolean {
  return isBare(rows[index]!) && (namesJob(rows[index - 1]) || namesJob(rows[index + 1]));
}

/** Nothing but its date. */
function isBare(row: EntryRow): boolean {
  return row.period !== null && row.text.length - (row.period.end - row.period.start) <= 4;
}

/** 'Currently working with Corvid Traders Ltd' over 'Period: May 2019 to June 2021'. */
function isToldAboveTime(row: EntryRow, next: EntryRow | undefined): boolean {
  if (next === undefined || next.period?.range !== true || !tellsJob(row)) return false;
  return isBare(next) || readFactLabel(next.text) !== null;
}

/** A list's item names something only where it is dated itself; it never belongs to another row's header. */
function names(row: EntryRow): boolean {
  return row.header && (row.unit.kind !== "item" || namesByLabel(row.text));
}

/** Header rows right above the first anchor, as long as nothing else stands between. */
function countAbove(rows: readonly EntryRow[], anchor: number): number {
  let count = 0;
  while (count < anchor && names(rows[anchor - count - 1]!) && count < MOST_ROWS) count += 1;
  return count;
}

/**
 * Whether the rows from `start` on are set in the very types of the first entry's rows above its date, and otherwise than what
 * stands before them: then they are as many, whatever the white space between them.
 */
function isSetLike(
  first: readonly EntryRow[],
  rows: readonly EntryRow[],
  start: number,
  previous: number,
): boolean {
  if (first.length === 0 || start - 1 < previous) return false;
  const isLike = first.every((row, index) => {
    const own = rows[start + index]!;
    return names(own) && typeOf(own.lines[0]!) === typeOf(row.lines[0]!);
  });
  const before = rows[start - 1]!;
  const isEnd = start - 1 === previous || !names(before);
  return isLike && isEnd && typeOf(before.lines[0]!) !== typeOf(first[0]!.lines[0]!);
}

/** Where the entry of `anchor` begins, after that of `previous`. */
function startOf(
  rows: readonly EntryRow[],
  previous: number,
  anchor: number,
  above: number,
  usualGap: number,
): number {
  let run = 0;
  while (anchor - run - 1 > previous && names(rows[anchor - run - 1]!) && run < MOST_ROWS + 2) run += 1;
  if (run === 0) return anchor;
  const hasBody = anchor - run - 1 > previous;
  const first = anchor - run;
  // On a new page white space tells nothing above its first row: it opens an entry of as many rows as the first one has.
  if (run >= above && above > 0 && opensPage(rows[anchor - above]!, rows[anchor - above - 1]))
    return anchor - above;
  // A period alone goes with what it dates, however far a page's end has pushed it down.
  const bare = isBare(rows[anchor]!);
  // After a list the first row that is no item opens what comes next, even where the white space is the list's own.
  const afterItem = hasBody && rows[first - 1]!.unit.kind === "item";
  const widest = findBoundary(rows.slice(first, bare ? anchor : anchor + 1), afterItem ? 0 : usualGap);
  if (widest !== null && anchor - (first + widest) <= Math.max(above, MOST_ROWS)) {
    // An employer and how long in all, above the first role held there.
    const isWholeTime = widest >= 2 && isDuration(rows[first + widest - 1]!.text);
    return isWholeTime ? first + widest - 2 : first + widest;
  }
  // Set in bold below what is not: it names the next employer, though the others are dated in their first row.
  const isSetOff = hasBody && run <= 2 && rows[first]!.lines[0]!.bold && !rows[first - 1]!.lines[0]!.bold;
  if (isSetOff) return first;
  // A time alone where the others stand beside what they date: a new page has parted it from its first row.
  if (bare && afterItem && !isBare(rows[previous]!) && run <= 2 && namesJob(rows[first])) return first;
  if (hasBody) return anchor - Math.min(run, above);
  return anchor - Math.min(above, Math.max(0, run));
}

const opensPage = (row: EntryRow, before: EntryRow | undefined) =>
  before !== undefined && row.lines[0]!.page > before.lines[0]!.page;

/**
 * The row of a run above which the white space is clearly the widest: what stands above it belongs to the entry before.
 * Null where no row is set apart.
 */
function findBoundary(run: readonly EntryRow[], usualGap: number): number | null {
  let widest = 0;
  for (const [index, row] of run.entries()) if (gapAbove(row) > gapAbove(run[widest]!)) widest = index;
  const others = run.filter((_, index) => index !== widest).map(gapAbove);
  const next = Math.max(usualGap * 0.8, ...others);
  return gapAbove(run[widest]!) >= next + 0.22 ? widest : null;
}

function buildEntry(rows: readonly EntryRow[], anchor: number): Entry {
  const header = rows.slice(0, anchor + 1);
  let next = anchor + 1;
  let last = rows[anchor]!;
  let taken = 0;
  while (next < rows.length && taken < 3) {
    const row = rows[next]!;
    if (isDescription(row)) {
      next += 1;
      continue;
    }
    if (names(row) && !isTail(row, last)) {
      header.push(row);
      last = row;
      taken += 1;
    } else if (!isTerms(row)) break;
    next += 1;
  }
  return { header, anchor: rows[anchor]!, body: rows.slice(next), section: rows[anchor]!.unit.section };
}

/** 'Salary: …', 'Hours per week: 40': terms of the job, which stand between the lines that name it. */
function isTerms(row: EntryRow): boolean {
  return row.text.length < 90 && row.unit.kind !== "item" && TERM_LABELS.test(row.text);
}

/** 'A $60M producer of castings', 'Injection molder, 140 employees': what the employer is, which is neither name nor duty. */
function isDescription(row: EntryRow): boolean {
  if (row.unit.kind === "item" || row.period !== null || row.text.length > 150) return false;
  if (/^(?:report(?:ing|s|ed)|answer(?:ing|s|ed)) (?:directly )?to \S/i.test(row.text)) return true;
  if (row.text.split(/\s+/).length < 4) return false;
  const first = row.text.split(",")[0]!;
  if (EMPLOYER_SIZE.test(row.text) && / (?:of|for) \p{Ll}/u.test(first) && !row.lines[0]!.bold) return true;
  return (EMPLOYER_DESCRIPTION.test(row.text) || EMPLOYER_SIZE.test(row.text)) && scoreTitle(first) < 2.5;
}

/** A long line after a short one begins what was done, even where it names nothing like a duty. */
function isTail(row: EntryRow, above: EntryRow): boolean {
  if (row.lines.length === 1 && row.lines[0]!.tabs.length > 0) return false;
  return row.text.length > 90 && row.text.length > 1.5 * above.text.length && !isBare(above);
}
