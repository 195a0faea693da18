/**
 * The lexicon as `npm run lexicon` compiles it from the tables (knowledge/skills/lexicon.json): long texts that are cut
 * where they are needed, since tens of thousands of objects would cost time and memory at every start.
 */
export type PackedLexicon = {
  /**
   * A concept a line, as in the tables but for context and counter, which are numbers of lists. An id that is made of
   * the first form is left out, and so are forms that are the label alone.
   */
  trades: readonly { trade: string; concepts: string }[];
  /** Lists of context and counter words, one a line; the first is empty. */
  wordLists: string;
  index: PackedIndex;
};

/** What is known of all forms before any is made (FormIndex), the idioms' too. Numbers are written to the base of 36. */
export type PackedIndex = {
  /** How many forms each concept has. */
  formCounts: string;
  vocabulary: string;
  innerCapitals: string;
  /** A stem a line, with the forms that begin with it: the first's number, then steps from one to the next. */
  starts: string;
};

export const RADIX = 36;
