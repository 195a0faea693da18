/** An abbreviation whose dot ends no sentence. */
export const ABBREVIATION_END =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|dept|mr|mrs|ms|dr|sr|jr|st|no|incl|inc|ltd|co|min|max|ph|[ABM]\.[AS]|\p{Lu})$/iu;

/** An abbreviation of names, whose dot ends no sentence. */
export const ABBREVIATED_NAME =
  /\b(?:INC|LTD|CO|CORP|BROS|Inc|Ltd|Co|Corp|Pvt|Jr|Sr|St|Dept|Bros|Dr|Mgr|Ltda|Lda|[A-Z]|\p{L}\.\s?\p{L})\.$/u;

/** A dot that is no abbreviation's. */
export const SENTENCE_DOT =
  /(?<=\p{Lu}?\p{Ll}{3,}|(?<!\S)[TR]A)(?<!\b(?:Corp|Dept|Intl|Univ|Bros|Asst|Hosp|Mgmt|Comp|Engr|Tech|Exec|Assn|Natl|Govt|Supt|Capt|Inst))\.$/u;

/** Abbreviations of a header whose dot parts nothing. */
export const HEADER_ABBREVIATIONS =
  "Assoc|Dipl|GOVT|DEPT|UNIV|INST|CORP|BROS|Dept|Univ|Inst|Prof|Corp|Bros|Assn|Natl|Govt|Mgmt|Intl|Comm|Hosp|Tech|Educ|Acad|Dist|Supt|Asst|Capt|Exec|Serv|Comp|Engr|Calif|Messrs";

/** The last word of a legal form that comes in several: behind 'PVT.' or 'PTY.' it goes on with the name. */
export const DOTTED_FORM = "(?:LTD|LIMITED|LLC|LLP|INC|BHD|Ltd|Limited|Inc|Bhd|GmbH)";
