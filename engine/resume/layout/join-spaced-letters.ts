import type { Segment, TextFragment } from "./text-fragment.ts";

const spaced = /^[\p{L}\p{N}&.,'’-]{1,2}(?: [\p{L}\p{N}&.,'’-]{1,2})*$/u;
const fewestLetters = 4;

/** Single letters that stand apart, as the engine sees a letter-spaced word. */
export function isSpaced(piece: TextFragment): boolean {
  return spaced.test(piece.text.trimEnd());
}

/**
 * Joins a letter-spaced heading ('E X P E R I E N C E'). The engine sees a space wherever letters stand apart; the even
 * gaps are inside a word, the clearly wider ones between two.
 */
export function joinSpacedLetters(segment: Segment): void {
  segment.pieces = segment.pieces.map(closeSlits);
  if (!segment.pieces.every(isSpaced)) return;
  const gaps: number[] = [];
  const letters = segment.pieces.reduce((sum, piece) => sum + piece.text.replaceAll(" ", "").length, 0);
  for (const piece of segment.pieces) {
    for (let at = 0; at < piece.text.trimEnd().length; at++) {
      if (piece.text[at] === " ") gaps.push(piece.edges[at + 1]! - piece.edges[at]!);
    }
  }
  // Pairs that kerning brought together ('T A' as 'TA') are letters too, but hardly a word of them.
  if (letters < fewestLetters || gaps.length < letters / 3) return;
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!;
  for (const [index, piece] of segment.pieces.entries()) {
    segment.pieces[index] = closeGaps(piece, usual * 1.5 + 0.05 * piece.size);
  }
}

/** No font's word space is as narrow: between capitals it is letter-spacing beside a narrow letter ('PROF IL'). */
const slit = 0.14;

function closeSlits(piece: TextFragment): TextFragment {
  if (!/[\p{Lu}'’] [\p{Lu}'’]/u.test(piece.text) || /\p{Ll}/u.test(piece.text)) return piece;
  return closeGaps(piece, slit * piece.size);
}

function closeGaps(piece: TextFragment, widest: number): TextFragment {
  let text = "";
  const edges: number[] = [];
  const source = piece.text.trimEnd();
  for (let at = 0; at < source.length; at++) {
    if (source[at] === " " && piece.edges[at + 1]! - piece.edges[at]! <= widest) continue;
    text += source[at];
    edges.push(piece.edges[at]!);
  }
  edges.push(piece.edges[source.length]!);
  return { ...piece, text, edges };
}
