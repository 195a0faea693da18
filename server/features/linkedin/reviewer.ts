import type { ProblemCode } from "#contract/problem.ts";
import type { FullReview, ReviewInput } from "#engine/linkedin/full-review.ts";

export type ReviewOutcome = { ok: true; review: FullReview } | { ok: false; code: ProblemCode };

/** Reviews a LinkedIn profile from what the person gave. What a file says never throws: it is a refusal with a code. */
export type Reviewer = {
  /** Version of the engine and its lexicon: the same version and input give the same review. */
  engine: string;
  /** @param options.signal gives the work up; the promise then rejects with the signal's reason. */
  review: (input: ReviewInput, options: { signal: AbortSignal }) => Promise<ReviewOutcome>;
};
