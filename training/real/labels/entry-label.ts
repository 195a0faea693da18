import * as z from "zod/mini";
import { jobFields, studyFields } from "./resume-label.ts";

/** The first line of an entry's header, the last one of it, and the last line of the entry, from 1, as the engine orders them. */
const lines = z.tuple([z.int(), z.int(), z.int()]);

/** The jobs and studies of a resume alone, labelled from its lines as they are read (docs/labels.md). */
export const entryLabelSchema = z.strictObject({
  jobs: z.array(z.strictObject({ ...jobFields, lines })),
  studies: z.array(z.strictObject({ ...studyFields, lines })),
});
export type EntryLabel = z.infer<typeof entryLabelSchema>;
