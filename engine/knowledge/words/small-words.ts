import { foldLetters } from "../../text/fold-letters.ts";
import { readWords } from "../../text/word-set.ts";
import { LOCALES } from "../locales/all-locales.ts";
import { collectFolded, collectWords, patternOf } from "../locales/collect-words.ts";

/** Small words that a text in English does not go without. */
export const ENGLISH_SMALL_WORDS = readWords("the and of with for to from by at");

/** Small words that no page of real sentences or lists goes without, folded. */
export const PAGE_SMALL_WORDS = collectFolded(({ smallWords }) => smallWords);

/** Small words of other languages, which a text in English does not hold, folded or as written. */
export const FOREIGN_WORDS = foreignWords();

/** Words of sentences, which the header of an entry goes without, folded. */
export const SENTENCE_WORDS = collectFolded(({ sentenceWords }) => sentenceWords);

/** The same with what English addresses go without, too. */
export const PROSE_WORDS: ReadonlySet<string> = new Set([
  ...SENTENCE_WORDS,
  ...readWords("of and in for at on i"),
]);

function foreignWords(): ReadonlySet<string> {
  const english = new Set(LOCALES.find(({ language }) => language === "en")?.smallWords);
  const all = LOCALES.flatMap(({ smallWords = [] }) => smallWords);
  return new Set(all.flatMap((word) => [word, foldLetters(word)]).filter((word) => !english.has(word)));
}

/** The sixteen small words of which English text has one in twelve. */
export const ENGLISH_SIXTEEN = readWords("the and of to in for with on at by from as an a is was were");

/** Words whose first letters an abbreviation leaves out. */
export const ABBREVIATION_SKIPS = readWords("of and the for in to on a an with & at or");

/** Words that stay small in a line whose words are capitalised. */
export const TITLE_CASE_SMALL_WORDS = readWords("a an the of and or to in on at for with by from as is & vs");

/** What parts the items of a list, or joins an item to its list. */
export const LIST_WORDS = readWords("and or including eg etc with using via in of like as plus");

/** The same, and what else ends an item. */
export const ITEM_ENDS: ReadonlySet<string> = new Set([...LIST_WORDS, "ie", "than"]);

/** 'And' between the two halves of a heading. */
export const AND_IN_HEADINGS = new RegExp(` (?:${patternOf(collectWords((locale) => locale.and))}) `);
