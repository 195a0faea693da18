/** An ad wants the degree it names in such a line. */
export const ASKS_FOR_DEGREE =
  /\b(?:required?|must|prefer|essential|desirable|have|has|hold|holds|need|needs|seek|minimum|at least|equivalent|or above|or higher|completed|with an?|should|candidates?|eligib\w+|studium|formation)\b/i;

/** Experience will do in place of the degree. */
export const OR_EXPERIENCE =
  /\bor (?:an? )?(?:the )?(?:equivalent|comparable|relevant|similar|commensurate|proven) (?:\S+ ){0,4}?(?:experience|practice|background|combination)|\bor equivalent\b|\bequivalent (?:combination|work|experience)|\bin lieu\b|\bor (?:\S+ ){0,3}?years(?:['’])? (?:of )?(?:\S+ )?experience|\bor (?:an? )?(?:portfolio|bootcamp)|\bor experience\b|\band\/or experience/i;

/** What stands before a degree that another one, or experience, takes the place of. */
export const REPLACED = /\bin (?:lieu|place) of (?:an? |the )?$/i;

/** What stands before a degree that only widens the one named earlier: 'BS in physics or a related technical'. */
export const WIDENED = /\b(?:related|equivalent|similar|comparable)(?: \p{L}+)? $/iu;

/** What stands between a degree and its field: 'degree in'. */
export const FIELD_LEAD =
  /^(?:['’]s)?(?: degree| diploma| qualification| level)?(?: \([^()]{1,20}\))? (?:in|of) (?:an? )?/i;

/** Where the field ends. */
export const FIELD_END =
  /[.;:()\n]| (?:from|with|and (?:at least|a |an )|required|preferred|is|are|desirable|essential|would|plus|awarded|or (?:an? )?(?:equivalent|related|relevant|similar|comparable|closely|working|other|experience|\d))| or a (?:related|relevant|similar)|, (?:or )?(?:an? )?(?:related|relevant|equivalent|or related)/i;

/** A degree of no level, which ads also speak of where they ask for none. */
export const BARE_DEGREE = /^(?:[Gg]ood |[Rr]elevant |[Aa]ny |[Hh]onours )?[Dd]egree/;
