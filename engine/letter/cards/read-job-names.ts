import { isSure, sureOfJob } from "#engine/facts/is-sure.ts";
import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import type { Resume, ResumeJob } from "#engine/resume/model/resume.ts";
import { COUNT_NOUNS } from "../../knowledge/letters/count-nouns.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { SELF_EMPLOYED } from "../../knowledge/titles/self-employed.ts";
import { realizeEmployer } from "../names/realize-names.ts";
import { realizeTitle } from "../names/realize-title.ts";
import type { JobNames } from "./card.ts";

/** Rows of a header in which title, employer and dates stand together; more hold something else as well. */
const MOST_ROWS = 4;
/** Words of a header that are neither title nor employer, place or date: a third could be any of them. */
const MOST_UNREAD = 2;

/**
 * How each job may be named in a letter. A reader errs by joining what stands apart: a value is sure beside others that are,
 * or where one header holds title, employer and dates and little else; and where it reads as what it is taken for.
 */
export function readJobNames(resume: Resume): JobNames[] {
  return resume.jobs.map((job, index) => {
    const { current, confidence } = job;
    const whole = isWholeHeader(job, resume.text);
    const sure = sureOfJob(confidence);
    const isSaid = (field: "title" | "employer" | "dates") =>
      isTold(resume, index, field) || sure[field] || (whole && isSure(confidence[field]));
    const title =
      (isSaid("title") || (isSure(confidence.title) && isBareHeader(job, resume.text))) &&
      !/\d|[^\x20-\u017f’–—]/u.test(job.title ?? "") &&
      !hasTail(job.title ?? "")
        ? realizeTitle(job.title)
        : null;
    const employer =
      isSaid("employer") && isEmployerName(job.employer) ? realizeEmployer(job.employer) : null;
    const training = isTraining(job, resume);
    const isDated = isSaid("dates");
    const isLatest = isDated && resume.jobs.every((other) => endOf(other) <= endOf(job));
    return {
      employer,
      title: training ? asIntern(title) : title,
      current: current && isDated,
      years: isDated ? yearsOf(job) : null,
      latest: isLatest,
      ...(training ? { training: true } : {}),
    };
  });
}

const TRAINING = /\bintern(?:ship)?\b/i;

/** An internship: by its title, by the row that prints it ('Data Scientist, internship'), or by a heading of nothing else. */
function isTraining({ title, start, end }: ResumeJob, { text, sections }: Resume): boolean {
  if (title === null) return false;
  const row = text
    .slice(start, end)
    .split("\n")
    .find((one) => one.includes(title));
  if (TRAINING.test(title) || TRAINING.test(row ?? "")) return true;
  const section = sections.findLast((one) => one.start <= start && start < one.end);
  return /^\P{L}*internships?\P{L}*$/iu.test(section?.heading ?? "");
}

/** 'Data scientist' of an internship is a data scientist intern; what names no person is not said. */
function asIntern(title: string | null): string | null {
  if (title === null || /\b(?:intern|internship|trainee|apprentice|student)\b/i.test(title)) return title;
  return isPersonNoun(title.toLowerCase().split(/\s+/).at(-1)!) ? `${title} intern` : null;
}

/** 'Engineer NLD Fiber': what stands behind the person without a small word between. */
function hasTail(title: string): boolean {
  const words = title.toLowerCase().split(/\s+/);
  const last = words.findLastIndex((word) => isPersonNoun(word) || ALSO_PERSONS.test(word));
  const next = words[last + 1];
  return last !== -1 && next !== undefined && /^\p{L}+$/u.test(next) && !BEHIND.test(next);
}

const ALSO_PERSONS = /^(?:consultant|head|officer|lead)s?$/;
const BEHIND = /^(?:of|for|in|to|at|and|on|with|or|general|de|emeritus)$/;

/** In months; one whose end was not read may have ended after all others. */
function endOf({ to, current }: ResumeJob): number {
  if (current || to === null) return Number.POSITIVE_INFINITY;
  return to.at.year * 12 + (to.at.month ?? 12);
}

