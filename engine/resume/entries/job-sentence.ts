import { scorePlace } from "../../knowledge/places/read-places.ts";
import {
  EMPLOYER_ALONE,
  EMPLOYER_THEN_TITLE,
  EXPERIENCE_WITH,
  HOW_LONG,
  JOB_SENTENCE_OPENING,
  TITLE_AND_EMPLOYER,
  TITLE_LEADS_ON,
} from "../../knowledge/titles/job-sentences.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { isFieldOfWork } from "./field-of-work.ts";

/** Post and employer as a sentence prints them; both are stretches of it. */
export type ToldJob = { title: string | null; employer: string };

/** '1. ', '2) ' before a sentence of a list. */
const COUNT = /^\(?\d{1,2}[.)](?:\s*(?=\p{Lu})|\s+(?=[\p{L}\d]))/u;
/** 'M/s Acme Traders': the sign is no part of the name. */
const SIGN = /^(?:M\/s|Messrs)\b\.?[\s:]*/i;
const TIDY = /^[\s"“]+|[\s"”.,;:–-]+$/gu;

/** The sentence on one line, without its number and without how long it was. */
export function tidySentence(printed: string): string {
  return printed
    .replace(/\s/g, " ")
    .replace(COUNT, "")
    .replace(HOW_LONG, " ")
    .replace(/[\s.,]+$/, "")
    .trim();
}

/** Whether a sentence begins as one that tells a job does. */
export const opensAsJob = (sentence: string) =>
  JOB_SENTENCE_OPENING.test(sentence) || TITLE_AND_EMPLOYER.test(sentence);

/** What a sentence without its dates tells of a job; null where it tells none. */
export function readJobSentence(sentence: string): ToldJob | null {
  const first = TITLE_AND_EMPLOYER.exec(sentence)?.groups?.told;
  const parted = first === undefined ? null : partTold(first);
  if (parted !== null) return parted;
  const behind = EMPLOYER_THEN_TITLE.exec(sentence)?.groups as Named | undefined;
  if (behind !== undefined) return tidyJob(behind);
  const alone = (EMPLOYER_ALONE.exec(sentence) ?? EXPERIENCE_WITH.exec(sentence))?.groups as
    | Named
    | undefined;
  return alone === undefined ? null : { title: alone.title ?? null, employer: alone.employer };
}

type Named = { title?: string; employer: string };

function tidyJob({ title, employer }: Named): ToldJob {
  const post = title?.replace(TIDY, "") ?? "";
  return { title: post === "" ? null : post, employer: employer.replace(TIDY, "").replace(SIGN, "") };
}

/** 'Clerk in accounts at Acme Ltd': parted where the rest reads most like a name. */
function partTold(told: string): ToldJob | null {
  let best: { job: ToldJob; score: number } | null = null;
  for (const { 0: words, index } of told.matchAll(TITLE_LEADS_ON)) {
    const job = tidyJob({ title: told.slice(0, index), employer: told.slice(index + words.length) });
    if (job.title === null || job.employer.length < 2) continue;
    const [name] = job.employer.split(/\s*[,(]/u);
    const isPlace = scorePlace(name!) >= 1.5;
    const score = isPlace || isFieldOfWork(name!) ? -1 : scoreEmployer(name!);
    if (best === null || score > best.score + 0.5) best = { job, score };
  }
  return best?.job ?? null;
}

/** Whether what is told is surely a post: by its own words, or written as a short name. */
export const isSurePost = (title: string | null) =>
  title !== null && (scoreTitle(title) >= 2.5 || (scoreTitle(title) > -1 && isWrittenAsName(title)));

/** Capitals throughout, but for the small words within a name. */
export const isWrittenAsName = (text: string) => text.length <= LONGEST_NAME && NAME.test(text);

const LONGEST_NAME = 60;
const NAME = /^[\p{Lu}\d]\S*(?: (?:(?:of|and|the|for|at|in) )?[\p{Lu}\d(&]\S*)*$/u;
