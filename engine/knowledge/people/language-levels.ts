import { foldLetters } from "../../text/fold-letters.ts";
import { collectFolded, collectWords, patternOf } from "../locales/collect-words.ts";

/** Words that say how well a language is spoken or where it comes from, folded; nothing else may stand beside its name. */
export const LANGUAGE_LEVEL_WORDS = collectFolded((locale) => locale.languageLevels);

const labels = patternOf(collectWords((locale) => locale.languageLabels).map(foldLetters));

/** What stands before a row of spoken languages in another section, folded; English adds words on both sides. */
export const LANGUAGES_LABEL = new RegExp(
  `(?:^|[.;|•]\\s*)(?:(?:(?:spoken|foreign|fluent|mother|native|other|known) )?languages?(?: known| spoken| skills?| proficienc(?:y|ies))?|linguistic (?:skills?|proficiency)|mother tongue(?:\\(s\\))?|${labels})\\s*[::-]+\\s*`,
  "iu",
);
