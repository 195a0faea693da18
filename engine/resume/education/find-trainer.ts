import type { Piece } from "../jobs/header.ts";
import { weighEmployer } from "../jobs/weigh-pieces.ts";
import { weighPlace } from "../places/read-places.ts";
import { isStudyNote } from "./is-grade.ts";
import { weighDegree } from "./weigh-studies.ts";

/** The learning of a trade that is named itself. */
export const TRAINED =
  /^(?:(?:berufs)?ausbildung|lehre|umschulung|weiterbildung) (?:zu[mr]|als) \S|^\p{L}+ apprentice(?:ship)?$|^apprentice(?:ship)? (?:as|in) \S|^apprentissage\b/iu;

/** The first other name of the entry: beside the trade's learning or on the next row, before its town. */
export function findTrainer(pieces: readonly Piece[], degree: Piece | null): string | null {
  if (degree === null) return null;
  const own = pieces.filter(
    (piece) =>
      piece.from === piece.to &&
      (piece.to < degree.from || piece.from > degree.to || degree.from < degree.to) &&
      piece.from !== degree.from &&
      Math.abs(piece.row - degree.row) <= 1 &&
      /^\p{Lu}[\p{L}\p{N}.'’&/ -]{2,60}$/u.test(piece.text) &&
      weighPlace(piece.text) < 1.5 &&
      weighDegree(piece.text) === 0 &&
      !isStudyNote(piece.text),
  );
  const sure = own.find((piece) => weighEmployer(piece.text) >= 1.5);
  return (sure ?? own[0])?.text ?? null;
}
