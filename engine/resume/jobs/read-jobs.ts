import type { Quote } from "../../text/span.ts";
import type { Entry } from "../entries/entry.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { Header, HeaderSpan } from "../entries/header.ts";
import { type HeaderLayout, listHeaderSpans, NO_LAYOUT } from "../entries/header-layout.ts";
import { type Part, partRecords } from "../entries/part-records.ts";
import { promoteRows } from "../entries/promote-rows.ts";
import { isBreak, readBreak } from "../entries/read-break.ts";
import { keepLabelled, readLabelled } from "../entries/read-labelled.ts";
import { readSentence } from "../entries/read-sentence.ts";
import { readTold } from "../entries/read-told.ts";
import { splitAtFor } from "../entries/split-at-for.ts";
import { splitHeader } from "../entries/split-header.ts";
import type { JobReading } from "../model/resume.ts";
import { agreeOnLayouts } from "./agree-on-layout.ts";
import { groupEntries } from "./group-entries.ts";
import { nameCampus } from "./name-campus.ts";
import { readBullets } from "./read-bullets.ts";
import { chooseReading, type HeaderKind, listReadings, measureLeads } from "./read-header.ts";
import { namesJob, readRecordJob } from "./read-record.ts";
import { printsWholeTime, spansEntry } from "./spans-entry.ts";

/** `told`: how the entry says that it is a job, if it does. */
type Reading = {
  entry: Entry;
  header: Header;
  readings: readonly Header[];
  told: "in words" | "by labels" | null;
};

/**
 * The jobs of a resume in printed order. `sections` holds the rows of each experience section. Headers are read twice: once
 * by their words, then again with the layout on which the headers of their section agree.
 */
export function readJobs(
  sections: readonly (readonly EntryRow[])[],
  text: string,
  usualGap: number,
): JobReading[] {
  const parts = sections
    .flatMap((all) => partRecords(all, namesJob))
    .map((part) => openPart(part, text, usualGap));
  const lone = layOutLone(parts);
  return parts.flatMap((part) => {
    if (part.record !== null) return readRecordJob(part.record, part.rows);
    return buildJobs(readEntries(part.entries, text, lone.get(part) ?? agreeOnLayouts(part.open)), text);
  });
}

/** A part of a section with its entries and every reading of their headers by their own words. */
type OpenPart = Part & { entries: readonly Entry[]; open: readonly (readonly Header[])[] };

function openPart(part: Part, text: string, usualGap: number): OpenPart {
  const entries = part.record === null ? groupEntries(promoteRows(part.rows, usualGap), usualGap) : [];
  return { ...part, entries, open: readEntries(entries, text, []).map(({ readings }) => readings) };
}

const isLone = ({ entries }: OpenPart) => entries.length === 1;

/** An entry that stands alone in its section goes by the layout of the other sections. */
function layOutLone(parts: readonly OpenPart[]): Map<OpenPart, HeaderLayout[]> {
  const layOut = new Map<OpenPart, HeaderLayout[]>();
  if (!parts.some(isLone)) return layOut;
  const layouts = agreeOnLayouts(parts.flatMap(({ open }) => open));
  let next = 0;
  for (const part of parts) {
    if (isLone(part)) layOut.set(part, [layouts[next]!]);
    next += part.open.length;
  }
  return layOut;
}

/** The entries of a section, each with its header and, where it is not told in words, every reading of it. */
function readEntries(entries: readonly Entry[], text: string, layouts: readonly HeaderLayout[]): Reading[] {
  let above: Reading | null = null;
  const read: Reading[] = [];
  let whole: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    const tokens = splitAtFor(splitHeader(entry));
    if (whole !== null && !spansEntry(whole, entry)) whole = null;
    const opens: boolean = printsWholeTime(entries, index);
    const inherits = above !== null && holdsForSeveral(above, entry);
    const kind: HeaderKind = opens ? "whole" : whole !== null ? "within" : inherits ? "inherits" : "own";
    const [inWords, byLabels] = [readTold(entry, text), readLabelled(entry, text)];
    const told = inWords ?? byLabels ?? readSentence(entry, text) ?? readBreak(tokens, text);
    const agreed = layouts[index] ?? NO_LAYOUT;
    const layout = isDated(entry) ? agreed : { ...agreed, repeats: false };
    const readings =
      told === null
        ? keepLabelled(listReadings(tokens, listHeaderSpans(tokens, text), layout, kind), entry, text)
        : [];
    const header: Header = told ?? chooseReading(readings);
    if (opens && header.title === null && header.employer !== null) whole = entry;
    const reading: Reading = {
      entry,
      header,
      readings,
      told: inWords !== null ? "in words" : byLabels !== null ? "by labels" : null,
    };
    read.push(reading);
    if (header.employer !== null) above = reading;
  }
  return read;
}

