import { normalizeText } from "./normalize-text.ts";

/** Text as it is searched: without case, accents and characters that are not shown, so that 'resume' finds 'Résumé'. */
export function foldSearch(text: string): string {
  return normalizeText(text, "NFKD")
    .replace(/[\p{M}\p{C}]/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
