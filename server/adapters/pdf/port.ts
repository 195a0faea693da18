import { MAX_RESUME_BYTES, MAX_RESUME_PAGES } from "#contract/limits.ts";
import type { PositionedDocument } from "#engine/resume/model/positioned.ts";

/** Why a file was not read. Each has its own sentence for the user in `contract/problem.ts`. */
export type PdfRefusalCode =
  | "pdf-empty"
  | "pdf-not-a-pdf"
  | "pdf-too-large"
  | "pdf-too-many-pages"
  | "pdf-encrypted"
  | "pdf-damaged"
  | "pdf-no-text"
  | "pdf-too-slow"
  | "pdf-too-complex";

export type PdfRefusal = { code: PdfRefusalCode };

/** A refusal is a result: nothing that a file says may throw across this port. */
export type PdfReading = { ok: true; document: PositionedDocument } | ({ ok: false } & PdfRefusal);

export type PdfReader = { read: (bytes: Uint8Array) => Promise<PdfReading> };

/** Product spec: uploads of at most 10 MB and 30 pages. */
export const pdfLimits = { bytes: MAX_RESUME_BYTES, pages: MAX_RESUME_PAGES } as const;
