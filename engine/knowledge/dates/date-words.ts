import { collectFolded, collectWords, patternOf } from "../locales/collect-words.ts";

/** What stands in place of an end date while something goes on. */
export const PRESENT_WORDS = collectFolded((locale) => locale.dates?.present);

/** Words that may join the two ends of a range ('2018 to 2020', '2018 bis 2020'). */
export const RANGE_WORDS = collectFolded((locale) => locale.dates?.to);

/** A start with no end: 'since 2020', 'seit 03/2020'. */
export const SINCE_WORDS = collectFolded((locale) => locale.dates?.since);

/** Behind a start with no end: 'August 2018 onwards'. */
export const OPEN_WORDS = patternOf(collectWords((locale) => locale.dates?.open));

/** Words before the first end of a range that belong to it and are not part of a title or employer. */
export const FROM_WORDS = collectFolded((locale) => locale.dates?.from);

export const SEASONS = collectFolded((locale) => locale.dates?.seasons);

export const STILL_THERE =
  /\b(?:present|current|now|today|ongoing|heute|aktuell|actualidad|presente|aujourd'hui|obecnie|atual)\b/i;
