import * as z from "zod/mini";
import type { Job } from "#engine/job/model/job.ts";
import type { ReadPages } from "#engine/resume/model/line.ts";
import { MAX_EDITED_CHARACTERS, MAX_LABEL_CHARACTERS, MAX_NOT_ASKED } from "./limits.ts";

/** What a scan was made from, as a browser needs it to read an edited text by itself: written by our own readers. */
export const scanReading = z.object({
  /** The engine that read it; a browser's own has to be the same one. */
  engine: z.string(),
  pages: z.custom<ReadPages>((value) => typeof value === "object" && value !== null),
  job: z.custom<Job>((value) => typeof value === "object" && value !== null),
});
export type ScanReading = z.infer<typeof scanReading>;

/** What the user says beside a scan; it never changes the scan's own score. */
export const ownWords = z.object({
  /** The resume's text as they changed it; null where they have not. */
  text: z.nullable(z.string()),
  /** Counts up with each text that is kept, so that two windows do not write over each other. */
  revision: z.number(),
  /** Terms of the ad that they say are no requirement. */
  notAsked: z.array(z.string()),
});
export type OwnWords = z.infer<typeof ownWords>;

/** `revision`: of the text that was changed. */
export const keepTextRequest = z.object({
  text: z.nullable(z.string().check(z.maxLength(MAX_EDITED_CHARACTERS))),
  revision: z.number(),
});

/** Where another window has kept a text meanwhile, nothing is written and `words` holds that one. */
export const keptText = z.object({ kept: z.boolean(), words: ownWords });

export const notAskedRequest = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL_CHARACTERS)),
  isAsked: z.boolean(),
});

/** Whether one more term may be noted. */
export function hasRoomForTerm(notAsked: readonly string[]): boolean {
  return notAsked.length < MAX_NOT_ASKED;
}
