import { ENGLISH_SIXTEEN } from "../../knowledge/words/small-words.ts";
import { foldWords } from "../../text/fold-letters.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import { monthIndex } from "../dates/find-periods.ts";
import type { ReadPages } from "../model/line.ts";
import type { ResumeJob } from "../model/resume.ts";
import type { CheckInput, Reading } from "./check-input.ts";

/** Sections whose items stand in for duties where somebody has no jobs yet. */
const INSTEAD: ReadonlySet<string> = new Set(["projects", "volunteering", "education", "experience"]);

export function prepareInput(resume: Reading, pages: ReadPages, units: readonly Unit[]): CheckInput {
  const own = resume.jobs.flatMap((job) => job.bullets);
  return {
    resume,
    pages,
    units,
    jobs: resume.jobs,
    bullets: own.length > 0 ? own : listInstead(resume, units),
    english: isEnglishResume(resume.text),
    months: countMonths(resume),
  };
}

function listInstead(resume: Reading, units: readonly Unit[]): CheckInput["bullets"] {
  return units
    .filter((unit, index) => unit.kind === "item" && INSTEAD.has(resume.blocks[index]?.section ?? ""))
    .map(({ start, end }) => ({ start, end, quote: resume.text.slice(start, end) }))
    .filter(({ quote }) => quote.split(/\s+/).length >= 4);
}

/** One word in twelve of English text is one of sixteen small words; in other languages hardly any. */
function isEnglishResume(text: string): boolean {
  const words = foldWords(text.slice(0, 20_000));
  if (words.length < 30) return true;
  return words.filter((word) => ENGLISH_SIXTEEN.has(word)).length / words.length > 0.05;
}

/** The latest month the resume prints: what it calls the present cannot lie before it. No clock is read. */
export function latestMonth(resume: Reading): number {
  const dates = [...resume.jobs, ...resume.education].flatMap(({ from, to }) => [from, to]);
  return Math.max(0, ...dates.flatMap((date) => (date === null ? [] : [monthIndex(date.at)])));
}

/** First and last month of a job, or null where it has no start. */
export function spanOf(job: ResumeJob, latest: number): { from: number; to: number } | null {
  if (job.from === null) return null;
  const from = monthIndex(job.from.at);
  if (job.current || job.to === null) return { from, to: Math.max(from, latest) };
  return {
    from,
    to: Math.max(from, job.to.at.month === null ? job.to.at.year * 12 + 11 : monthIndex(job.to.at)),
  };
}

/** Months covered by the jobs together; two at the same time count once. */
function countMonths(resume: Reading): number {
  const latest = latestMonth(resume);
  const spans = resume.jobs.flatMap((job) => spanOf(job, latest) ?? []).sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    const start = Math.max(from, reached);
    if (to > start) months += to - start;
    reached = Math.max(reached, to);
  }
  return months;
}
