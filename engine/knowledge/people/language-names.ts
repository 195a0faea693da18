import { collectFolded } from "../locales/collect-words.ts";

/** Languages that resumes name, in English and in their own words. */
export const LANGUAGE_NAMES = collectFolded((locale) => locale.languageNames);

/** A level of skill or of a language that stands alone. */
export const LEVEL_ALONE =
  /^(?:beginner|basic|intermediate|advanced|expert|proficient|fluent|native|good|excellent|novice|[\d\s%/.]+|\d+ years?|less than 1 year|\(.*\))$/i;
