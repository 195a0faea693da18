import type { Span } from "./span.ts";

/**
 * A stretch of text that reads as one unit: a heading, a list item or a paragraph. Soft line breaks stay inside.
 * Terms are looked for within one block and never across two.
 */
export type Block = Span & {
  kind: "heading" | "item" | "paragraph";
  /** What part of the document the block stands in. Resume and job each use their own section kinds. */
  section: string;
};
