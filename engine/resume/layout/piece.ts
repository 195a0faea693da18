import type { IconMeaning } from "../line.ts";
import type { Box } from "../positioned.ts";

/** A visible run after cleaning. `edges` again holds the left edge of each unit of `text` and the last right edge. */
export type Piece = Box & {
  text: string;
  edges: number[];
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  colour: string;
  icons: IconMeaning[];
  /** Reads from right to left. */
  rightToLeft: boolean;
  /** Set along a vertical baseline. */
  turned: boolean;
  /** An icon stood between it and the piece before, and parts them. */
  afterIcon?: boolean;
  /** It begins a cell of a table. */
  cell?: boolean;
  /** The small box drawn around it alone, as around a tag. */
  boxed?: Box;
};

/** Pieces that stand on one baseline with no more than a word space between them. */
export type Segment = Box & { pieces: Piece[]; size: number; bullet: boolean; icons: IconMeaning[] };

/** A part of a page that reads from top to bottom; `column` as in Line. */
export type Region = { segments: Segment[]; column: number };
