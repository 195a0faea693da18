import type { IconMeaning, Turn } from "../model/line.ts";
import type { Box } from "../model/positioned.ts";
import type { Grid } from "./find-grids.ts";

/** A visible run after cleaning. `edges` again holds the left edge of each unit of `text` and the last right edge. */
export type TextFragment = Box & {
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
export type Segment = Box & { pieces: TextFragment[]; size: number; bullet: boolean; icons: IconMeaning[] };

/**
 * A part of a page that reads from top to bottom; `column` as in Line. With `cells` it is one row of a table whose cells may
 * take several lines each, and reads cell by cell.
 */
export type Region = { segments: Segment[]; column: number; cells?: Segment[][] };

/**
 * A vertical strip without text between two sides, which start below `top` and end above `bottom`. What hangs left of a
 * text is no column.
 */
export type Gutter = { left: number; right: number; top: number; bottom: number; hung: boolean };

/** What is known of a whole page while its parts are cut: see findNameSize, the ruled lines on it and the tables they draw. */
export type LayoutPage = { nameSize: number; rules: Box[]; grids: readonly Grid[] };

/** The text of a line, the offsets in it at which something stands behind a wide gap, and where its style changes. */
export type JoinedText = { text: string; tabs: number[]; turns: Turn[] };
