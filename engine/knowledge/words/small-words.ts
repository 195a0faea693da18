import { readWords } from "../../text/word-set.ts";
import { collectWords, patternOf } from "../locales/collect-words.ts";
import type { SmallWords } from "../locales/locale.ts";

function smallWords(pick: (lists: SmallWords) => readonly string[] | undefined): ReadonlySet<string> {
  return new Set(collectWords((locale) => pick(locale.smallWords ?? {})));
}

/** Small words of the neighbours of English. */
export const FOREIGN_WORDS = smallWords((lists) => lists.ofAds);

/** Small words of other languages that profiles are written in, folded. */
export const OTHER_SMALL_WORDS = smallWords((lists) => lists.ofProfiles);

/** Small words that a text in English does not go without. */
export const ENGLISH_SMALL_WORDS = readWords("the and of with for to from by at");

/** Small words that no page of real sentences or lists in these languages goes without. */
export const PAGE_SMALL_WORDS = smallWords((lists) => lists.ofPages);

/** Words of sentences, which the header of an entry goes without. */
export const SENTENCE_SMALL_WORDS = smallWords((lists) => lists.ofSentences);

/** The sixteen small words of which English text has one in twelve. */
export const ENGLISH_SIXTEEN = readWords("the and of to in for with on at by from as an a is was were");

/** Words of sentences about a person, which no address holds. */
export const PROSE_WORDS = smallWords((lists) => lists.ofProse);

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
