import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import type { StudyReading } from "../model/resume.ts";
import { groupStudies } from "./group-studies.ts";
import { readStudy } from "./read-study.ts";

/** The studies of a resume in printed order. `sections` holds the rows of each education section. */
export function readEducation(
  sections: readonly (readonly EntryRow[])[],
  text: string,
  usualGap: number,
): StudyReading[] {
  return sections
    .flatMap((rows) => groupStudies(rows.flatMap(partRow), usualGap))
    .map((rows) => readStudy(rows, text))
    .filter((study) => study !== null);
}

/** 'Dayton Electrical JATC, 2021; Stivers High School, 2017': each with its own year is a row of its own, also behind a full stop. */
function partRow(row: EntryRow): EntryRow[] {
  const parts = [...row.text.matchAll(/(?:[^;.]|\.(?!\s+[\p{Lu}\d]))+/gu)].filter(
    ({ 0: part }) => part.trim() !== "",
  );
  if (parts.length < 2 || row.unit.kind === "item" || !parts.every(({ 0: part }) => isWhole(part)))
    return [row];
  return parts.map(({ 0: part, index }) => {
    const start = row.start + index + (part.length - part.trimStart().length);
    const text = part.trim();
    const period = findPeriods(text)[0] ?? null;
    const at = period === null ? null : { ...period, start: period.start + start, end: period.end + start };
    return { ...row, text, start, end: start + text.length, header: true, period: at, cut: null };
  });
}

function isWhole(part: string): boolean {
  return /\b(?:19|20)\d\d\b/.test(part) && (scoreSchool(part) >= 1.8 || scoreDegree(part) >= 2);
}
