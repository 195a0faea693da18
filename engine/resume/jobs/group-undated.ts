import { LENGTH_BEHIND } from "../../knowledge/titles/job-sentences.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { scanDates } from "../dates/scan-dates.ts";
import type { Entry } from "../entries/entry.ts";
import { type EntryRow, typeOf } from "../entries/entry-row.ts";
import { COUNTED } from "../entries/is-header.ts";
import { isWrittenAsName } from "../entries/job-sentence.ts";
import { tellsJob } from "../entries/read-told.ts";
import { isDuration } from "../entries/split-header.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";

export const MOST_ROWS = 4;

/** White space, in sizes of the type, that parts an entry without a date from the one above it. */
const APART = 0.4;

/**
 * Among what was done below a dated header, a header of another entry that bears no date: two rows set like the first two of
 * the dated one, with white space above.
 */
export function partUndated(entry: Entry, usualGap: number): Entry[] {
  const starts = entry.body.flatMap((_, index) =>
    isSetLike(entry, index, usualGap) || namesJobInTwo(entry.body, index) ? [index] : [],
  );
  if (starts.length === 0) return [entry];
  const dated = entry.header.indexOf(entry.anchor!);
  const undated = starts.map((start, order): Entry => {
    const own = entry.body.slice(start, starts[order + 1]);
    const rows = isSetLike(entry, start, usualGap) ? Math.max(2, dated + 1) : 2;
    return { header: own.slice(0, rows), anchor: null, dated, body: own.slice(rows), section: entry.section };
  });
  return [{ ...entry, body: entry.body.slice(0, starts[0]) }, ...undated];
}

/** Whether a row of what was done and the next one are set like the first two of the entry's header. */
function isSetLike({ header: [first, second], body }: Entry, index: number, usualGap: number): boolean {
  if (first === undefined || second === undefined) return false;
  const usual = styleOf(body[0]);
  if (styleOf(first) === usual && styleOf(second) === usual) return false;
  const [row, next] = [body[index]!, body[index + 1]];
  return (
    index > 0 &&
    opensEntry(row) &&
    gapAbove(row) > usualGap + APART &&
    styleOf(row) === styleOf(first) &&
    next !== undefined &&
    opensEntry(next) &&
    gapAbove(next) < gapAbove(row) &&
    styleOf(next) === styleOf(second)
  );
}

/** Below a list, a row that is surely a title and one that surely names who employs, in either order, above another list. */
function namesJobInTwo(body: readonly EntryRow[], index: number): boolean {
  const [above, row, next, below] = [body[index - 1], body[index]!, body[index + 1], body[index + 2]];
  if (above?.unit.kind !== "item" || next === undefined || !opensEntry(row) || !opensEntry(next))
    return false;
  if (below !== undefined && below.unit.kind !== "item") return false;
  if (gapAbove(row) <= gapAbove(next)) return false;
  return [
    [row, next],
    [next, row],
  ].some(([one, other]) => isSureTitle(one!.text) && isSureEmployer(other!.text));
}

const isSureTitle = (text: string) => scoreTitle(text) >= 3 && text.split(/\s+/).length <= 6;

const isSureEmployer = (text: string) => scoreEmployer(text.split(/[,|(]/u)[0]!) >= 2.2;

const opensEntry = (row: EntryRow) => row.header && row.unit.kind !== "item" && row.period === null;

function styleOf(row: EntryRow | undefined): string {
  const line = row?.lines[0];
  return line === undefined ? "" : `${typeOf(line)} ${line.caps}`;
}

export const liftRow = (row: EntryRow): EntryRow => ({
  ...row,
  header: true,
  unit: { ...row.unit, kind: "paragraph" },
});

/** A new page or column says nothing about the gap. */
export function gapAbove(row: EntryRow): number {
  return row.lines[0]!.gap;
}

const SIGNS = String.raw`[,|•·–—\t()]|\s-\s|:\s`;
const PARTS = new RegExp(String.raw`${SIGNS}|\s(?:at|as|chez|bei|@)\s`, "u");
/** In a list of jobs other small words part post and employer too. */
const LISTED_PARTS = new RegExp(String.raw`${SIGNS}|\s(?:at|as|in|with|for|chez|bei|@)\s`, "u");

/**
 * Where most items of a list name a post and who employs and nothing is told below them, the list is of jobs:
 * 'Corvid Motors, Leeds – Store Keeper', 'Welder at Hallgrim Works (2 years)'.
 */
function listJobs(rows: readonly EntryRow[]): Set<number> {
  const items = rows.filter(({ unit, text }) => unit.kind === "item" || COUNTED.test(text));
  const jobs = new Set(items.filter(namesWholeJob).map(({ start }) => start));
  return jobs.size < 2 || jobs.size < MOST_OF_LIST * items.length ? new Set() : jobs;
}

const MOST_OF_LIST = 0.6;
const MOST_WORDS = 16;

function namesWholeJob({ text }: EntryRow): boolean {
  const bare = text
    .replace(COUNTED, "")
    .replace(/[\s.]+$/, "")
    .replace(LENGTH_BEHIND, "");
  if (bare.split(/\s+/).length > MOST_WORDS || beginsWithVerb(bare)) return false;
  const parts = bare
    .split(LISTED_PARTS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !isDuration(part));
  const title = parts.findIndex((part) => scoreTitle(part) >= 2.5 && part.split(/\s+/).length <= 6);
  const tellsLength =
    LENGTH_BEHIND.test(text.replace(/[\s.]+$/, "")) || text.split(/[-–—(),]/u).some(isDuration);
  if (parts.length < 2) return false;
  if (title < 0) return tellsLength && parts.every(isWrittenAsName);
  const others = parts.filter((_, index) => index !== title);
  return others.some((part) => scoreEmployer(part) >= 1.5) || others.every(isWrittenAsName);
}

/** 'Web Developer Intern at Corvid Labs': a row that says all of a job. */
function namesBoth(row: EntryRow): boolean {
  const parts = row.text.split(PARTS).filter((part) => part.trim() !== "");
  return parts.length >= 2 && parts.some((part) => scoreTitle(part.trim()) >= 2.5);
}

/** Without dates an entry begins with the first header row after something done, or after white space. */
export function groupUndated(rows: readonly EntryRow[], usualGap: number): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | null = null;
  const listed = listJobs(rows);
  const isCounted = ({ text, header }: EntryRow) => header && COUNTED.test(text);
  for (const row of rows.map((one) => (listed.has(one.start) || tellsJob(one) ? liftRow(one) : one))) {
    const opens =
      row.header &&
      (current === null ||
        current.body.length > 0 ||
        gapAbove(row) > usualGap + 0.5 ||
        tellsJob(row) ||
        listed.has(row.start) ||
        (isCounted(row) && current.header.some(isCounted)) ||
        (namesBoth(row) && current.header.some(namesBoth)));
    if (opens || current === null) {
      // An item of a list of jobs is one, even where no word of it says so.
      const dated = listed.has(row.start) ? { dated: 0 } : {};
      current = { header: [], anchor: null, ...dated, body: [], section: row.unit.section };
      entries.push(current);
    }
    // 'Present' where no beginning is printed tells neither who nor what was done.
    if (current.body.length === 0 && isPresent(row)) continue;
    if (row.header && current.body.length === 0 && current.header.length < MOST_ROWS)
      current.header.push(row);
    else current.body.push(row);
  }
  return entries.filter((entry) => entry.header.length > 0);
}

function isPresent({ text }: EntryRow): boolean {
  const [mark] = scanDates(text);
  return mark?.kind === "present" && mark.end - mark.start >= text.trim().length;
}
