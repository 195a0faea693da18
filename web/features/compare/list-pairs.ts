import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { PROBLEMS } from "#contract/problem.ts";
import type { Pair } from "./run-scans.ts";
import type { SeveralDraft } from "./several-draft.ts";

export type Several = SeveralDraft & { resume: File | null; resumes: File[] };

const NO_NAMES = { jobTitle: null, company: null };

/** What is to be scanned, each pair once; nothing where the part that all share is not there yet. */
export function listPairs({ way, ads, resume, resumes, ad }: Several): Pair[] {
  const pairs =
    way === "resumes"
      ? resumes.map((file) => asPair(file, ad))
      : ads.flatMap((text) => (resume === null || isBlank(text) ? [] : [asPair(resume, text)]));
  return [...new Map(pairs.map((pair) => [pair.key, pair])).values()];
}

/** How many the user has given of what differs. */
export function countGiven({ way, ads, resumes }: Several): number {
  return way === "ads" ? ads.filter((text) => !isBlank(text)).length : resumes.length;
}

/** Why an ad cannot be sent, or null. */
export function checkAd(job: string): string | null {
  if (isBlank(job)) return PROBLEMS["job-missing"].title;
  return job.length > MAX_JOB_CHARACTERS ? PROBLEMS["job-too-long"].title : null;
}

export function keyOf(resume: File, job: string): string {
  return [resume.name, resume.size, resume.lastModified, job].join("\n");
}

function asPair(resume: File, job: string): Pair {
  return { key: keyOf(resume, job), inputs: { resume, job, said: NO_NAMES } };
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
