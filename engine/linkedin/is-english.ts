import { ENGLISH_SMALL_WORDS, FOREIGN_WORDS } from "../knowledge/words/small-words.ts";
import { foldWords } from "../text/fold-letters.ts";

/** Verbs are known in English alone; a text with more small words of other languages is not judged by them. */
export function isMostlyEnglish(text: string): boolean {
  const { english, others } = countSmall(text);
  return english >= others;
}

/** English beyond doubt, as it has to be for sentences to be written of it. */
export function isPlainlyEnglish(text: string): boolean {
  const { english, others } = countSmall(text);
  return english >= LEAST && english > 2 * others;
}

const LEAST = 3;

function countSmall(text: string): { english: number; others: number } {
  const words = foldWords(text);
  const english = words.filter((word) => ENGLISH_SMALL_WORDS.has(word)).length;
  return { english, others: words.filter((word) => FOREIGN_WORDS.has(word)).length };
}
