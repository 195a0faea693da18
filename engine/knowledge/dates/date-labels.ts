import { collectWords, patternOf } from "../locales/collect-words.ts";

const labels = patternOf(collectWords((locale) => locale.dates?.labels));
const behind = patternOf(collectWords((locale) => locale.dates?.behindLabels));

/** What stands before a date and names nothing: 'Expected', 'Class of', 'concluído em'. */
export const LEADS_DATE = new RegExp(`^(?:${labels})(?: (?:${behind}))?:?$`, "iu");
