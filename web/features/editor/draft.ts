import { type DocumentLook, FIRST_LOOK, type ResumeDocument } from "#engine/document/resume-document.ts";

/** A document as it is set: with its look, or the first one. */
export type Draft = { document: ResumeDocument; look: DocumentLook };

export const draftOf = (document: ResumeDocument): Draft => ({
  document,
  look: document.meta?.vouch?.look ?? FIRST_LOOK,
});
