import { scorePlace } from "../../knowledge/places/read-places.ts";
import type { HeaderSpan } from "../entries/header.ts";
import { scoreDegree } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { isStudyNote } from "../features/is-grade.ts";

/** The learning of a trade that is named itself. */
export const TRAINED =
  /^(?:(?:berufs)?ausbildung|lehre|umschulung|weiterbildung) (?:zu[mr]|als) \S|^\p{L}+ apprentice(?:ship)?$|^apprentice(?:ship)? (?:as|in) \S|^apprentissage\b/iu;

/** The first other name of the entry: beside the trade's learning or on the next row, before its town. */
export function findTrainer(spans: readonly HeaderSpan[], degree: HeaderSpan | null): string | null {
  if (degree === null) return null;
  const own = spans.filter(
    (span) =>
      span.from === span.to &&
      (span.to < degree.from || span.from > degree.to || degree.from < degree.to) &&
      span.from !== degree.from &&
      Math.abs(span.row - degree.row) <= 1 &&
      /^\p{Lu}[\p{L}\p{N}.'’&/ -]{2,60}$/u.test(span.text) &&
      scorePlace(span.text) < 1.5 &&
      scoreDegree(span.text) === 0 &&
      !isStudyNote(span.text),
  );
  const sure = own.find((span) => scoreEmployer(span.text) >= 1.5);
  return (sure ?? own[0])?.text ?? null;
}
