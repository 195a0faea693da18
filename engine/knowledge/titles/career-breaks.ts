import { collectWords, patternOf } from "../locales/collect-words.ts";

const breaks = patternOf(collectWords((locale) => locale.titles?.careerBreaks));

/** Leaves and breaks, which stand where a job would. */
export const CAREER_BREAK = new RegExp(
  `^(?:(?:planned |extended )?(?:${breaks})\\b|travel(?:l?ing)?(?: (?:in|through|around|across|the)\\b.*)?$)`,
  "i",
);
