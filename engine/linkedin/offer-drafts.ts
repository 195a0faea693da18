import { ABOUT_LIMIT, HEADLINE_LIMIT } from "./limits.ts";
import type { Profile } from "./profile.ts";
import type { BlockId } from "./review.ts";
import type { ReviewInput } from "./review-input.ts";
import { reviewProfile } from "./review-profile.ts";
import type { Drafts } from "./write-drafts.ts";

/**
 * Those drafts that would win points, told by reviewing the profile with each in its place. None is offered that is shorter
 * than what stands there: it would say less. What is over LinkedIn's own limit has to become shorter anyway.
 */
export function offerDrafts(drafts: Drafts, reviewed: ReviewInput & { profile: Profile }): Drafts {
  const { headline, about } = drafts;
  const { profile } = reviewed;
  const aboutText = about?.map(({ text }) => text).join(" ") ?? "";
  const wins = (block: BlockId, changed: Partial<Profile>) =>
    earnedFor(block, { ...reviewed, profile: { ...profile, ...changed } }) > earnedFor(block, reviewed);
  return {
    headline:
      headline !== null &&
      isAsLong(headline.text, profile.headline, HEADLINE_LIMIT) &&
      wins("headline", { headline: headline.text })
        ? headline
        : null,
    about:
      about !== null &&
      isAsLong(aboutText, profile.summary, ABOUT_LIMIT) &&
      wins("about", { summary: aboutText })
        ? about
        : null,
  };
}

function isAsLong(draft: string, standing: string | null, limit: number): boolean {
  const length = [...(standing ?? "")].length;
  return length > limit || [...draft].length >= length;
}

function earnedFor(block: BlockId, reviewed: ReviewInput): number {
  return reviewProfile(reviewed).blocks.find(({ id }) => id === block)?.earned ?? 0;
}
