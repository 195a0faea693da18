import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { foldWord } from "#engine/text/fold.ts";
import { readVerb } from "./verb-forms.ts";

const MOST_STRANGE = 0.5;
/** The same beside a small word of another language. */
const MOST_BESIDE = 0.25;
const ENDINGS = /(?:ing|tion|tions|ment|ments|ly|ness|ship|ists?|ers?|ors?|ology|ical|able|ity|ies)$/;

/**
 * Whether a line is in English, by its words in small letters: half of them may be unknown (names of things, terms of a
 * trade), more are of another language. A line without such words is taken as English.
 */
export function isEnglishLine(text: string): boolean {
  const words = text.match(/(?<![\p{L}\p{N}.-])\p{Ll}{2,}(?![\p{L}\p{N}])/gu) ?? [];
  const strange = words.filter((word) => !isKnownWord(word)).length;
  const most = words.some((word) => FOREIGN.has(word)) ? MOST_BESIDE : MOST_STRANGE;
  return strange <= Math.max(1, Math.floor(words.length * most));
}

/** Whether a word in small letters is English, or a term of a trade, or built like one. */
export function isKnownWord(word: string): boolean {
  return isSpelt(word) || (!FOREIGN.has(word) && word.length > 6 && ENDINGS.test(word));
}

/** Whether a word in small letters is English, or a term of a trade, as it is spelt. */
export function isSpelt(word: string): boolean {
  if (/[^a-z]/.test(word))
    return /^(?:café|cafés|sauté|sautéed|résumé|à|purée|pâté|entrée|entrées|décor|crèche|naïve|façade|fiancé)$/.test(
      word,
    );
  if (FOREIGN.has(word)) return word === "met";
  const { singular, stem } = foldWord(word);
  return (
    wordBand(singular) !== undefined ||
    wordBand(stem) !== undefined ||
    readVerb(word) !== null ||
    openLexicon().vocabulary.has(word) ||
    [singular, stem, word].some(isDictionaryWord)
  );
}

/** Small words of other languages that stand in no English line. */
const FOREIGN = new Set(
  "en de la le les el los las und der das dem des het een voor met naar bij op te del di da dos il lo gli du aux une un una uno avec dans por para com em na dla oraz nad przez och att til av og som pe si".split(
    " ",
  ),
);