function yearsOf({ from, to, current }: ResumeJob): JobNames["years"] {
  if (from === null || to === null || current || to.at.year < from.at.year) return null;
  return { from: from.at.year, to: to.at.year };
}

/** What a person confirmed or mended is sure, however it was read. */
function isTold({ told = [] }: Resume, entry: number, field: string): boolean {
  return told.some((one) => one.kind === "job" && one.entry === entry && one.field === field);
}

function isWholeHeader(job: ResumeJob, text: string): boolean {
  const { title, employer, place, from, to } = job;
  if (title === null || employer === null || from === null) return false;
  const header = text.slice(job.start, job.bullets[0]?.start ?? job.end).trim();
  const rows = header.split("\n").slice(0, MOST_ROWS);
  let rest = rows.join("\n");
  for (const part of [employer, title, place, from.text, to?.text ?? null]) {
    if (part === null) continue;
    const at = rest.indexOf(part);
    if (at === -1 && part !== place) return false;
    if (at !== -1) rest = `${rest.slice(0, at)} ${rest.slice(at + part.length)}`;
  }
  const unread = rest.match(/[\p{L}]{3,}/gu)?.filter((word) => !KIND_OF_WORK.test(word)) ?? [];
  return unread.length <= MOST_UNREAD;
}

/** A row that holds a title and its dates, where no employer was read for it: 'Office Manager. 2019 – 2022'. */
function isBareHeader({ start, end, title, employer, from, to }: ResumeJob, text: string): boolean {
  if (title === null || employer !== null || from === null) return false;
  const row = text.slice(start, end).trimStart().split("\n")[0]!;
  if (!row.startsWith(title) || !row.includes(from.text)) return false;
  const rest = [title, from.text, to?.text ?? ""].reduce((left, part) => left.replace(part, " "), row);
  return !(rest.match(/\p{L}{3,}/gu) ?? []).some((word) => !KIND_OF_WORK.test(word));
}

const KIND_OF_WORK =
  /^(?:full|part|time|remote|hybrid|site|contract|permanent|temporary|intern|internship|freelance|present|current|now|until|from|since|and|the|company|months?|years?|yrs?|mos?)$/i;

function isEmployerName(employer: string | null): boolean {
  if (employer === null) return false;
  const [first = "", ...others] = employer.split(/\s*[,&]\s*|\s+and\s+/).map((part) => part.toLowerCase());
  const words = employer.toLowerCase().split(/\s+/);
  return (
    !isPlace(first) &&
    (others.length === 0 || ![first, ...others].every(isPlace)) &&
    !isPersonNoun(words.at(-1)!) &&
    !PART_OF_ONE.test(employer) &&
    !ADDRESS.test(employer) &&
    !SELF_EMPLOYED.test(employer) &&
    !isPlainThing(first.split(" ")) &&
    words.length <= 7 &&
    !/[|•:;@/]|\d{4}|^[\p{Ll}]/u.test(employer) &&
    !/\bwww\.|\.(?:com|org|net)\b/i.test(employer)
  );
}

/** 'Data Center': words of which none is a name. */
function isPlainThing(words: readonly string[]): boolean {
  return (
    words.length <= 2 &&
    (COUNT_NOUNS.has(words.at(-1)!) || /^(?:cent(?:er|re)|office|company|creator)$/.test(words.at(-1)!)) &&
    words.every((word) => isDictionaryWord(word) && !PLACES.has(word))
  );
}

/** 'Biomarker team': whose is not said. */
const PART_OF_ONE =
  /\b(?:team|group|project|design|development|department|division|unit|intern(?:ship)?|remote)$/i;

/** '3 Harbour Business Park', 'Wexcombe District': where, not who. */
const ADDRESS =
  /^\d+,? .*\b(?:Park|Road|Street|Avenue|Lane|Tower|Building|Floor)$|^\p{Lu}\p{L}+ (?:District|Province|Prefecture)$/u;

function isPlace(text: string): boolean {
  const words = text
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(?:of|the|north|south|east|west|central|northern|southern|eastern|western|south ?east|southeast|city|greater)$/.test(
          word,
        ),
    );
  return PLACES.has(text) || words.every((word) => PLACES.has(word.replace(/[^\p{L}]/gu, "")));
}
