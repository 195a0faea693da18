import type { RequiredTerm } from "#engine/job/model/job.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { FILLER_WORDS } from "#engine/knowledge/words/word-families.ts";
import type { Quote } from "#engine/text/span.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { wordFamily } from "./word-family.ts";

/**
 * Whether every wording of the ad names something beside the term that the resume's wordings do not: 'manage plant
 * operations' asks for more than 'operations' shows.
 */
export function asksMore({ label, quotes }: RequiredTerm, resumeQuotes: readonly Quote[]): boolean {
  const named = new Set(familiesIn(label));
  const shown = new Set(resumeQuotes.flatMap(({ quote }) => familiesIn(quote)));
  return quotes.every(({ quote }) => {
    // A deed comes first and may be said in many words: 'handling projects', 'project management'.
    const [, ...others] = familiesIn(quote);
    const more = others.filter((family) => !named.has(family) && !shown.has(family));
    return more.length > 0 && others.some((family) => named.has(family));
  });
}

function familiesIn(text: string): string[] {
  return readTokens(text)
    .filter(({ normalized, stem }) => wordBand(normalized) !== 1 && !FILLER_WORDS.has(stem))
    .map(({ stem }) => wordFamily(stem));
}
