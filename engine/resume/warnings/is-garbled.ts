import { PAGE_SMALL_WORDS } from "../../knowledge/words/small-words.ts";
import { foldWords } from "../../text/fold-letters.ts";

/**
 * Whether the letters are not those one sees: a font without a map to characters gives other letters, and words come out
 * like 'HIQH.DUDRVPDQ'. Vowels are then rare, small words are missing, or spaces are lost.
 */
export function isGarbled(text: string): boolean {
  const letters = text.match(/[a-zà-ÿ]/giu) ?? [];
  const all = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 80 || letters.length < 0.8 * all.length) return false;
  const vowels = letters.filter((letter) => /[aeiouyà-æè-ïò-öø-ÿ]/iu.test(letter)).length / letters.length;
  const words = foldWords(text);
  const small = words.filter((word) => PAGE_SMALL_WORDS.has(word)).length / words.length;
  const length = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  if (vowels < 0.2) return true;
  return small < 0.01 && (vowels < 0.29 || length > 14);
}
