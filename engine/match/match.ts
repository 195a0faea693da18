import type { RequiredTerm } from "../job/model/job.ts";
import type { TermHit } from "../lexicon/term.ts";
import type { Quote } from "../text/span.ts";

/** Where a resume shows a term: in a dated job or project, in a summary or title, in a list only, or implied by a narrower term. */
export type Evidence = "job" | "summary" | "list" | "implied";

export type TermMatch = RequiredTerm & {
  /** `partly`: only a narrower or a sister term was found, or words akin to it, so an employer's search would miss it. */
  status: "have" | "partly" | "missing";
  evidence: Evidence | null;
  /** Places in the resume's text, best evidence first; for `partly` those of the term that implies it. */
  resumeQuotes: Quote[];
  /** The resume's own wording where it differs so much that an employer's system may not equate the two. */
  wording: { resume: string; job: string } | null;
};

export type Match = {
  /** One entry for each distinct term of the ad, in the ad's order. */
  terms: TermMatch[];
  /** Every term of the resume, whether asked for or not. */
  resumeTerms: TermHit[];
};
