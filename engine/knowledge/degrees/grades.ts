import { collectWords, openingOf } from "../locales/collect-words.ts";

const words = openingOf(collectWords((locale) => locale.degrees?.grades));

/** 'GPA 3.6', 'Note: 1,9', '2:1', 'first class', 'mention bien', 'voto 105/110': how well a study went. */
export const GRADE = new RegExp(
  `^\\(?(?:${words}|\\d+(?:[.,]\\d+)?\\s*(?:%|/|$|[sc]?gpa)|[123][:.][12]\\b|[123](?:st|nd|rd)(?: class)?$|(?:with|high|upper) (?:an? )?(?:high )?(?:distinction|honou?rs|merit|credit)|credit$|[a-e][+-]?(?: (?:plain|plus|minus))?$|d\\*?d\\*?[dm]\\*?$|mmm|mmp)`,
  "iu",
);

/** 'including English', 'expected 2026', 'part-time', 'in progress': what is said of a study beside its name. */
export const STUDY_ASIDE =
  /^\(?(?:includ|incl\.|expected|anticipated|predicted|projected|graduat(?:ed|ion|ing)|complet|current(?:ly)?\b|students?$|abgebrochen|awaiting|ongoing|in progress|in corso|en cours|en curso|laufend|present\b|part[- ]time|full[- ]time|evening|distance|berufsbegleitend|thesis|dissertation|coursework|modules?\b|subjects?\b|supervis(?:ed|ors?)\b|awarded?\b|minor\b|member\b|gesamt|[a-z]{2,6}\d{4,6}[a-z]?\)?$)/i;

/** Classes and honours that stand below the degree they belong to. */
export const CLASS_OF_DEGREE =
  /^(?:(?:with )?(?:first|second|third)[- ]class\b|(?:upper|lower) second|minor\b|(?:with )?(?:distinction|merit|honou?rs)$|dean['’]?s)/i;

/** A grade that stands behind a degree. */
export const GRADE_BEHIND =
  /[\s,:(–—-]+(?:\d+(?:\.\d+)?\s?[sc]?gpa|\(?[12][:.][12]|1st(?: class)?|first[- ]class|(?:upper|lower) second|(?:with )?(?:distinction|merit|honou?rs|credit)|pass$|\d\d(?:\.\d+)?%)[\w\s]*\)?$/i;

/** 'Bachelor of Business Studies GPA First Class', '(CGPA: 8.1)': a grade with its label behind a degree. */
export const LABELLED_GRADE_BEHIND =
  /[\s,;:(|–—-]+(?:with )?(?:(?:c|cum\. |overall )?gpa|grade(?=:)|percentage|note(?= ?:? ?\d))(?!\p{L})\s*[:-]?\s*\S.*$/iu;

/** A degree ends in no preposition: what was studied stands on the next line. */
export const OPEN_DEGREE = /\s+(?:in|en|em|of|de|im)$/i;

/** Words that make what stands beside a study a note. */
export const STUDY_NOTES =
  /gpa|honou?rs|cum laude|distinction|expected|graduat|present|merit|first class|coursework|thesis|grade|percent|average|award|dean/i;

/** Words of a note that may stand beside a degree where its field would. */
export const NO_FIELD_BESIDE =
  /gpa|honou?rs|cum laude|distinction|expected|graduat|present|merit|first class|minor|major|coursework|thesis/i;
