import { isCity, scorePlace } from "../../knowledge/places/read-places.ts";
import { EXPERIENCE_LONG, EXPERIENCE_WITH } from "../../knowledge/titles/job-sentences.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Entry } from "./entry.ts";
import type { EntryRow } from "./entry-row.ts";
import { isFieldOfWork } from "./field-of-work.ts";
import type { Header, HeaderSpan } from "./header.ts";
import { isSurePost, isWrittenAsName, opensAsJob, readJobSentence, tidySentence } from "./job-sentence.ts";
import { partSeat, readLabelled } from "./read-labelled.ts";

/** From here on words are believed to name who employs. */
const LEAST_EMPLOYER = 1.5;
const LONGEST = 140;

/** Whether a row without a date tells a job in words: 'Currently working with Acme Ltd', '1 year experience in Acme Finance'. */
export function tellsJob(row: EntryRow): boolean {
  return row.period === null && readTelling(row) !== null && findPeriods(row.text).length === 0;
}

/** Who employs, and the post where it is said, of an entry whose first row tells it in words; null where it is not. */
export function readTold(entry: Entry, text: string): Header | null {
  const [row] = entry.header;
  if (row === undefined || !tellsJob(row)) return null;
  const told = readTelling(row);
  if (told === null) return null;
  const labelled = readLabelled({ ...entry, header: entry.header.slice(1) }, text);
  const title = labelled?.title ?? (told.title === null ? null : spanOf(told.title, row));
  return { title, employer: told.employer, place: told.place, weight: 6 };
}

/** No row without one of these words does. */
const MAY_TELL = /work|employ|serv|associated|articled|joined|posted|engaged|exp|ship|\bas\b/i;

type Telling = { title: string | null; employer: HeaderSpan; place: HeaderSpan | null };

function readTelling(row: EntryRow): Telling | null {
  if (row.text.length > LONGEST || !MAY_TELL.test(row.text)) return null;
  const sentence = tidySentence(row.text);
  const told = opensAsJob(sentence) || EXPERIENCE_WITH.test(sentence) ? readJobSentence(sentence) : null;
  const known = told === null ? null : nameEmployer(told.employer, told.title, row);
  if (known !== null) return known;
  const printed = row.text.replace(/\s/g, " ").replace(/[\s.,]+$/, "");
  // 'Corvid Traders (two years experience)'
  const bracket = /^(.{2,80}?)\s*\(([^()]{4,50})\)$/u.exec(printed);
  if (bracket === null || !EXPERIENCE_LONG.test(bracket[2]!)) return null;
  return nameEmployer(bracket[1]!, null, row);
}

/** The name, if it is one: by its words, or by the place behind it. */
function nameEmployer(printed: string, title: string | null, row: EntryRow): Telling | null {
  const [main = ""] = printed.split(/\s*,\s*/u);
  const behind = printed.slice(main.length).replace(/^\s*,\s*/u, "");
  if (!/^[\p{Lu}\d]/u.test(main) || scoreTitle(main) >= 2.5 || isFieldOfWork(main)) return null;
  // Behind a post any name is who employs.
  const isNamed =
    scoreEmployer(main) >= LEAST_EMPLOYER ||
    (behind !== "" && opensOrEndsInPlace(behind)) ||
    (isSurePost(title) && isWrittenAsName(main));
  if (!isNamed || scorePlace(main) >= LEAST_EMPLOYER) return null;
  const whole = spanOf(printed, row);
  if (whole === null) return null;
  const { name, town } = partSeat(whole);
  return { title, employer: name, place: town };
}

/** 'Leeds', 'Leeds Dock 4', 'Unknown Town, India' */
function opensOrEndsInPlace(text: string): boolean {
  const last = text.split(",").at(-1)!.trim();
  return scorePlace(last) >= LEAST_EMPLOYER || isCity(text.split(/[\s,]/)[0]!);
}

function spanOf(printed: string, row: EntryRow): HeaderSpan | null {
  const at = row.text.replace(/\s/g, " ").indexOf(printed);
  if (at < 0) return null;
  const start = row.start + at;
  const text = row.text.slice(at, at + printed.length).replace(/\s+/g, " ");
  return { text, start, end: start + printed.length, from: 0, to: 0, row: 0, offset: 0, order: 0, style: "" };
}
