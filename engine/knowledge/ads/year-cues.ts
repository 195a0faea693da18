/** 'At least a year', 'one year of experience'. */
export const ONE_YEAR =
  /\b(?:at least|(?:a )?minimum(?: of)?) a (?:full )?year\b|\b(?:a|one) year['’]?s? (?:of )?(?=(?:\p{L}+ ){0,3}experience)/giu;

/** 'Six months of experience'. */
export const MONTHS =
  /\b(?:(?:at least|(?:a )?minimum(?: of)?) )?(\d{1,2}|six|twelve|eighteen)\+? months?['’]? (?:of )?(?=(?:\p{L}+ ){0,3}experience|as an? |in an? )/giu;

/** 'A degree in IT or four years of experience' asks for the degree; the years only stand in for it. */
export const INSTEAD_OF_DEGREE =
  /\b(?:degree|diploma|bachelor['’]?s|associate['’]?s|master['’]?s)\b[^.;]{0,60}\bor (?:at least )?$/i;

/** What stands before a span of time that is no experience: 'in the last 3 years', 'for over 50 years'. */
export const OTHER_TIME =
  /\b(?:last|past|next|first|within|after|every|aged?|since|ago|until|lasts?|for(?: more than| over| almost| nearly| at least| about)?|celebrat\p{L}+|than 90|over the|during(?: the)?|in)(?: the)?(?: last| past| next| first)? $/iu;

/** What stands behind a span of time that is no experience: '18 years of age'. */
export const OTHER_USE =
  /^(?: of age| old\b| ago\b| later\b| contract| fixed| term\b| warranty| in business| in a row| of (?:history|trading|service to|growth)|['’]? (?:history|anniversary))/i;
