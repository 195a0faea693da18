/**
 * What the PDF reader hands to the engine. Lengths are PDF points (1/72 inch); x grows to the right and y DOWNWARDS from
 * the top left corner of the page as shown (rotation applied).
 */
export type Box = { x: number; y: number; width: number; height: number };

/** Why a person looking at the page cannot see a run. */
export type HiddenReason = "invisible" | "background-colour" | "tiny" | "off-page" | "covered";

/** Characters that were set together: one style, one line, no gap wider than a space. */
export type PositionedRun = Box & {
  /** As the PDF maps its glyphs; not yet cleaned. U+FFFE stands for a hyphen at a line's end. */
  text: string;
  /** Left edge of each UTF-16 code unit of `text`, and the right edge of the last: `text.length + 1` numbers. */
  edges: number[];
  /** Height of the type as drawn, after scaling. */
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  /** '#rrggbb' */
  colour: string;
  hidden: HiddenReason | null;
};

export type PositionedLink = Box & { url: string };

export type PositionedPage = {
  width: number;
  height: number;
  /** In the order of the content stream. */
  runs: PositionedRun[];
  links: PositionedLink[];
  /** Pictures drawn on the page. */
  images: Box[];
  /** Ruled lines and filled boxes, which hint at tables and sidebars. */
  rules: Box[];
};

export type PositionedDocument = {
  pages: PositionedPage[];
  /** The document's own title and producer, as its information dictionary says them; hostile like the rest. */
  title: string | null;
  producer: string | null;
};
