import type { Said } from "./place-sentence.ts";

/** Words that lean on what was said before: from the first, or anywhere. */
const OPENS_LEANING =
  /^(?:there|that|this|these|those|it|they|both|here|in (?:that|this|the same)|during (?:that|this)|as part of)\b/i;
const LEANS = /\b(?:there|also|too|that (?:role|job|position|post|time|team|employer|company)|the same)\b/i;

/**
 * Whether a sentence may stand where a paragraph speaks of a job (its index; null where of none), without saying of one
 * job what the resume says of another: 'There I cut waste' is true of its own job alone.
 */
export function fitsAfter(context: number | null, { text, at, jobs, ofJob }: Said): boolean {
  if (at !== null) return true;
  if (!ofJob) return context !== null || !OPENS_LEANING.test(text);
  if (context === null) return !OPENS_LEANING.test(text) && !LEANS.test(text);
  return jobs.includes(context);
}
