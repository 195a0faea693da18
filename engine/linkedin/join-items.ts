import { ITEM_GOES_ON } from "../knowledge/words/line-ends.ts";
import { joinerOf } from "./join-wrapped.ts";
import type { PrintLine } from "./print-columns.ts";

export type ItemSpacing = {
  right: number;
  /** Pitch up to which a line belongs to the item above; null where items stand as close as their own lines. */
  wrap: number | null;
};

/** A line that begins so goes on from above. */
const FOLLOWS = /^(?:[\p{Ll})\]&–—-]|\([^()]*$)/u;

/**
 * How the items of the contact column are told apart. Where they stand further apart than their own lines, as LinkedIn sets
 * them, the distances fall into two groups, and nothing in the lower one can have ended an item: no proficiency in brackets,
 * no line with room for the next word. The contact details count too: an address broken in two shows the lower group.
 */
export function measureItems(
  lists: readonly (readonly PrintLine[])[],
  contact: readonly PrintLine[],
  right: number,
): ItemSpacing {
  const listed = lists.flatMap(pairsOf);
  const pitches = [...listed, ...pairsOf(contact)].map(({ line }) => line.pitch).sort((a, b) => a - b);
  const steps = pitches
    .slice(1)
    .map((pitch, index) => ({ wrap: (pitch + pitches[index]!) / 2, step: pitch - pitches[index]! }))
    .filter(({ step }) => step >= LEAST_STEP)
    .sort((a, b) => b.step - a.step);
  const ends = ({ above, line }: Pair) => endsItem(above) || hasRoom(above, line, right - CLEAR * line.size);
  for (const { wrap } of steps) {
    const lower = listed.filter(({ line }) => line.pitch <= wrap);
    if (lower.filter(ends).length * MOST_ENDS <= lower.length) return { right, wrap };
  }
  // One distance for all: where every line ended early, none is the rest of another.
  return listed.length > 0 && listed.every(ends)
    ? { right, wrap: (pitches[0] ?? 0) - 0.05 }
    : { right, wrap: null };
}

/** Room of this many ems more than the next word needs was left for sure. */
const CLEAR = 1.5;

type Pair = { above: PrintLine; line: PrintLine };

/** One line in so many may end early within an item, before a word that cannot be parted. */
const MOST_ENDS = 8;
/** Two groups of distances are at least this far apart, in multiples of the size. */
const LEAST_STEP = 0.1;

function pairsOf(lines: readonly PrintLine[]): Pair[] {
  return lines.slice(1).flatMap((line, index) => (line.pitch < 3 ? [{ above: lines[index]!, line }] : []));
}

/** The items of a part, each with the lines it was printed on joined. */
export function joinItems(lines: readonly PrintLine[], spacing: ItemSpacing): string[] {
  const items: string[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above !== undefined && continues(above, line, spacing)) {
      items[items.length - 1] += joinerOf(above.text) + line.text;
    } else items.push(line.text);
  }
  return items;
}

function continues(above: PrintLine, line: PrintLine, { right, wrap }: ItemSpacing): boolean {
  const apart = line.page !== above.page;
  if (wrap !== null && !apart) return line.pitch <= wrap;
  if (hasOpenBracket(above.text)) return true;
  if (/\([^()]{3,40}\)$/u.test(above.text)) return false;
  if (ITEM_GOES_ON.test(above.text) || FOLLOWS.test(line.text)) return true;
  // Printers keep two lines of a paragraph together, so that a page seldom ends within an item.
  return !apart && !hasRoom(above, line, right);
}

/** '(Native or Bilingual)' ends an item; '(AWS)' may stand anywhere in one. */
function endsItem({ text }: PrintLine): boolean {
  return /\(\p{Lu}\p{Ll}[^()]{5,38}\)$/u.test(text);
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

/** Scripts without spaces break after every letter, all others at spaces. */
const WORD =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)/u;

/** Whether the first word below would have fitted on the line above; its width is measured by its own line. */
export function hasRoom(above: PrintLine, line: PrintLine, right: number): boolean {
  const letter = line.box.width / Math.max(1, line.text.length);
  const first = WORD.exec(line.text)?.[0] ?? "";
  return above.box.x + above.box.width + letter * (first.length + 0.8) < right;
}
