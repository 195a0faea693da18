import { foldWords } from "../resume/words/fold-letters.ts";

const ENGLISH = new Set("the and of with for to from by at".split(" "));
const OTHERS = new Set(
  "de la el en y los las del un una et le les des du und der die das mit fur von il di per con do da os em het van een met".split(
    " ",
  ),
);

/** Verbs are known in English alone; a text with more small words of other languages is not judged by them. */
export function isEnglish(text: string): boolean {
  const words = foldWords(text);
  return words.filter((word) => ENGLISH.has(word)).length >= words.filter((word) => OTHERS.has(word)).length;
}
