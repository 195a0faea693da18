import * as z from "zod/mini";
import { isPhoto } from "#engine/document/photo.ts";
import { ACCENTS, type AccentName, DOCUMENT_LANGUAGES, TEMPLATES } from "#engine/document/resume-document.ts";

/** What a document to edit may hold; more than any resume of thirty pages. */
const MAX_TEXT = 10_000;
const MAX_LINE = 1_000;
const MAX_ENTRIES = 100;
const MAX_ITEMS = 100;
/**
 * Of a document as JSON, and of its entries and items in all: so much is set as pages in about a second at most by any
 * template (docs/decisions/0028). Thirty pages have some 80,000 characters and 1,200 lines.
 */
export const MAX_DOCUMENT_CHARACTERS = 100_000;
export const MAX_DOCUMENT_ITEMS = 1_500;

const line = z.optional(z.string().check(z.maxLength(MAX_LINE)));
const text = z.optional(z.string().check(z.maxLength(MAX_TEXT)));
const lines = z.optional(z.array(z.string().check(z.maxLength(MAX_LINE * 2))).check(z.maxLength(MAX_ITEMS)));
const list = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.array(z.looseObject({ id: line, ...shape })).check(z.maxLength(MAX_ENTRIES)));
const stretch = { startDate: line, endDate: line };

/** How a document is set. */
export const documentLook = z.object({
  template: z.enum(TEMPLATES),
  accent: z.enum(Object.keys(ACCENTS) as [AccentName, ...AccentName[]]),
  paper: z.enum(["a4", "letter"]),
  size: z.enum(["small", "normal", "large"]),
});

const ownMeta = z.looseObject({
  look: z.optional(documentLook),
  photo: z.optional(z.boolean()),
  tailored: z.optional(
    z
      .array(
        z.object({
          kind: z.string().check(z.maxLength(MAX_LINE)),
          after: z.string().check(z.maxLength(MAX_TEXT)),
          lines: z.array(z.string().check(z.maxLength(MAX_LINE * 2))).check(z.maxLength(MAX_ITEMS)),
          asked: z.array(z.string().check(z.maxLength(MAX_LINE))).check(z.maxLength(MAX_ITEMS)),
        }),
      )
      .check(z.maxLength(MAX_ENTRIES)),
  ),
  language: z.optional(z.enum(DOCUMENT_LANGUAGES)),
  order: lines,
  hidden: lines,
  headings: z.optional(
    z.record(z.string().check(z.maxLength(MAX_LINE)), z.string().check(z.maxLength(MAX_LINE))),
  ),
  custom: z.optional(
    z
      .array(
        z.looseObject({
          id: z.string().check(z.maxLength(MAX_LINE)),
          heading: z.string().check(z.maxLength(MAX_LINE)),
          lines: z.array(z.string().check(z.maxLength(MAX_LINE * 2))).check(z.maxLength(MAX_ITEMS * 3)),
        }),
      )
      .check(z.maxLength(MAX_ENTRIES)),
  ),
});

/**
 * JSON Resume 1.0 with what it lacks (`meta.vouch`), bounded. Keys that neither knows are kept, so that a file of another
 * program comes out as it came in.
 */
export const resumeDocument = z
  .looseObject({
    basics: z.optional(
      z.looseObject({
        name: line,
        label: line,
        image: z.optional(z.string().check(z.maxLength(MAX_DOCUMENT_CHARACTERS))),
        email: line,
        phone: line,
        url: line,
        summary: text,
        location: z.optional(
          z.looseObject({ address: line, postalCode: line, city: line, region: line, countryCode: line }),
        ),
        profiles: z.optional(
          z
            .array(z.looseObject({ network: line, username: line, url: line }))
            .check(z.maxLength(MAX_ENTRIES)),
        ),
      }),
    ),
    work: list({
      name: line,
      position: line,
      location: line,
      description: text,
      summary: text,
      url: line,
      ...stretch,
      highlights: lines,
    }),
    volunteer: list({
      organization: line,
      position: line,
      summary: text,
      url: line,
      ...stretch,
      highlights: lines,
    }),
    education: list({
      institution: line,
      studyType: line,
      area: line,
      score: line,
      url: line,
      ...stretch,
      courses: lines,
    }),
    awards: list({ title: line, date: line, awarder: line, summary: text }),
    certificates: list({ name: line, date: line, issuer: line, url: line }),
    publications: list({ name: line, publisher: line, releaseDate: line, url: line, summary: text }),
    skills: list({ name: line, level: line, keywords: lines }),
    languages: list({ language: line, fluency: line }),
    interests: list({ name: line, keywords: lines }),
    references: list({ name: line, reference: text }),
    projects: list({
      name: line,
      description: text,
      highlights: lines,
      keywords: lines,
      roles: lines,
      entity: line,
      url: line,
      ...stretch,
    }),
    meta: z.optional(z.looseObject({ vouch: z.optional(ownMeta) })),
  })
  .check(
    z.refine((document) => countCharacters(document) <= MAX_DOCUMENT_CHARACTERS, { error: "too long" }),
    z.refine((document) => countItems(document) <= MAX_DOCUMENT_ITEMS, { error: "too many items" }),
  );

/** Without a photo, which has its own limit. Keys that nobody knows may hold lists in lists, deeper than can be written. */
function countCharacters(document: { basics?: { image?: string | undefined } | undefined }): number {
  const { image } = document.basics ?? {};
  try {
    return JSON.stringify(document).length - (isPhoto(image) ? image.length : 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

type Listed = { custom?: unknown; [key: string]: unknown };

/** Entries of all sections, and what their lists hold. */
function countItems(document: { meta?: { vouch?: Listed | undefined } | undefined }): number {
  const { custom } = document.meta?.vouch ?? {};
  const entries = [...Object.values(document), custom].filter(Array.isArray).flat();
  const items = entries.flatMap((entry) => Object.values(entry ?? {}).filter(Array.isArray));
  return items.reduce((sum, { length }) => sum + length, entries.length);
}

export const RESUME_FILE_FORMATS = ["pdf", "docx", "txt", "svg"] as const;
export type ResumeFileFormat = (typeof RESUME_FILE_FORMATS)[number];

/** A document to be set as a file. */
export const resumeFileRequest = z.object({
  document: resumeDocument,
  look: documentLook,
  format: z.enum(RESUME_FILE_FORMATS),
});

/** A document whose PDF is to be read back. */
export const readingProofRequest = z.object({ document: resumeDocument, look: documentLook });

const foundFields = z.array(z.object({ name: z.string(), text: z.string(), found: z.boolean() }));

/** What readers find in the PDF: each field as our reader reads it, and as the order of the file's content gives it. */
export const readingProof = z.object({ ours: foundFields, content: foundFields });
export type ReadingProof = z.infer<typeof readingProof>;

/** A resume as a document to edit. */
export const documentAnswer = z.object({ document: resumeDocument });
