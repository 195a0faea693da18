import * as z from "zod/mini";
import { MAX_SEARCH_CHARACTERS } from "./limits.ts";

const optionalText = z.nullable(z.string());
const yesOrNo = z.optional(z.boolean());
const count = z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)));

/** `POST /api/analyze-linkedin-profile` as JSON: the address alone. Nothing is ever fetched from it. */
export const analyzeProfileRequest = z.object({ linkedinUrl: z.string() });

/** What no file holds and only the user knows; the field `answers` of the form, as JSON. What is left out is not known. */
export const profileAnswers = z.object({
  photo: yesOrNo,
  banner: yesOrNo,
  industry: yesOrNo,
  featured: yesOrNo,
  activity: yesOrNo,
  connections: count,
  recommendations: count,
});
export type ProfileAnswers = z.infer<typeof profileAnswers>;

const source = z.enum(["url", "print", "page", "export", "text"]);

/** A review of a LinkedIn profile; `reviewHtml` comes of a fixed template with everything escaped (docs/linkedin.md). */
export const profileReview = z.object({
  reviewHtml: z.string(),
  /** What it was read from. */
  source,
  /** 0 to 100: of what is known; null when nothing is. */
  score: z.nullable(z.number()),
  earned: z.number(),
  known: z.number(),
  blocks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      points: z.number(),
      known: z.number(),
      earned: z.number(),
    }),
  ),
  fixes: z.array(z.object({ id: z.string(), block: z.string(), points: z.number(), advice: z.string() })),
  questions: z.array(z.string()),
});
export type ProfileReview = z.infer<typeof profileReview>;

/** Answer of `POST /api/analyze-linkedin-profile`; the id under which it is kept, null for who is not signed in. */
export const reviewAnswer = z.extend(profileReview, { id: optionalText });
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

/** One kept review, as the list shows it. */
export const reviewSummary = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  source,
  profileName: optionalText,
  score: z.nullable(z.number()),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** As `scanListRequest`. */
export const reviewListRequest = z.object({
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_CHARACTERS))),
  after: z.optional(z.string().check(z.maxLength(100))),
});
export const reviewPage = z.object({ reviews: z.array(reviewSummary), next: optionalText });
export type ReviewPage = z.infer<typeof reviewPage>;

export const keptReview = z.extend(profileReview, {
  id: z.string(),
  createdAt: z.string(),
  profileName: optionalText,
});
export type KeptReview = z.infer<typeof keptReview>;
