import { LOOSE_NAME_WORDS } from "../knowledge/organisations/loose-name-words.ts";
import type { Resume, ResumeDate, ResumeJob } from "../resume/model/resume.ts";
import { foldWords } from "../text/fold-letters.ts";
import type { Position, Profile } from "./profile.ts";
import { writeDate } from "./read-profile-dates.ts";

/** Where profile and resume say different things of one employer, or one of them says nothing. */
export type Contradiction = {
  kind: "employer" | "title" | "dates";
  message: string;
  /** As printed there; null where it is missing. */
  resume: string | null;
  profile: string | null;
};

const MOST = 12;

/**
 * Employers, titles and dates in which the profile and a resume differ. A job is known again by its employer, and among
 * several there by title and beginning; where only a year is given, only years are compared.
 */
export function compareWithResume(profile: Profile, resume: Resume): Contradiction[] {
  const jobs = resume.jobs.filter(({ employer }) => employer !== null && wordsOf(employer).length > 0);
  const positions = profile.positions.filter(
    ({ employer }) => employer !== null && wordsOf(employer).length > 0,
  );
  if (jobs.length === 0 || positions.length === 0) return [];
  const taken = new Set<Position>();
  const found: Contradiction[] = [];
  for (const job of jobs) {
    const same = positions.filter(({ employer }) => isSame(employer!, job.employer!));
    if (same.length === 0) {
      found.push(missing(job.employer!, "profile"));
      continue;
    }
    const match = chooseMatch(
      job,
      same.filter((position) => !taken.has(position)),
    );
    if (match === null) continue;
    taken.add(match);
    found.push(...compareRole(job, match));
  }
  for (const { employer } of positions.slice(0, jobs.length)) {
    if (!jobs.some((job) => isSame(job.employer!, employer!))) found.push(missing(employer!, "resume"));
  }
  return distinct(found).slice(0, MOST);
}

function missing(employer: string, where: "profile" | "resume"): Contradiction {
  return where === "profile"
    ? {
        kind: "employer",
        message: `Your resume names ${employer}; your profile does not.`,
        resume: employer,
        profile: null,
      }
    : {
        kind: "employer",
        message: `Your profile names ${employer}; your resume does not.`,
        resume: null,
        profile: employer,
      };
}

function chooseMatch(job: ResumeJob, positions: readonly Position[]): Position | null {
  const titled = positions.filter(
    ({ title }) => title !== null && job.title !== null && isSame(title, job.title),
  );
  const begun = positions.filter(
    ({ start }) => start !== null && start.slice(0, 4) === dateOf(job.from)?.slice(0, 4),
  );
  return (
    titled.find((position) => begun.includes(position)) ??
    titled[0] ??
    begun[0] ??
    (positions.length === 1 ? positions[0]! : null)
  );
}

function compareRole(job: ResumeJob, position: Position): Contradiction[] {
  const at = position.employer!;
  const found: Contradiction[] = [];
  if (job.title !== null && position.title !== null && !isSame(job.title, position.title)) {
    const message = `At ${at} your resume says '${job.title}', your profile '${position.title}'.`;
    found.push({ kind: "title", message, resume: job.title, profile: position.title });
  }
  const dates = [
    { what: "begins", resume: dateOf(job.from), profile: position.start },
    {
      what: "ends",
      resume: job.current ? "now" : dateOf(job.to),
      profile: position.current ? "now" : position.end,
    },
  ];
  for (const { what, resume, profile } of dates) {
    if (resume === null || profile === null || agrees(resume, profile)) continue;
    const message = `At ${at} your time ${what} ${realizeDate(resume)} on your resume and ${realizeDate(profile)} on your profile.`;
    found.push({ kind: "dates", message, resume, profile });
  }
  return found;
}

function realizeDate(date: string): string {
  return date === "now" ? "never (it goes on)" : `in ${date}`;
}

function dateOf(date: ResumeDate | null): string | null {
  return date === null ? null : writeDate(date.at);
}

/** A month more or less is a way of counting, not a contradiction. */
function agrees(a: string, b: string): boolean {
  if (a === "now" || b === "now") return a === b;
  if (a.length < 7 || b.length < 7) return a.slice(0, 4) === b.slice(0, 4);
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5));
  return Math.abs(months(a) - months(b)) <= 1;
}

/** One name written two ways: all words of the shorter stand in the longer, or more than half of both are shared. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...one].filter((word) => other.has(word)).length;
  const least = Math.min(one.size, other.size);
  return least > 0 && (shared === least || shared * 2 > Math.max(one.size, other.size));
}

function wordsOf(name: string): string[] {
  return foldWords(name).filter((word) => !LOOSE_NAME_WORDS.has(word));
}

function distinct(all: readonly Contradiction[]): Contradiction[] {
  return all.filter(({ message }, index) => all.findIndex((other) => other.message === message) === index);
}
