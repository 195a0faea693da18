import type { ProblemCode } from "#contract/problem.ts";
import type { FullReview, ReviewInput } from "#engine/linkedin/full-review.ts";
import type { Work } from "#server/shared/work.ts";

export type ReviewOutcome = { ok: true; review: FullReview } | { ok: false; code: ProblemCode };

/** Reviews a LinkedIn profile from what the person gave. What a file says never throws: it is a refusal with a code. */
export type Reviewer = {
  /** Version of the engine and its lexicon: the same version and input give the same review. */
  engine: string;
  review: (input: ReviewInput, work: Work) => Promise<ReviewOutcome>;
};
