import type { ProblemCode } from "#contract/problem.ts";
import type { ReadingProof, ResumeFileFormat } from "#contract/resume-document.ts";
import type { DocumentLook, ResumeDocument } from "#engine/document/resume-document.ts";
import type { Work } from "#server/shared/work.ts";

/** `values` fill the sentence of the refusal. */
export type DocumentRefusal = { ok: false; code: ProblemCode; values?: Record<string, string> };

/** Reads resumes as documents to edit, and sets them as files. What a file or document says never throws: it is a refusal. */
export type DocumentWriter = {
  read: (pdf: Uint8Array, work: Work) => Promise<{ ok: true; document: ResumeDocument } | DocumentRefusal>;
  /** The same document and look give the same bytes. */
  write: (
    document: ResumeDocument,
    look: DocumentLook,
    format: ResumeFileFormat,
    work: Work,
  ) => Promise<{ ok: true; file: Uint8Array } | DocumentRefusal>;
  /** What readers find in the document's PDF. */
  prove: (
    document: ResumeDocument,
    look: DocumentLook,
    work: Work,
  ) => Promise<{ ok: true; proof: ReadingProof } | DocumentRefusal>;
};
