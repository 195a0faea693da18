import { labelsOf } from "../locales/collect-words.ts";

/** Age, nationality and family stand above an address in some countries. */
export const PERSONAL_DETAIL =
  /(?:\d{1,2} (?:anos|años|ans|jahre|years|lat|anni)|casad|solteir|solter|married|single|brasileir|nationalit|nacionalidad|célibataire|marié|ledig|verheiratet|born|geb)/i;

/** Labels that open the personal part of a resume. */
export const PERSONAL_OPENING =
  /^(?:date of birth|d\.?o\.?b|father'?s? name|mother'?s? name|nationality|marital status|civil status|gender|sex|religion|passport|permanent address|languages? known|place of birth|age|husband'?s? name|full name|address)\b/i;

/** Age, family, nationality, religion and the like, as labels. */
export const PERSONAL_LINE = new RegExp(
  `(?:^|\\n)[^\\n\\p{L}]{0,3}(?:${labelsOf((labels) => labels.personal, "as written")})\\s*[:\\-–][^\\n]{0,40}`,
  "iu",
);
