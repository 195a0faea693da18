import type { Span } from "../../text/span.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import type { Entry } from "./entry.ts";
import type { Header, HeaderSpan } from "./header.ts";
import { opensAsJob, readJobSentence, type ToldJob, tidySentence } from "./job-sentence.ts";
import { partSeat } from "./read-labelled.ts";

/** Whether a dated row tells a job in a sentence. `period` is where its time stands in the text. */
export function isSentenceJob(text: string, period: Span): boolean {
  return readDated(text, period) !== null;
}

function readDated(text: string, period: Span): ToldJob | null {
  const tidy = tidySentence(cutDates(besideDates(text, period)));
  if (tidy.length >= LONGEST || !opensAsJob(tidy)) return null;
  const told = readJobSentence(tidy);
  return told !== null && (told.title !== null || namesEmployer(told.employer)) ? told : null;
}

/** Title and employer of a job told in a sentence; null where the entry is anything else. */
export function readSentence(entry: Entry, text: string): Header | null {
  const row = entry.anchor;
  if (row === null || row.period === null) return null;
  const period = { start: row.period.start - row.start, end: row.period.end - row.start };
  const told = readDated(row.text, period);
  if (told === null) return null;
  const span = locate(told.employer.replace(REMARK, ""), row.start, row.text, text);
  const { name, town } = span === null ? { name: null, town: null } : partSeat(span);
  const title = told.title?.replace(UNDER, "") ?? null;
  return {
    title: title === null ? null : locate(title, row.start, row.text, text),
    employer: name,
    place: town,
    weight: 6,
  };
}

const LONGEST = 220;

/** 'Clerk under Mr. Roe', '… in Corvid & Co (Chartered Accountants)': whom the post was under, and what the firm is. */
const UNDER = / under (?:the )?\p{Lu}.*$/u;
const REMARK = /\s*\((?=[^()]* )[^()]*\)?$/u;

/** 'Articled with Corvid & Co': surely a name, and nothing of the post. */
function namesEmployer(employer: string): boolean {
  return /^[\p{Lu}\d]/u.test(employer) && scoreEmployer(employer.replace(REMARK, "")) >= SURE_EMPLOYER;
}

const SURE_EMPLOYER = 1.5;

/** What stands behind a time that opens the row ('2015 – 2019: worked as …'), or the row up to its time. */
function besideDates(text: string, period: Span): string {
  const opens = /^[\s(•–-]*$/.test(text.slice(0, period.start));
  if (opens) return text.slice(period.end).replace(/^[\s:;,.)–—-]+/u, "");
  return text.slice(0, Math.max(0, period.start)) || text;
}

/** The sentence without its dates and the words that lead to them. */
function cutDates(text: string): string {
  return text
    .replace(
      /[\s,(.-]*(?:\b(?:from|since|during|between|w\.?e\.?f\.?)\b[\s:]*)?(?:\b\p{L}{3,9}\.?[\s,'-]*)?\b(?:19|20)\d\d\b[\s\S]*$/iu,
      "",
    )
    .replace(/[\s,(.-]*\b(?:from|since|during|between)\b[\s:]*(?:\d{1,2}[./-]|\p{L}{3,9}\W*$)[\s\S]*$/iu, "")
    .trimEnd()
    .replace(/[\s,(.-]*\b(?:from|since|during|between)$/i, "")
    .replace(/[\s,.(–-]+$/u, "");
}

function locate(value: string, offset: number, row: string, text: string): HeaderSpan | null {
  const flat = row.replace(/\s/g, " ");
  const trimmed = value.replace(/[\s,.]+$/, "");
  const at = flat.indexOf(trimmed);
  if (at < 0) return null;
  const start = offset + at;
  const end = start + trimmed.length;
  return {
    text: text.slice(start, end).replace(/\s+/g, " "),
    start,
    end,
    from: 0,
    to: 0,
    row: 0,
    offset: 0,
    order: 0,
    style: "",
  };
}
