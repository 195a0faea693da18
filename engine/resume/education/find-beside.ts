import type { Piece } from "../jobs/header.ts";
import type { Row } from "../jobs/row.ts";
import { weighPlace } from "../places/read-places.ts";
import { isField } from "./is-field.ts";
import { isStudyNote } from "./is-grade.ts";
import { weighDegree, weighSchool } from "./weigh-studies.ts";

const NOTES =
  /gpa|honou?rs|cum laude|distinction|expected|graduat|present|merit|first class|coursework|thesis|grade|percent|average|award|dean/i;

/** Such a word anywhere, or a grade or an aside from the beginning. */
export function isNote(text: string): boolean {
  return NOTES.test(text) || isStudyNote(text);
}

/** A field that stands as a piece of its own beside the degree. */
export function fieldBeside(
  pieces: readonly Piece[],
  degree: Piece | null,
  school: Piece | null,
): string | null {
  if (degree === null) return null;
  const beside = pieces.find(
    (piece) =>
      piece.from === piece.to &&
      (piece.from === degree.to + 1 || piece.to === degree.from - 1) &&
      piece.row === degree.row &&
      (school === null || piece.to < school.from || piece.from > school.to) &&
      !(school?.row === piece.row && piece.from === school.to + 1 && piece.to < degree.from) &&
      weighPlace(piece.text) === 0 &&
      (weighSchool(piece.text) === 0 || (weighSchool(piece.text) < 3 && isField(piece.text))) &&
      /^\p{Lu}[\p{L} &/-]{2,50}$/u.test(piece.text) &&
      !/^\p{Lu}{2,3}$/u.test(piece.text) &&
      !isNote(piece.text),
  );
  return beside?.text ?? fieldBelow(pieces, degree, school);
}

/** A field alone on the row between the degree and its school, or beside the degree's where a word says that it is one. */
function fieldBelow(pieces: readonly Piece[], degree: Piece, school: Piece | null): string | null {
  if (weighDegree(degree.text) < 2) return null;
  const alone = (row: number) => {
    const own = pieces.filter((piece) => piece.row === row);
    const field = own.length === 1 ? own[0]! : null;
    if (field === null || isNote(field.text) || weighPlace(field.text) > 0) return null;
    return /^\p{Lu}[\p{L} &/,-]{2,50}$/u.test(field.text) ? field.text : null;
  };
  const below = alone(degree.row + 1);
  if (below !== null && weighSchool(below) === 0 && school?.row === degree.row + 2) return below;
  if (below !== null && weighSchool(below) < 3 && isField(below)) return below;
  const above = degree.order === 0 ? alone(degree.row - 1) : null;
  return above !== null && weighSchool(above) < 3 && isField(above) ? above : null;
}

/** The name next to a degree, where no word says that it is a school: it must stand on the row above or below, or in its row. */
export function nameBeside(
  pieces: readonly Piece[],
  degree: Piece | null,
  rows: readonly Row[],
): string | null {
  if (degree === null || rows.length < 2) return null;
  const near = pieces.filter(
    (piece) =>
      piece.from === piece.to &&
      Math.abs(piece.row - degree.row) <= 1 &&
      (piece.to < degree.from || piece.from > degree.to) &&
      /^\p{Lu}[\p{L}.'’& -]{2,60}$/u.test(piece.text) &&
      weighPlace(piece.text) < 1.5 &&
      weighDegree(piece.text) === 0 &&
      !/gpa|honou?rs|cum laude|distinction|expected|graduat|present|merit|first class|minor|major|coursework|thesis/i.test(
        piece.text,
      ),
  );
  const other = near.find((piece) => piece.row !== degree.row && piece.order === 0) ?? null;
  return other?.text ?? null;
}
