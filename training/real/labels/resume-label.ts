import * as z from "zod/mini";
import { SECTION_KINDS } from "#engine/knowledge/locales/section-kind.ts";

/**
 * What is printed in a resume (docs/labels.md). Values are as printed; a list holds spellings of which any is right, the
 * best first; null is what is not there. `lines` are line numbers of `numberLines`, first and last.
 */
const printed = z.nullable(z.union([z.string(), z.array(z.string()).check(z.minLength(1))]));
const lines = z.nullable(z.tuple([z.int(), z.int()]));

/** What names a job, and what names a study. */
export const jobFields = { title: printed, employer: printed, place: printed, start: printed, end: printed };
export const studyFields = { school: printed, degree: printed, field: printed, start: printed, end: printed };

export const resumeLabelSchema = z.strictObject({
  /** Columns of the first page's body: 1, 2 or 3. */
  columns: z.int().check(z.minimum(1), z.maximum(3)),
  contact: z.strictObject({
    name: printed,
    email: printed,
    phone: printed,
    address: printed,
    linkedin: printed,
  }),
  sections: z.array(z.strictObject({ kind: z.enum(SECTION_KINDS), heading: z.string() })),
  jobs: z.array(z.strictObject({ ...jobFields, lines })),
  studies: z.array(z.strictObject({ ...studyFields, grade: printed, lines })),
  skills: z.array(z.string()),
  certificates: z.array(z.string()),
  languages: z.array(z.strictObject({ name: z.string(), level: z.nullable(z.string()) })),
  /** Anything in the document that a reader should be excused for, in a few words without personal content; usually null. */
  doubt: z.nullable(z.string()),
});
export type ResumeLabel = z.infer<typeof resumeLabelSchema>;
export type Printed = z.infer<typeof printed>;

/** The label of a page on which nothing is printed; what a reader that was refused would answer. */
export const EMPTY_LABEL: ResumeLabel = {
  columns: 1,
  contact: { name: null, email: null, phone: null, address: null, linkedin: null },
  sections: [],
  jobs: [],
  studies: [],
  skills: [],
  certificates: [],
  languages: [],
  doubt: null,
};

/** Every spelling of a value that counts as right; none where nothing is printed. */
export const spellings = (value: Printed): string[] =>
  value === null ? [] : typeof value === "string" ? [value] : value;
