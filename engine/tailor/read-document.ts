import { layDocument } from "../document/lay-document.ts";
import { printDocument } from "../document/print-document.ts";
import { FIRST_LOOK, type ResumeDocument } from "../document/resume-document.ts";
import { readPages } from "../resume/layout/read-pages.ts";
import type { Resume } from "../resume/model/resume.ts";
import { readResume } from "../resume/read-resume.ts";

/** A document as our reader will read its PDF, in the template that was chosen. */
export function readDocument(document: ResumeDocument): Resume {
  const look = document.meta?.vouch?.look ?? FIRST_LOOK;
  return readResume(readPages(layDocument(printDocument(document), look)));
}
