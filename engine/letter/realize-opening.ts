import type { Resume, ResumeDate, ResumeJob } from "#engine/resume/model/resume.ts";
import type { LetterTemplates } from "../knowledge/letters/templates.ts";
import type { JobNames } from "./cards/card.ts";
import { capitalise } from "./names/realize-names.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeSummary } from "./realize-summary.ts";

export type AdNames = { greeted: string | null; company: string | null; title: string | null };

/** Greeting, what is applied for, and who applies. Gives the job that was named, or null. */
export function realizeOpening(parts: {
  draft: LetterDraft;
  frames: LetterTemplates;
  resume: Resume;
  names: AdNames;
  jobs: readonly JobNames[];
}): number | null {
  const { draft, frames, resume, names, jobs } = parts;
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
  if (self === null) saySummary(draft, resume);
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
  const current = names.findIndex((job) => job.current);
  const index = current === -1 ? 0 : current;
  const [job, name] = [resume.jobs[index], names[index]];
  if (job === undefined || name === undefined || name.employer === null || name.title === null) return null;
  const own = [draft.quote("resume", firstLine(resume, job))];
  const values = { at: name.employer, job: name.title };
  const from = realizeDate(job.from);
  const done = job.current
    ? (from !== null && draft.say("self", frames.selfSince, { ...values, from }, own)) ||
      draft.say("self", frames.self, values, own)
    : draft.say("self", frames.selfPast, values, own);
  return done ? index : null;
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
