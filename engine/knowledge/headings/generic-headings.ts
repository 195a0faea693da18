import { collectWords } from "../locales/collect-words.ts";
import { headingKey } from "./heading-key.ts";

/**
 * Phrases that head sections in some resumes and are labels, entries or plain words in others. They count only in the style
 * of the other headings.
 */
const generic: ReadonlySet<string> = new Set(
  collectWords((locale) => locale.genericHeadings).map(headingKey),
);

export function isGenericHeading(text: string): boolean {
  return generic.has(headingKey(text));
}
