import type { Resume } from "#engine/resume/resume.ts";
import type { Said } from "./outline-letter.ts";

const LEANS =
  /^(?:there|that|this|these|those|it|they|both|here|in (?:that|this|the same)|during (?:that|this))\b|\b(?:there|also|too|that (?:role|job|position|post|time|team|employer|company)|the same)\b/i;

/**
 * Whether a sentence may stand after another without saying of one job what the resume says of a different one: 'There I
 * cut waste' is true of its own job alone. `before` is null where a paragraph begins after nothing that names a job.
 */
export function fitsAfter(before: Said | null, next: Said, resume: Resume): boolean {
  const leans = LEANS.test(next.text);
  const own = jobsOf(next, resume);
  const other = before === null ? [] : jobsOf(before, resume);
  if (leans) return before !== null && own.every((job) => other.includes(job));
  return (
    other.length === 0 || own.every((job) => other.includes(job) || namesEmployer(next.text, job, resume))
  );
}

function jobsOf({ evidence }: Said, { jobs }: Resume): number[] {
  const found = evidence.map((item) =>
    item.source === "resume"
      ? jobs.findIndex((job) => item.start >= job.start && item.end <= job.end + 1)
      : -1,
  );
  return [...new Set(found.filter((job) => job !== -1))];
}

function namesEmployer(text: string, job: number, { jobs }: Resume): boolean {
  const employer = jobs[job]!.employer?.split(",")[0]?.trim().toLowerCase();
  return employer !== undefined && employer.length > 2 && text.toLowerCase().includes(employer);
}
