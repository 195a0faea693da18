import { FIELD_TOLD } from "../../knowledge/degrees/degree-grammar.ts";
import { NO_FIELD_BESIDE, STUDY_NOTES } from "../../knowledge/degrees/grades.ts";
import { scorePlace } from "../../knowledge/places/read-places.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { HeaderSpan } from "../entries/header.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";
import { isStudyNote } from "../features/is-grade.ts";
import { splitCells } from "../shape/split-cells.ts";

/** Such a word anywhere, or a grade or an aside from the beginning. */
export function isNote(text: string): boolean {
  return STUDY_NOTES.test(text) || isStudyNote(text);
}

/** A field that stands as a span of its own beside the degree. */
export function fieldBeside(
  spans: readonly HeaderSpan[],
  degree: HeaderSpan | null,
  school: HeaderSpan | null,
): string | null {
  if (degree === null) return null;
  // 'MS  Elm City University, Mechanical Engineering'
  const behind =
    school !== null && school.row === degree.row && school.from === degree.to + 1
      ? spans.find(
          (span) =>
            span.from === span.to &&
            isNextTo(school, span, spans) &&
            isField(span.text) &&
            scoreSchool(span.text) + scorePlace(span.text) === 0,
        )
      : undefined;
  if (behind !== undefined) return behind.text;
  const beside = spans.find(
    (span) =>
      span.from === span.to &&
      (span.from === degree.to + 1 || span.to === degree.from - 1) &&
      span.row === degree.row &&
      (school === null || span.to < school.from || span.from > school.to) &&
      !(school?.row === span.row && span.from === school.to + 1 && span.to < degree.from) &&
      scorePlace(span.text) === 0 &&
      (scoreSchool(span.text) === 0 || (scoreSchool(span.text) < 3 && isField(span.text))) &&
      /^\p{Lu}[\p{L} &/-]{2,50}$/u.test(span.text) &&
      !/^\p{Lu}{2,3}$/u.test(span.text) &&
      !isNote(span.text),
  );
  return beside?.text ?? fieldBelow(spans, degree, school);
}

/** What a row below says in so many words: 'Field of study  Computer Science'. */
export function fieldTold(rows: readonly EntryRow[]): string | null {
  for (const row of rows.slice(0, MOST_TOLD)) {
    for (const cell of row.lines.flatMap(splitCells)) {
      const told = FIELD_TOLD.exec(cell.text)?.[1];
      if (told !== undefined && cell.start >= row.start) return told;
    }
  }
  return null;
}

/** Rows of a study in which its field is told. */
const MOST_TOLD = 20;

/** Right behind the school on its row, but for its place or another name of it. */
function isNextTo(school: HeaderSpan, span: HeaderSpan, spans: readonly HeaderSpan[]): boolean {
  if (span.row !== school.row || span.from <= school.to || span.from > school.to + 2) return false;
  const between = spans.find(({ from, to }) => from === school.to + 1 && to === from);
  return (
    span.from === school.to + 1 ||
    (between !== undefined && (scorePlace(between.text) >= 1.5 || scoreSchool(between.text) >= 1.8))
  );
}

/** A field alone on the row between the degree and its school, or beside the degree's where a word says that it is one. */
function fieldBelow(
  spans: readonly HeaderSpan[],
  degree: HeaderSpan,
  school: HeaderSpan | null,
): string | null {
  if (scoreDegree(degree.text) < 2) return null;
  const alone = (row: number) => {
    const own = spans.filter((span) => span.row === row);
    const field = own.length === 1 ? own[0]! : null;
    if (field === null || isNote(field.text) || scorePlace(field.text) > 0) return null;
    return /^\p{Lu}[\p{L} &/,-]{2,50}$/u.test(field.text) ? field.text : null;
  };
  const below = alone(degree.row + 1);
  if (below !== null && scoreSchool(below) === 0 && school?.row === degree.row + 2) return below;
  if (below !== null && scoreSchool(below) < 3 && isField(below)) return below;
  const above = degree.order === 0 ? alone(degree.row - 1) : null;
  return above !== null && scoreSchool(above) < 3 && isField(above) ? above : null;
}

/** The name next to a degree, where no word says that it is a school: it must stand on the row above or below, or in its row. */
export function nameBeside(
  spans: readonly HeaderSpan[],
  degree: HeaderSpan | null,
  rows: readonly EntryRow[],
): string | null {
  if (degree === null) return null;
  const isLabel = (span: HeaderSpan) =>
    rows.some(
      ({ start, text }) =>
        /^\s*[:：]/u.test(text.slice(span.end - start)) &&
        span.start >= start &&
        span.end <= start + text.length,
    );
  const near = spans.filter(
    (span) =>
      span.from === span.to &&
      !isLabel(span) &&
      Math.abs(span.row - degree.row) <= 1 &&
      (span.to < degree.from || span.from > degree.to) &&
      /^\p{Lu}[\p{L}.'’& -]{2,60}$/u.test(span.text) &&
      scorePlace(span.text) < 1.5 &&
      scoreDegree(span.text) === 0 &&
      !NO_FIELD_BESIDE.test(span.text),
  );
  const placed = near.find((span) => isBeforePlace(span, degree, spans));
  if (placed !== undefined) return placed.text;
  const other = rows.length < 2 ? null : near.find((span) => span.row !== degree.row && span.order === 0);
  return other?.text ?? null;
}

/** 'MSc Chemistry • Hallgrim • Bergen, Norway': behind the degree, and before a place on the same row. */
function isBeforePlace(span: HeaderSpan, degree: HeaderSpan, spans: readonly HeaderSpan[]): boolean {
  const next = spans.find((other) => other.from === span.to + 1 && scorePlace(other.text) >= 1.5);
  return span.from === degree.to + 1 && span.row === degree.row && next?.row === span.row;
}
