import { headingKey } from "../knowledge/headings/heading-key.ts";
import { LOCALES } from "../knowledge/locales/all-locales.ts";
import type { Resume } from "../resume/model/resume.ts";
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from "./resume-document.ts";

/** The language of most of a resume's headings among those we print in, and English where none stands out. */
export function detectLanguage({ sections }: Pick<Resume, "sections">): DocumentLanguage {
  const keys = sections.map(({ heading }) => headingKey(heading));
  // The first of the list is English: another has to have more.
  let best: DocumentLanguage = "en";
  let most = 0;
  for (const language of DOCUMENT_LANGUAGES) {
    const count = countHeadings(language, keys);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

function countHeadings(language: DocumentLanguage, keys: readonly string[]): number {
  const locale = LOCALES.find((one) => one.language === language);
  const known = new Set(Object.values(locale?.headings ?? {}).flatMap((words) => words.map(headingKey)));
  return keys.filter((key) => known.has(key)).length;
}
