import type { Box, HiddenReason } from "../model/positioned.ts";

/** Three common ways of taking text out of a PDF; `columns` is our own reading, the one the report is made of. */
export type ReadingOrder = "columns" | "position" | "stream";

/**
 * What happens to a word in a reading: a person cannot see it; our reading leaves it out or nobody can tell its letters;
 * it stands elsewhere than in our reading; it is joined to the word before it.
 */
export type WordMark = "hidden" | "lost" | "moved" | "glued";

/** A run of characters without white space, as it is drawn. `lost` and `hidden` are the same in every reading. */
export type PageWord = Box & { text: string; size: number; mark: "hidden" | "lost" | null };

/** Words of a line that have the same mark; of a marked piece, `word` is its place among the page's words. */
export type ReadingPiece = { text: string; mark: WordMark | null; word: number | null };

export type ReadingLine = { page: number; pieces: ReadingPiece[] };

/** Lines that are read in one go and stand below each other: a numbered box over the page. */
export type ReadingBlock = { page: number; box: Box; lines: number };

export type Reading = {
  order: ReadingOrder;
  lines: ReadingLine[];
  /** In the order of reading; the lines are theirs, one block after the other. */
  blocks: ReadingBlock[];
  /** Words with each mark. */
  counts: Record<WordMark, number>;
};

export type MachineView = {
  pages: { width: number; height: number; words: PageWord[] }[];
  readings: Reading[];
  words: number;
  /** The document has more words than are shown. */
  cut: boolean;
};

/** A word on its way through the readings. */
export type Word = Box & {
  text: string;
  size: number;
  /** 1 is the first page. */
  page: number;
  /** Place among the words of its page. */
  index: number;
  hidden: HiddenReason | null;
  unreadable: boolean;
  /** White space follows in the run itself. */
  spaced: boolean;
};

/** Words in the order of a reading, line by line. */
export type OrderedLine = { page: number; words: Word[] };
