import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import { yearsOfEvidence } from "#engine/match/years-of-evidence.ts";
import type { Resume, ResumeDate, ResumeJob } from "#engine/resume/model/resume.ts";
import { type LetterTemplates, SINCE, TOTALS } from "../knowledge/letters/templates.ts";
import type { LetterDraft } from "./open-draft.ts";
import { capitalise, realizeCount, realizeEmployer } from "./realize-names.ts";
import { realizeSummary } from "./realize-summary.ts";
import { realizeTerm } from "./realize-term.ts";
import { realizeTitle } from "./realize-title.ts";

export type AdNames = { greeted: string | null; company: string | null; title: string | null };

const NEEDS = 5;
const LEAST_YEARS = 2;

/** Greeting, what is applied for, who applies, and for how long. Gives the job that was named, or null. */
export function realizeOpening(parts: {
  draft: LetterDraft;
  frames: LetterTemplates;
  resume: Resume;
  ranked: readonly RankedRequirement[];
  names: AdNames;
}): number | null {
  const { draft, frames, resume, ranked, names } = parts;
  draft.line(`Dear ${names.greeted === null ? "" : `${names.greeted} `}Hiring Team,`, "Dear Hiring Team,");
  draft.paragraph();
  const bare = names.title?.replace(/\s*[([].*$/, "") ?? null;
  for (const role of [
    sayRole(names),
    sayRole({ ...names, title: bare || null }),
    sayRole({ ...names, title: null }),
    "this role",
  ])
    if (draft.say("opening", frames.opening, { role })) break;
  const summary = resume.blocks.find((block) => block.section === "summary" && block.kind !== "heading");
  const sentence =
    summary === undefined ? null : realizeSummary(resume.text.slice(summary.start, summary.end));
  if (sentence !== null) draft.sayPlain(sentence);
  const self = saySelf(draft, frames, resume);
  // The summary's own count of years would stand beside one that is counted otherwise.
  if (sentence !== null && /\byears?\b/.test(sentence)) return self;
  if (!sayYears(draft, frames, resume, ranked)) sayTotal(draft, resume);
  return self;
}

function sayRole({ title, company }: Omit<AdNames, "greeted">): string {
  const role =
    title === null
      ? "this role"
      : `the ${title} ${/\b(?:role|position|job|post)$/i.test(title) ? "" : "role"}`.trim();
  return company === null ? role : `${role} at ${company}`;
}

function saySelf(draft: LetterDraft, frames: LetterTemplates, resume: Resume): number | null {
  const current = resume.jobs.findIndex((job) => job.current);
  const index = current === -1 ? 0 : current;
  const job = resume.jobs[index];
  if (job === undefined) return null;
  const at = realizeEmployer(job.employer);
  const title = realizeTitle(job.title);
  if (at === null || title === null) return null;
  const own = [draft.quote("resume", firstLine(resume, job))];
  const values = { at, job: title };
  const from = realizeDate(job.from);
  const done = job.current
    ? (from !== null && draft.say("self", frames.selfSince, { ...values, from }, own)) ||
      draft.say("self", frames.self, values, own)
    : draft.say("self", frames.selfPast, values, own);
  return done ? index : null;
}

/** A job's own heading, up to its first bullet. */
export function firstLine(resume: Resume, job: ResumeJob): { start: number; end: number } {
  const stop = job.bullets[0]?.start ?? job.end;
  const text = resume.text.slice(job.start, Math.max(stop, job.start));
  return { start: job.start, end: job.start + text.replace(/[^\p{L}\p{N})]+$/u, "").length };
}

/** 'March 2018' as printed, months in full; the year alone where the month is in digits. */
export function realizeDate(date: ResumeDate | null): string | null {
  if (date === null) return null;
  const written = /^(\p{L}{3,9})\.? (\d{4})$/u.exec(date.text);
  const month =
    written === null ? undefined : MONTHS.find((name) => name.startsWith(written[1]!.toLowerCase()));
  if (written !== null && month !== undefined) return `${capitalise(month)} ${written[2]}`;
  return `${date.at.year}`;
}

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** Years with the weightiest requirement whose dated jobs add up to some. */
function sayYears(
  draft: LetterDraft,
  frames: LetterTemplates,
  resume: Resume,
  ranked: readonly RankedRequirement[],
): boolean {
  for (const { term } of ranked.slice(0, NEEDS)) {
    if (term.status !== "have" || term.kind !== "hard" || !isWide(resume, term.resumeQuotes)) continue;
    const years = Math.floor(yearsOfEvidence(resume, term.resumeQuotes));
    // Of somebody who has worked for 14 years, 'seven years of plumbing' would tell too little.
    if (years < LEAST_YEARS || years < Math.floor(yearsOfEvidence(resume, resume.jobs)) - 1) continue;
    const own = [
      ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
      ...term.resumeQuotes.slice(0, 2).map((quote) => draft.quote("resume", quote)),
    ];
    // A requirement of an earlier job alone is no account of the person today.
    const newest = resume.jobs.find((job) => job.current) ?? resume.jobs[0];
    if (
      newest !== undefined &&
      !term.resumeQuotes.some(({ start, end }) => start >= newest.start && end <= newest.end)
    )
      continue;
    // A job that goes on has been going on for longer than the resume's own dates can show: its years are not counted.
    const shows = resume.jobs.filter((job) =>
      term.resumeQuotes.some(({ start, end }) => start >= job.start && end <= job.end),
    );
    if (shows.some((job) => job.current)) {
      const first = Math.min(...shows.map((job) => job.from?.at.year ?? Number.POSITIVE_INFINITY));
      if (
        shows.length > 1 &&
        Number.isFinite(first) &&
        draft.say("since", SINCE, { need: realizeTerm(term), year: `${first}` }, own)
      )
        return true;
      continue;
    }
    const values = { years: `${realizeCount(years)} years`, need: realizeTerm(term) };
    if (draft.say("years", frames.years, values, own)) return true;
  }
  return false;
}

/**
 * Whether jobs show a requirement throughout: in a title, or in two of their lines. One line says that it was done once, not
 * that it was done for all the years of the job.
 */
function isWide(resume: Resume, places: readonly { start: number; end: number }[]): boolean {
  const shown = resume.jobs.filter((job) =>
    places.some(({ start, end }) => start >= job.start && end <= job.end),
  );
  return (
    shown.length > 0 &&
    shown.every((job) => {
      const head = firstLine(resume, job);
      const inHead = places.some(({ start, end }) => start >= head.start && end <= head.end);
      const lines = job.bullets.filter((bullet) =>
        places.some(({ start, end }) => start >= bullet.start && end <= bullet.end),
      );
      return inHead || lines.length > 1;
    })
  );
}

/** Years of all dated jobs together, where none can be said of one requirement. */
function sayTotal(draft: LetterDraft, resume: Resume): void {
  const years = Math.floor(yearsOfEvidence(resume, resume.jobs));
  if (years < LEAST_YEARS || resume.jobs.some((job) => job.current)) return;
  const own = resume.jobs.slice(0, 4).map((job) => draft.quote("resume", firstLine(resume, job)));
  draft.say("total", TOTALS, { years: `${realizeCount(years)} years` }, own);
}
