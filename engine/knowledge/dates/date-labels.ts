import { collectWords, patternOf } from "../locales/collect-words.ts";

const labels = patternOf(collectWords((locale) => locale.dates?.labels));
const behind = patternOf(collectWords((locale) => locale.dates?.behindLabels));

/** What stands before a date and names nothing: 'Expected', 'Class of', 'concluído em'. */
export const LEADS_DATE = new RegExp(`^(?:${labels})(?: (?:${behind}))?:?$`, "iu");

/** Somewhere beside a date, words that make it the date of a study. */
export const SAYS_WHEN = new RegExp(
  `(?<!\\p{L})(?:${labels}|pass(?:ed|ing)(?: out)?|batch|session|expected|year of|in progress|present)(?!\\p{L})`,
  "iu",
);

/** Such a label at the end of what stands before a date. */
export const LABEL_OF_DATE_BEHIND = new RegExp(`[\\s,(–—-]+(?:${labels})(?: (?:${behind}))?:?$`, "iu");
