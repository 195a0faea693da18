import type { Contradiction } from "./compare-with-resume.ts";
import type { Profile } from "./profile.ts";
import type { ProfileReading } from "./profile-reading.ts";
import type { UrlReading } from "./read-url.ts";
import type { Review } from "./review.ts";
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
