import { foldWords } from "../text/fold-letters.ts";

const ENGLISH = new Set("the and of with for to from by at".split(" "));
const OTHERS = new Set(
  "de la el en y los las del un una et le les des du und der die das mit fur von il di per con do da os em het van een met och som jag ska till av og pa med jeg na sie ve ile bir ja ist ich".split(
    " ",
  ),
);

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
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return { english, others: words.filter((word) => OTHERS.has(word)).length };
}
