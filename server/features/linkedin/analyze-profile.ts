import type { ProfileReview, ReviewAnswer } from "#contract/linkedin.ts";
import { Problem } from "#contract/problem.ts";
import type { ReviewInput } from "#engine/linkedin/full-review.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import type { Work } from "#server/shared/work.ts";
import { findLastResume } from "./find-last-resume.ts";
import type { ReviewForm } from "./read-review-form.ts";
import type { Reviewer } from "./reviewer.ts";
import { saveReview } from "./save-review.ts";

export type ReviewServices = { store: Store; runtime: Runtime; reviewer: Reviewer };

/**
 * One review, kept for a signed-in person together with nothing of the file it was made from. Whoever is not signed in gets
 * it and leaves no trace.
 *
 * @throws Problem with the reviewer's refusal; the signal's reason when it was given up.
 */
export async function analyzeProfile(
  { store, runtime, reviewer }: ReviewServices,
  { userId, form, ...work }: { userId: string | null; form: ReviewForm } & Work,
): Promise<ReviewAnswer> {
  const last = userId === null ? null : await findLastResume(store, userId);
  const input: ReviewInput = { ...form, resume: last?.pdf ?? null, told: last?.told ?? [] };
  const outcome = await reviewer.review(input, work);
  work.signal.throwIfAborted();
  if (!outcome.ok) throw new Problem(outcome.code);
  const { reviewHtml, source, score, earned, known, blocks, fixes, questions, profile } = outcome.review;
  const review: ProfileReview = { reviewHtml, source, score, earned, known, blocks, fixes, questions };
  if (userId === null) return { ...review, id: null };
  const kept = {
    userId,
    inputSha256: hashOf(input, reviewer.engine),
    review,
    profileName: profile?.name ?? null,
  };
  return { ...review, id: await saveReview(store, runtime, kept) };
}

function hashOf({ given, url, jobText, answers, resume, told = [] }: ReviewInput, engine: string): string {
  const file = given === null ? null : hashInput(given.kind === "text" ? given.text : given.bytes);
  const compared = resume === null ? null : hashInput(resume);
  const parts = [engine, given?.kind ?? null, file, url, jobText, answers, compared];
  return hashInput(JSON.stringify(told.length === 0 ? parts : [...parts, told]));
}
