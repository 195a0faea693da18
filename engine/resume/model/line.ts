import type { Span } from "../../text/span.ts";
import type { Box, PositionedLink } from "./positioned.ts";

/** What a glyph of an icon font stood for, when the glyph itself was dropped from the text. */
export type IconMeaning = "phone" | "email" | "place" | "linkedin" | "web" | "other";

export type Turn = { at: number; bold: boolean; italic: boolean; wasBold: boolean };

/** One line in reading order. `start` and `end` point into the resume's text, where lines are joined by '\n'. */
export type Line = Span & {
  text: string;
  /** 1 is the first page. */
  page: number;
  box: Box;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Upper-case letters only (at least two). */
  caps: boolean;
  /** '#rrggbb' of most of its characters. */
  colour: string;
  /** 0 spans the page, 1 is the left column, 2 the next. */
  column: number;
  /** It began with a bullet, which was taken out of the text. */
  bullet: boolean;
  /** White space above, in multiples of the line's size. */
  gap: number;
  /** Gaps wider than a word space, as offsets into `text`: where a tab or a table cell begins. */
  tabs: number[];
  /** Where weight or slant change within the line, as offsets into `text`, with the style that begins there. */
  turns?: Turn[];
  icons: IconMeaning[];
  links: PositionedLink[];
};

/** The text of a document in reading order, before anything is known about its meaning. */
export type ReadPages = {
  text: string;
  lines: Line[];
  /** Number of text columns of the body: 1 or 2, seldom more. */
  columns: number;
  /** Text that a person looking at the page does not see; kept out of `text`. */
  hidden: { text: string; page: number; reason: string }[];
  /** Repeated headers, footers and page numbers; kept out of `text`. */
  furniture: { text: string; page: number }[];
  links: (PositionedLink & { page: number })[];
  /** All pages: visible characters without white space. */
  characters: number;
  images: (Box & { page: number })[];
  pages: { width: number; height: number; characters: number }[];
  /** Share of visible characters that are unmapped or private-use glyphs, 0 to 1. */
  unmapped: number;
  fonts: string[];
};
