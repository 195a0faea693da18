import { PERSONAL_LINE } from "../../knowledge/people/personal-labels.ts";
import type { Reading } from "../checks/check-input.ts";
import type { ReadPages } from "../model/line.ts";
import type { Warning } from "../model/resume.ts";
import { guessDocument } from "./guess-document.ts";

/** What a person should know before they trust the report, each with a sentence that says what to do. */
export function listWarnings(resume: Reading, pages: ReadPages): Warning[] {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  if (!resume.textLayer) {
    if (pages.characters >= 80) {
      warn(
        "unmapped-text",
        "You can read this file, but machines read other letters: its font does not say which letter is which. Export it again with another font.",
      );
    } else {
      warn(
        "no-text-layer",
        "This file has hardly any text a machine can read. It may be a scan: export the resume from your word processor as PDF.",
      );
    }
    return warnings;
  }
  const document = guessDocument(resume);
  if (document !== null) {
    warn(
      "not-a-resume",
      `This looks more like ${document} than a resume. It was read all the same; check that you chose the right file.`,
    );
  }
  if (resume.hidden.some(({ text }) => /\p{L}{3}/u.test(text))) {
    warn(
      "hidden-text",
      "The file holds text that cannot be seen on the page. It was left out of the reading.",
    );
  }
  if (pages.unmapped >= 0.03) {
    warn(
      "unmapped-text",
      "Some letters of this file cannot be read by machines, although you see them. Export it again with another font.",
    );
  }
  const { email, phone } = resume.contact;
  if (email === null && phone === null) {
    warn("no-contact", "Neither an e-mail address nor a phone number was found, so nobody could answer.");
  }
  const personal = PERSONAL_LINE.exec(resume.text);
  if (personal !== null) {
    warn(
      "personal-data",
      `'${personal[0].trim().replace(/\s+/g, " ")}' is personal. In many countries employers may not ask for it, and it is better left out there.`,
    );
  }
  if (resume.pages > 6) warn("very-long", `The file has ${resume.pages} pages. Most employers read two.`);
  return warnings;
}
