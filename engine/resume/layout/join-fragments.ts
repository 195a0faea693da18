import { isNeededJoiner } from "../../text/clean-characters.ts";
import type { Turn } from "../model/line.ts";
import { joinRightToLeft } from "./join-right-to-left.ts";
import { areBoxedApart } from "./mark-boxes.ts";
import type { JoinedText, TextFragment } from "./text-fragment.ts";

/** A gap of this many ems is a tab or the edge of a table cell. */
const tabGap = 0.9;
const wordGap = 0.16;

/** Joins the pieces of one line in reading order. */
export function joinFragments(pieces: TextFragment[], rightToLeft: boolean): JoinedText {
  const joined = rightToLeft ? { ...joinRightToLeft(pieces), turns: [] } : joinLeftToRight(pieces);
  return /[\u200c\u200d]/.test(joined.text)
    ? { ...joined, text: dropJoiners(joined.text), turns: [] }
    : joined;
}

function joinLeftToRight(pieces: TextFragment[]): JoinedText {
  let text = "";
  const tabs: number[] = [];
  const turns: Turn[] = [];
  let last: TextFragment | null = null;
  for (const piece of openAround(pieces).sort((a, b) => a.x - b.x)) {
    if (last !== null) {
      const gap = piece.x - (last.x + last.width);
      const em = Math.max(last.size, piece.size);
      const isParted = piece.afterIcon === true || piece.cell === true || areBoxedApart(last, piece);
      if (isSpace(gap, em, text) || isParted) {
        text = `${text.trimEnd()} `;
        if (gap >= tabGap * em || isParted) tabs.push(text.length);
      } else text = text.trimEnd();
      const isTurn = last.bold !== piece.bold || last.italic !== piece.italic;
      if (isTurn && text !== "")
        turns.push({ at: text.length, bold: piece.bold, italic: piece.italic, wasBold: last.bold });
    }
    text += piece.text;
    last = piece;
  }
  return { text: text.trimEnd(), tabs, turns };
}

/**
 * A sign taken from another font ('noura', '.', 'alotaibi') stands in a space of the piece around it: that piece is parted
 * into words there.
 */
function openAround(pieces: readonly TextFragment[]): TextFragment[] {
  const signs = pieces.filter((piece) => piece.text.trim().length === 1 && !/[\p{L}\p{N}]/u.test(piece.text));
  if (signs.length === 0) return [...pieces];
  return pieces.flatMap((piece) => {
    const holds = (sign: TextFragment) =>
      sign !== piece && sign.x > piece.x + 1 && sign.x + sign.width < piece.x + piece.width - 1;
    return signs.some(holds) && piece.text.trim().includes(" ") ? splitWords(piece) : [piece];
  });
}

function splitWords(piece: TextFragment): TextFragment[] {
  return [...piece.text.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const edges = piece.edges.slice(index, index + text.length + 1);
    return { ...piece, text, edges, x: edges[0]!, width: edges.at(-1)! - edges[0]! };
  });
}

/** Whether two pieces are two words: they stand apart, or the first was set with a space at its end. */
function isSpace(gap: number, em: number, before: string): boolean {
  return (gap > wordGap * em || before.endsWith(" ")) && gap > 0.02 * em;
}

function dropJoiners(text: string): string {
  let kept = "";
  for (const [at, unit] of [...text].entries()) {
    const isJoiner = unit === "\u200c" || unit === "\u200d";
    if (!isJoiner || isNeededJoiner(text[at - 1] ?? "", unit, text[at + 1] ?? "")) kept += unit;
  }
  return kept;
}
