import { Problem } from "#contract/problem.ts";
import { type LetterHead, printLetter } from "#engine/document/print-letter.ts";
import type { DocumentLook } from "#engine/document/resume-document.ts";
import { normalizeLetter } from "../letter-pdf/normalize-letter.ts";
import { UnprintableCharacters } from "./unprintable-characters.ts";
import { writeResumePdf } from "./write-resume-pdf.ts";

/** Who writes, and the look that the resume beside it has. */
export type LetterLook = LetterHead & Pick<DocumentLook, "template" | "accent">;

/**
 * A letter under the head of a resume's template, as a tagged PDF (PDF/UA-1). The same letter and look give the same bytes.
 *
 * @throws Problem 'letter-missing', or 'letter-not-printable' for a script that our fonts have not.
 */
export function writeLetterInLook(
  letter: string,
  { template, accent, ...head }: LetterLook,
  { title, paper }: { title: string; paper: DocumentLook["paper"] },
): Buffer {
  const text = normalizeLetter(letter);
  try {
    return writeResumePdf(printLetter(text, head), { template, accent, paper, size: "large" }, title);
  } catch (error) {
    if (error instanceof UnprintableCharacters) throw new Problem("letter-not-printable");
    throw error;
  }
}
