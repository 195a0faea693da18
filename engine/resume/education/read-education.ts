import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { partRecords } from "../entries/part-records.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import type { StudyReading } from "../model/resume.ts";
import { agreeOnStudies } from "./agree-on-studies.ts";
import { groupStudies } from "./group-studies.ts";
import { joinRows } from "./join-rows.ts";
import { namesStudy, readRecordStudy } from "./read-record.ts";
import { chooseWords, openStudy, readStudy } from "./read-study.ts";

/** The studies of a resume in printed order. `sections` holds the rows of each education section. */
export function readEducation(sections: readonly (readonly EntryRow[])[], text: string): StudyReading[] {
  return sections
    .flatMap((all) => partRecords(all, namesStudy))
    .flatMap(({ record, rows }) =>
      record === null
        ? readSection(groupStudies(joinRows(rows).flatMap(partRow)), text)
        : readRecordStudy(record, rows),
    );
}

/** The studies of one section. Several degrees below one school are of that school. */
function readSection(groups: readonly (readonly EntryRow[])[], text: string): StudyReading[] {
  const studies: StudyReading[] = [];
  let above: { school: string; row: EntryRow } | null = null;
  const open = groups.map((rows) => openStudy(rows, text));
  const layouts = agreeOnStudies(open.map((study) => chooseWords(study, null)));
  for (const [index, rows] of groups.entries()) {
    const study = readStudy(open[index]!, layouts[index]!);
    if (study === null) continue;
    const first = rows[0]!;
    const isBelow =
      study.school === null && study.degree !== null && above !== null && !isSetAlike(first, above.row);
    studies.push(isBelow ? { ...study, school: above!.school } : study);
    if (isBelow) continue;
    const opens = study.school !== null && first.text.includes(study.school) && scoreDegree(first.text) < 2;
    above = opens ? { school: study.school!, row: first } : null;
  }
  return withoutFragments(studies);
}

/** Without a school or a degree alone among studies that name both and their time: it tells more about one of them. */
function withoutFragments(studies: readonly StudyReading[]): StudyReading[] {
  const whole = studies.filter((study) => countNamed(study) > 1 && isDated(study)).length;
  const areWhole = whole > 0 && 2 * whole >= studies.length - 1;
  return studies.filter((study) => !areWhole || countNamed(study) > 1 || isDated(study));
}

const isDated = ({ from, to }: StudyReading) => from !== null || to !== null;

function countNamed({ school, degree }: StudyReading): number {
  return Number(school !== null) + Number(degree !== null);
}

/** In one size and weight: each names what the other does. */
function isSetAlike({ lines: [one] }: EntryRow, { lines: [other] }: EntryRow): boolean {
  return (
    one!.bold === other!.bold && one!.italic === other!.italic && Math.abs(one!.size - other!.size) < 0.3
  );
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
