import type { Quote } from "../../text/span.ts";
import type { Entry } from "../entries/entry.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { Header, HeaderSpan } from "../entries/header.ts";
import { type HeaderLayout, learnLayout, listHeaderSpans, NO_LAYOUT } from "../entries/header-layout.ts";
import { promoteRows } from "../entries/promote-rows.ts";
import { isBreak, readBreak } from "../entries/read-break.ts";
import { readLabelled } from "../entries/read-labelled.ts";
import { readSentence } from "../entries/read-sentence.ts";
import { splitAtFor } from "../entries/split-at-for.ts";
import { splitHeader } from "../entries/split-header.ts";
import type { JobReading, ResumeDate } from "../model/resume.ts";
import { agreeOnLayout } from "./agree-on-layout.ts";
import { groupEntries } from "./group-entries.ts";
import { readBullets } from "./read-bullets.ts";
import { type HeaderKind, listReadings, readHeader } from "./read-header.ts";
import { printsWholeTime, spansEntry } from "./spans-entry.ts";

type Reading = { entry: Entry; header: Header };

/**
 * The jobs of a resume in printed order. `sections` holds the rows of each experience section. Headers are read twice: once
 * by their words, then again with the layout that the plain ones share.
 */
export function readJobs(
  sections: readonly (readonly EntryRow[])[],
  text: string,
  usualGap: number,
): JobReading[] {
  const groups = sections.map((rows) => groupEntries(promoteRows(rows, usualGap), usualGap));
  const first = groups.map((entries) => readEntries(entries, text, NO_LAYOUT));
  const all = learnFrom(first.flat());
  return groups.flatMap((entries, index) => {
    // Sections may be laid out each in its own way; one that leaves no doubt about any entry goes by the others.
    const own = learnFrom(first[index]!);
    const layout = own.seen > 0 ? own : all.seen > 0 ? all : agreeOnLayout(listAllReadings(entries, text));
    return buildJobs(readEntries(entries, text, layout), text);
  });
}

function listAllReadings(entries: readonly Entry[], text: string): Header[][] {
  return entries.map((entry) => {
    const tokens = splitAtFor(splitHeader(entry));
    return listReadings(tokens, listHeaderSpans(tokens, text), NO_LAYOUT, "own");
  });
}

function learnFrom(readings: readonly Reading[]): HeaderLayout {
  const sure: { title: HeaderSpan; employer: HeaderSpan }[] = [];
  for (const { header } of readings) {
    if (header.sure && header.title !== null && header.employer !== null) {
      sure.push({ title: header.title, employer: header.employer });
    }
  }
  return learnLayout(sure);
}

function readEntries(entries: readonly Entry[], text: string, layout: HeaderLayout): Reading[] {
  let above: Reading | null = null;
  const readings: Reading[] = [];
  let whole: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    const tokens = splitAtFor(splitHeader(entry));
    if (whole !== null && !spansEntry(whole, entry)) whole = null;
    const opens: boolean = printsWholeTime(entries, index);
    const inherits = above !== null && holdsForSeveral(above, entry);
    const kind: HeaderKind = opens ? "whole" : whole !== null ? "within" : inherits ? "inherits" : "own";
    const told = readLabelled(entry, text) ?? readSentence(entry, text) ?? readBreak(tokens, text);
    const header: Header = told ?? readHeader(tokens, listHeaderSpans(tokens, text), layout, kind);
    if (opens && header.title === null && header.employer !== null) whole = entry;
    const reading: Reading = { entry, header };
    readings.push(reading);
    if (header.employer !== null) above = reading;
  }
  return readings;
}

/** The employer above stands on a row of its own before the role, and this entry has fewer rows: it is another role there. */
function holdsForSeveral(above: Reading, entry: Entry): boolean {
  const { employer, title } = above.header;
  if (employer === null) return false;
  if (title === null) return true;
  return employer.row < title.row && entry.header.length < above.entry.header.length;
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
      holdsForSeveral(source, entry);
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
      ),
    );
  }
  return jobs;
}

/** An employer with the whole time there, above the roles held: it names no role and nothing is said of it. */
function isGroupHeader({ entry, header }: Reading, next: Reading | undefined): boolean {
  if (header.employer === null || header.title !== null || next === undefined) return false;
  return entry.body.length === 0 && next.header.title !== null && next.header.employer === null;
}

/** Something must name it: a title or an employer. An undated entry needs both. */
function isJob({ entry, header }: Reading): boolean {
  if (entry.anchor === null) return header.title !== null && header.employer !== null && header.weight > 3;
  return header.title !== null || header.employer !== null;
}

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
): JobReading {
  const rows = [...entry.header, ...entry.body];
  const period = entry.anchor?.period ?? null;
  const bullets: Quote[] = readBullets(entry.body, text);
  return {
    title: header.title?.text ?? null,
    employer: employer?.text ?? null,
    place: place?.text ?? null,
    from: period?.from ?? null,
    to: toDate(period?.to ?? null),
    current: period?.current ?? false,
    bullets,
    start: Math.min(...rows.map((row) => row.start)),
    end: Math.max(...rows.map((row) => row.end)),
  };
}

function toDate(date: ResumeDate | null): ResumeDate | null {
  return date;
}