/** The employer above stands on a row of its own before the role, and this entry has fewer rows: it is another role there. */
function holdsForSeveral(above: Reading, entry: Entry): boolean {
  const { employer, title } = above.header;
  if (employer === null) return false;
  if (title === null) return true;
  return employer.row < title.row && entry.header.length < above.entry.header.length;
}

/**
 * A post alone whose last month is the first one of the post above it, which names the employer in the row of its own title:
 * 'Team Lead, Corvid Traders  May 2021 – Present' over 'Developer  Sept 2019 – May 2021'.
 */
function leadsUpTo({ entry, header }: Reading, above: Reading | undefined): boolean {
  if (header.title === null || header.place !== null || entry.header.length > 1) return false;
  if (above === undefined || above.header.employer === null || above.header.title === null) return false;
  const [end, start] = [entry.anchor?.period?.to?.at, above.entry.anchor?.period?.from?.at];
  return end?.month != null && end.month === start?.month && end.year === start.year;
}

function buildJobs(readings: readonly Reading[], text: string): JobReading[] {
  const jobs: JobReading[] = [];
  let employer: HeaderSpan | null = null;
  let place: HeaderSpan | null = null;
  let source: Reading | null = null;
  for (const [index, reading] of readings.entries()) {
    const { entry, header } = reading;
    const next = readings[index + 1];
    if (isGroupHeader(reading, next)) {
      employer = header.employer;
      place = header.place;
      source = reading;
      continue;
    }
    const inherits =
      header.employer === null &&
      !isBreak(header.title?.text ?? "") &&
      source !== null &&
      (holdsForSeveral(source, entry) || leadsUpTo(reading, readings[index - 1]));
    if (header.employer !== null) {
      employer = header.employer;
      place = header.place;
      source = reading;
    }
    if (!isJob(reading)) {
      extendLast(jobs, entry, text);
      continue;
    }
    jobs.push(
      buildJob(
        entry,
        header,
        inherits ? employer : header.employer,
        header.place ?? (inherits ? place : null),
        text,
        reading,
      ),
    );
  }
  return jobs;
}

/** An employer with the whole time there, above the roles held: it names no role and nothing is said of it. */
function isGroupHeader({ entry, header, told }: Reading, next: Reading | undefined): boolean {
  if (header.employer === null || header.title !== null || next === undefined) return false;
  const isAlone = entry.body.length === 0 || (told === "by labels" && !isDated(entry));
  return isAlone && next.header.title !== null && next.header.employer === null;
}

/** Something must name it: a title or an employer. An undated entry needs both, or has to be told in words. */
function isJob({ entry, header, told }: Reading): boolean {
  if (told !== null && header.employer !== null) return true;
  if (!isDated(entry)) return header.title !== null && header.employer !== null && header.weight > 3;
  return header.title !== null || header.employer !== null;
}

/** It bears a date, or is set like one that does. */
const isDated = ({ anchor, dated }: Entry) => anchor !== null || dated !== undefined;

/** What names nothing goes on with the job above. */
function extendLast(jobs: JobReading[], entry: Entry, text: string): void {
  const last = jobs.at(-1);
  if (last === undefined) return;
  const rows = [...entry.header, ...entry.body];
  last.end = Math.max(last.end, ...rows.map((row) => row.end));
  last.bullets.push(...readBullets(entry.body, text));
}

function buildJob(
  entry: Entry,
  header: Header,
  employer: HeaderSpan | null,
  place: HeaderSpan | null,
  text: string,
  reading: Reading,
): JobReading {
  const rows = [...entry.header, ...entry.body];
  const period = entry.anchor?.period ?? null;
  const bullets: Quote[] = readBullets(entry.body, text);
  return {
    title: header.title?.text ?? null,
    employer: nameCampus(employer, text)?.text ?? null,
    place: place?.text ?? null,
    from: period?.from ?? null,
    to: period?.to ?? null,
    current: period?.current ?? false,
    bullets,
    leads: measureLeads(reading.header, reading.readings),
    start: Math.min(...rows.map((row) => row.start)),
    end: Math.max(...rows.map((row) => row.end)),
  };
}
