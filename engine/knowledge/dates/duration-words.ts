import { collectWords, patternOf } from "../locales/collect-words.ts";

const UNIT = patternOf(collectWords((locale) => locale.dates?.durations));
const AND = patternOf(collectWords((locale) => locale.and));

/** '2 años', 'less than a year': how long a role of a profile lasted, in its units. */
export const PROFILE_DURATION_UNITS = `${UNIT}|less than a year|menos de un año`;

/** How long something lasted: '(2 years and 3 months)', 'a year', 'a few months'. */
export const DURATION = new RegExp(
  `^\\(?\\s*(?:(?:less than )?(?:\\d{1,2}(?:\\.\\d)?\\+?|(?:an?|one|a few)(?= ))\\s*(?:${UNIT})\\.?,?\\s*(?:(?:${AND}) )?){1,3}\\)?$`,
  "iu",
);
