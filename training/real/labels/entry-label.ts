import * as z from "zod/mini";
import { SECTION_KINDS } from "#engine/knowledge/locales/section-kind.ts";
import { jobFields, studyFields } from "./resume-label.ts";

/** The first line of an entry's header, the last one of it, and the last line of the entry, from 1, as the engine orders them. */
const lines = z.tuple([z.int(), z.int(), z.int()]);

/** A heading of a section, its first and last line. */
const heading = z.strictObject({
  kind: z.enum(SECTION_KINDS),
  heading: z.string(),
  lines: z.tuple([z.int(), z.int()]),
});

/** Jobs, studies and headings of a resume alone, labelled from its lines as they are read (docs/labels.md). */
export const entryLabelSchema = z.strictObject({
  jobs: z.array(z.strictObject({ ...jobFields, lines })),
  studies: z.array(z.strictObject({ ...studyFields, lines })),
  /** None where nobody labelled them. */
  headings: z.optional(z.array(heading)),
});
export type EntryLabel = z.infer<typeof entryLabelSchema>;
