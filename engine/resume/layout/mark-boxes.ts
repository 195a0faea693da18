import type { Box } from "../model/positioned.ts";
import type { TextFragment } from "./text-fragment.ts";

/** Heights of a box around one line, in multiples of its type. */
const lowest = 0.9;
const highest = 2.8;
const mostBoxes = 400;

/** Notes for each piece the small box drawn around it: skills set as tags stand closer than words, each in its own. */
export function markBoxes(pieces: TextFragment[], rules: Box[], pageWidth: number): TextFragment[] {
  const boxes = rules.filter(
    (one) => one.height > 6 && one.height < 45 && one.width > 8 && one.width < 0.5 * pageWidth,
  );
  if (boxes.length < 2 || boxes.length > mostBoxes) return pieces;
  return pieces.map((piece) => {
    const around = boxes.filter((box) => isAround(box, piece));
    const boxed = around.sort((a, b) => a.width - b.width)[0];
    return boxed === undefined ? piece : { ...piece, boxed };
  });
}

function isAround(box: Box, piece: TextFragment): boolean {
  const middle = piece.y + piece.height / 2;
  return (
    box.height >= lowest * piece.size &&
    box.height <= highest * piece.size &&
    box.x <= piece.x + 1 &&
    box.x + box.width >= piece.x + piece.width - 1 &&
    box.y < middle &&
    box.y + box.height > middle
  );
}

/** Two pieces in two boxes are two things, however close the boxes stand. */
export function areBoxedApart(one: TextFragment, other: TextFragment): boolean {
  return one.boxed !== undefined && other.boxed !== undefined && one.boxed.x !== other.boxed.x;
}
