import type { DocumentLook, ResumeDocument } from "#engine/document/resume-document.ts";

/** A document as it is set: with its look, or the first one. */
export type Draft = { document: ResumeDocument; look: DocumentLook };

const FIRST_LOOK: DocumentLook = { template: "plain", accent: "blue", paper: "a4", size: "normal" };

export const draftOf = (document: ResumeDocument): Draft => ({
  document,
  look: document.meta?.vouch?.look ?? FIRST_LOOK,
});
