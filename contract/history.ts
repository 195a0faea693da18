import * as z from "zod/mini";
import { MAX_SEARCH_CHARACTERS } from "./limits.ts";

/** One past scan, as the list shows it. */
export const scanSummary = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  resumeFileName: z.string(),
  jobTitle: z.nullable(z.string()),
  company: z.nullable(z.string()),
  overallScore: z.nullable(z.number()),
  /** SHA-256 of the ad: scans of the same ad have the same one. */
  jobSha256: z.string(),
  /** SHA-256 of the resume's file. */
  resumeSha256: z.string(),
  /** Next steps that its report offers; null where they were not counted. */
  stepsLeft: z.nullable(z.number()),
});
export type ScanSummary = z.infer<typeof scanSummary>;

/**
 * What the list is asked for, newest first. It travels in the body, since what a user looks for does not belong into an
 * address. `after` is the `next` of the page before.
 */
export const scanListRequest = z.object({
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_CHARACTERS))),
  after: z.optional(z.string().check(z.maxLength(100))),
});

export const scanPage = z.object({ scans: z.array(scanSummary), next: z.nullable(z.string()) });
export type ScanPage = z.infer<typeof scanPage>;

/** The resume of a kept scan against another ad. */
export const scanAgainRequest = z.object({ scanId: z.string(), jobDescription: z.string() });
