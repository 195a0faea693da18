import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS, MAX_SEARCH_CHARACTERS } from "./limits.ts";
import { resumeDocument } from "./resume-document.ts";

const optionalLine = z.nullable(z.string().check(z.maxLength(1_000)));

/** What a version for one job was made of: the resume as it was then or when its changes were last taken over, and the ad. */
export const versionOrigin = z.object({
  /** The resume that it is a version of, in the account or in the browser that made it, as long as that is there. */
  of: z.nullable(z.string().check(z.maxLength(100))),
  base: resumeDocument,
  ad: z.object({
    title: optionalLine,
    company: optionalLine,
    text: z.string().check(z.maxLength(MAX_JOB_CHARACTERS)),
    /** The scan that the ad is of. */
    scanId: z.nullable(z.string().check(z.maxLength(100))),
  }),
});
export type VersionOrigin = z.infer<typeof versionOrigin>;

/**
 * `PUT /api/documents/:id`. The browser chooses ids, so that what is sent twice is kept once. `seq` is the number of the
 * save that the document came of; 0 for one that is new.
 */
export const saveDocumentRequest = z.object({
  saveId: z.uuid(),
  seq: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  document: resumeDocument,
  /** Of a version that is new or has taken over what changed in its resume. */
  origin: z.optional(versionOrigin),
});
export type SaveDocumentRequest = z.infer<typeof saveDocumentRequest>;

/**
 * Whether this save was kept, now or when it was sent before, and the number of the newest. `document` is the newest where
 * it is another one than was sent: the browser merges and saves again.
 */
export const savedDocument = z.object({
  seq: z.number(),
  saved: z.boolean(),
  document: z.nullable(resumeDocument),
});
export type SavedDocument = z.infer<typeof savedDocument>;

export const keptDocument = z.object({
  id: z.string(),
  seq: z.number(),
  document: resumeDocument,
  origin: z.nullable(versionOrigin),
});
export type KeptDocument = z.infer<typeof keptDocument>;

/** One kept resume or version, as the list shows it. */
export const documentSummary = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
  name: z.nullable(z.string()),
  label: z.nullable(z.string()),
  /** Of a version: what it is for. */
  isVersion: z.boolean(),
  jobTitle: z.nullable(z.string()),
  company: z.nullable(z.string()),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** As `scanListRequest`; `scan` asks for versions that were made for the ad of one scan. */
export const documentListRequest = z.object({
  scan: z.optional(z.string().check(z.maxLength(100))),
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_CHARACTERS))),
  after: z.optional(z.string().check(z.maxLength(100))),
});
export const documentPage = z.object({
  documents: z.array(documentSummary),
  next: z.nullable(z.string()),
});
export type DocumentPage = z.infer<typeof documentPage>;
