import type { Resume, ResumeDate, ResumeJob } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import { type LetterTemplates, SELF_IN_PART, SOLE_SELF } from "../knowledge/letters/templates.ts";
import type { JobNames } from "./cards/card.ts";
import { capitalise } from "./names/realize-names.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeSummary } from "./realize-summary.ts";
import { realizeAllYears, realizeService, realizeYears } from "./realize-years.ts";

export type AdNames = { greeted: string | null; company: string | null; title: string | null };

/** Greeting, what is applied for, and who applies. Gives the job that was named, or null. */
export function realizeOpening(parts: {
  draft: LetterDraft;
  frames: LetterTemplates;
  resume: Resume;
  names: AdNames;
  jobs: readonly JobNames[];
  /** Where the resume shows what the ad asks for. */
  shown: readonly Span[];
}): number | null {
  const { draft, frames, resume, names, jobs, shown } = parts;
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
  const self = saySelf(draft, frames, resume, jobs);
  const hasYears =
    realizeYears(draft, resume) ||
    realizeService({ draft, resume, names: jobs, asked: names.title, shown }) ||
    realizeAllYears(draft, resume);
  if (!hasYears && self === null) saySummary(draft, resume);
  return self;
}

function saySummary(draft: LetterDraft, resume: Resume): void {
  const summary = resume.blocks.find((block) => block.section === "summary" && block.kind !== "heading");
  const sentence =
    summary === undefined ? null : realizeSummary(resume.text.slice(summary.start, summary.end));
  if (sentence !== null) draft.sayPlain(sentence);
}

function sayRole({ title, company }: Omit<AdNames, "greeted">): string {
  const role =
    title === null
      ? "this role"
      : `the ${title} ${/\b(?:role|position|job|post)$/i.test(title) ? "" : "role"}`.trim();
  return company === null ? role : `${role} at ${company}`;
}

function saySelf(
  draft: LetterDraft,
  frames: LetterTemplates,
  resume: Resume,
  names: readonly JobNames[],
): number | null {
  const present = names.findIndex((job) => job.current);
  const index = present === -1 ? 0 : present;
  const [job, name] = [resume.jobs[index], names[index]];
  if (job === undefined || name === undefined) return null;
  const own = [draft.quote("resume", firstLine(resume, job))];
  const { employer, title, current, years } = name;
  const values = {
    ...(employer === null ? {} : { at: employer }),
    ...(title === null ? {} : { job: title }),
  };
  const from = current ? realizeDate(job.from) : null;
  const since = from === null ? values : { ...values, from };
  // 'I have worked as founder' is no English; an employer alone tells nothing of the person.
  if (title === null) return null;
  if (!/^an? /.test(title)) {
    const sole = current && !/founder|owner/i.test(title) ? [SOLE_SELF.since, SOLE_SELF.now] : [];
    return sole.some((slot) => draft.say("self", slot, since, own)) ? index : null;
  }
  const slots = current
    ? [frames.selfSince, frames.self, SELF_IN_PART.titleSince, SELF_IN_PART.title]
    : years !== null && name.latest
      ? [name.training === true ? frames.selfPast.filter(isOfNoJob) : frames.selfPast, SELF_IN_PART.titlePast]
      : [SELF_IN_PART.both, SELF_IN_PART.either];
  return slots.some((slot) => draft.say("self", slot, since, own)) ? index : null;
}

/** An internship is no job that somebody held. */
function isOfNoJob(frame: string): boolean {
  return !/\bjob\b/.test(frame.replace(/\{\w+\}/g, ""));
}

/** A job's own heading, up to its first bullet. */
function firstLine(resume: Resume, job: ResumeJob): { start: number; end: number } {
  const stop = job.bullets[0]?.start ?? job.end;
  const text = resume.text.slice(job.start, Math.max(stop, job.start));
  return { start: job.start, end: job.start + text.replace(/[^\p{L}\p{N})]+$/u, "").length };
}

/** 'March 2018' as printed, months in full; the year alone where the month is in digits. */
function realizeDate(date: ResumeDate | null): string | null {
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
