import { DOCUMENT_CUES } from "../../knowledge/documents/document-cues.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { Reading } from "../checks/check-input.ts";
import type { SectionKind } from "../model/resume.ts";

/** What the file seems to be instead of a resume, in words for the person; null where it may well be one. */
export function guessDocument(resume: Reading): string | null {
  const dated = resume.jobs.filter((job) => job.from !== null || job.to !== null).length;
  const kinds = new Set(resume.sections.map((section) => section.kind));
  if (dated >= 1 || resume.education.length >= 1 || (kinds.has("experience") && kinds.has("education")))
    return null;
  const folded = foldLetters(resume.text.slice(0, 60_000));
  for (const [name, signs] of DOCUMENT_CUES) {
    if (signs.filter((sign) => sign.test(folded)).length >= 2) return name;
  }
  if (resume.wordcount > 3500 && kinds.size < 2) return "a long document";
  const known = ["experience", "education", "skills", "projects", "languages"].some((kind) =>
    kinds.has(kind as SectionKind),
  );
  const reachable = resume.contact.email !== null && resume.contact.name !== null;
  return !known && !reachable && resume.wordcount >= 40 ? "another kind of document" : null;
}
