import type { FactAnswer } from "../facts/fact.ts";
import type { Contradiction } from "./compare-with-resume.ts";
import type { Profile } from "./profile.ts";
import type { ProfileReading } from "./profile-reading.ts";
import type { UrlReading } from "./read-url.ts";
import type { ProfileFacts, Review } from "./review.ts";
import type { Drafts } from "./write-drafts.ts";

/** Everything that is said of a profile. */
export type FullReview = Review & {
  source: ProfileReading["source"] | "url";
  profile: Profile | null;
  url: UrlReading | null;
  drafts: Drafts;
  contradictions: Contradiction[];
  reviewHtml: string;
};

/** What a review is made of, before anything was read. */
export type ReviewInput = {
  /** The person's own file or text; null leaves the address alone. */
  given: { kind: "pdf" | "zip"; bytes: Uint8Array } | { kind: "text"; text: string } | null;
  url: string | null;
  jobText: string | null;
  answers: Partial<ProfileFacts>;
  /** The PDF of the resume that was scanned last, to compare with. */
  resume: Uint8Array | null;
  /** What the person says of that resume's values. */
  told?: readonly FactAnswer[];
};
