/** 'GPA 3.6', 'Note: 1,9', '2:1', 'first class', 'mention bien', 'voto 105/110': how well a study went. */
const GRADE =
  /^\(?(?:c?gpa|percentage|\d+(?:[.,]\d+)?\s*(?:%|\/|$)|[123][:.][12]\b|[123](?:st|nd|rd)(?: class)?$|honou?rs|hons|cum laude|magna|summa|dean|first(?:[- ]class)?\b|second(?:[- ](?:class|upper|lower))|upper second|lower second|third class|(?:with|high|upper) (?:an? )?(?:high )?(?:distinction|honou?rs|merit|credit)|with |distinction|merit\b|pass(?:ed)?\b|\d+ (?:passes|subjects|credits|distinctions)\b|credits\b|credit$|grades?\b|mean grade|average\b|overall\b|aggregate|marks?\b|score\b|class of|valedictorian|salutatorian|rank|top \d|[a-e][+-]?(?: (?:plain|plus|minus))?$|d\*?d\*?[dm]\*?$|mmm|mmp|note\b|abschlussnote|notendurchschnitt|durchschnitt|gesamtnote|mention\b|voto\b|votazione|media:? \d|nota\b|promedio|titulad|betyg|karakter|diploma behaald|behaald|geslaagd|onderscheiding|avec |con (?:mención|distinción|lode))/i;

/** 'including English', 'expected 2026', 'part-time', 'in progress': what is said of a study beside its name. */
const ASIDE =
  /^\(?(?:includ|incl\.|expected|anticipated|predicted|projected|graduat(?:ed|ion|ing)|complet|currently|abgebrochen|awaiting|ongoing|in progress|in corso|en cours|en curso|laufend|present\b|part[- ]time|full[- ]time|evening|distance|berufsbegleitend|thesis|dissertation|coursework|modules?\b|subjects?\b|supervis(?:ed|ors?)\b|awarded?\b|minor\b|member\b|gesamt|[a-z]{2,6}\d{4,6}[a-z]?\)?$)/i;

/** 'First Class Honours', 'Minor in Spanish': said of a degree in words that degrees are known by. */
export function isRemark(text: string): boolean {
  return /^(?:(?:with )?(?:first|second|third)[- ]class\b|(?:upper|lower) second|minor\b|(?:with )?(?:distinction|merit|honou?rs)$|dean['’]?s)/i.test(
    text.trim(),
  );
}

export function isGrade(text: string): boolean {
  return GRADE.test(text.trim());
}

/** A grade or an aside, which is neither a degree, a field nor a school. */
export function isStudyNote(text: string): boolean {
  return isGrade(text) || ASIDE.test(text.trim());
}
