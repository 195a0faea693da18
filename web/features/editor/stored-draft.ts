import * as z from "zod/mini";
import { type DocumentLook, documentLook, resumeDocument } from "#contract/resume-document.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";

const KEY = "vouch-resume-document";

export type Draft = { document: ResumeDocument; look: DocumentLook };

export const FIRST_LOOK: DocumentLook = { template: "plain", accent: "blue", paper: "a4", size: "normal" };

const draft = z.object({ document: resumeDocument, look: documentLook });

/** What is kept in this browser; null where nothing is, or nothing that we can read. */
export function readDraft(): Draft | null {
  try {
    const parsed = z.safeParse(draft, JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return parsed.success ? (parsed.data as Draft) : null;
  } catch {
    return null;
  }
}

/** Whether it is kept: a browser may be full, or not let us. */
export function keepDraft(kept: Draft | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
