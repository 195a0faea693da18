import type { Piece } from "./piece.ts";

const spaced = /^\p{L}{1,2}(?: [\p{L}&]{1,2}){3,}$/u;

/**
 * Joins a letter-spaced heading ('E X P E R I E N C E'). The engine sees a space wherever letters stand apart; the even
 * gaps are inside a word, the clearly wider ones between two.
 */
export function joinSpacedLetters(piece: Piece): Piece {
  if (!spaced.test(piece.text.trimEnd())) return piece;
  const gaps: number[] = [];
  for (let at = 0; at < piece.text.length; at++) {
    if (piece.text[at] === " ") gaps.push(piece.edges[at + 1]! - piece.edges[at]!);
  }
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!;
  let text = "";
  const edges: number[] = [];
  let gap = 0;
  for (let at = 0; at < piece.text.length; at++) {
    if (piece.text[at] === " " && gaps[gap++]! <= usual * 1.5 + 0.05 * piece.size) continue;
    text += piece.text[at];
    edges.push(piece.edges[at]!);
  }
  edges.push(piece.edges.at(-1)!);
  return { ...piece, text, edges };
}
