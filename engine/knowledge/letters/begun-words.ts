/** Only begun, in the words before it up to the item's beginning. */
export const BEGUN_BEFORE =
  /\b(?:basics?(?: (?:knowledge|understanding|concepts?|level))?(?: of| in)?|beginner(?: in)?|familiar(?:ity)?(?: with)?|currently learning|(?<=[,;:(] ?)learning|exposure to|fundamentals of|introduction to)[^,;•|()]*$/i;
export const BEGUN_AFTER =
  /^[ -]*\(?[ -]*(?:basics?|beginner|learning|novice|familiar|fundamentals|introductory)\b/i;
