/** An abbreviation whose dot ends no sentence. */
export const ABBREVIATION_END =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|dept|mr|mrs|ms|dr|sr|jr|st|no|incl|inc|ltd|co|min|max|\p{Lu})$/iu;
