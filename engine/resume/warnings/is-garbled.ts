import { foldWords } from "../../text/fold-letters.ts";

/** Small words that no page of real sentences or lists in these languages goes without. */
const SMALL: ReadonlySet<string> = new Set(
  "the and of to in for with on at by a an is as from de la le les et en des du der die das und von im mit fur el los las y con del para e o da do dos com em di il per della i w z na od do v a se och av for med til het van een voor ja on ve bir".split(
    " ",
  ),
);

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
  const small = words.filter((word) => SMALL.has(word)).length / words.length;
  const length = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  if (vowels < 0.2) return true;
  return small < 0.01 && (vowels < 0.29 || length > 14);
}
