import { shapeOf, type Worded } from "./name-candidate.ts";
import { isHead } from "./title-candidates.ts";

/** A line of more words is a sentence or a list. */
const LONGEST_LINE = 9;
/** Lines of a paste in which a board prints the post and the employer. */
const OPENING_BLOCKS = 4;

export type LineKind = "none" | "heading" | "title" | "name" | "short" | "long";

/** What a whole line looks like beside a name: a heading, a post, words that begin with capitals, a few others, or a text. */
export function lineKind(worded: readonly Worded[], at: number): LineKind {
  const line = worded[at];
  if (line === undefined || line.words.length === 0) return "none";
  if (line.block.kind === "heading") return "heading";
  const { words } = line;
  if (words.length > LONGEST_LINE || /[.!?]$/u.test(words.at(-1)!.text)) return "long";
  if (words.some(isHead)) return "title";
  return words.every((word) => /^(?:upper|capital|number|mark)$/.test(shapeOf(word))) ? "name" : "short";
}

/** What stands in the lines above and below one of the first lines; none of them elsewhere. */
export function neighbourFeatures(worded: readonly Worded[], at: number): string[] {
  if (at >= OPENING_BLOCKS) return [];
  const [above, own, below] = [at - 1, at, at + 1].map((one) => lineKind(worded, one));
  return [`above:${above}:${own}`, `below:${below}:${own}`, `lines:${above}:${own}:${below}`];
}
