import { collectWords, patternOf } from "../locales/collect-words.ts";

const openWords = patternOf(collectWords((locale) => locale.lineEnds));
const and = patternOf(collectWords((locale) => locale.and));
const schools = patternOf(collectWords((locale) => locale.degrees?.leadingSchools));

/** A line that ends so goes on below. */
export const ITEM_GOES_ON =
  /(?:[,&/:–—(-]|\s(?:and|of|for|the|in|to|with|on|a|an|de|del|la|el|y|et|des|du|und|der|für|e|da|do|di|van|en|voor|het))$/iu;

/** A line that ends in an English preposition goes on below. */
export const PREPOSITION_END = /(?<=\s)(?:in|of|the|for|with|to|and|or|using|by|on|at|from)$/;

/** Words that begin the name of a school or end half of it: 'Technische Universität'. */
export const HALF_NAME_END = new RegExp(`(?<!\\p{L})(?:${schools})$`, "iu");

/** A comma, a conjunction or an opened hyphen: more must follow. */
export const OPEN_END = new RegExp(`(?:,|&|\\p{L}-|/|(?<=^|[\\s(])(?:${openWords}))$`, "u");

/** The same at the end of a heading set on two lines. */
export const HEADING_OPEN_END = new RegExp(`(?:,|&|(?<=^|[\\s(])(?:${and}|or|of|in|de))$`, "u");
