import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { partRecords } from "../entries/part-records.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";
import { isRemark } from "../features/is-grade.ts";
import type { StudyReading } from "../model/resume.ts";
import { agreeOnStudies } from "./agree-on-studies.ts";
import { foldLabelled } from "./fold-labelled.ts";
import { groupStudies } from "./group-studies.ts";
import { joinRows } from "./join-rows.ts";
import { namesStudy, readRecordStudy } from "./read-record.ts";
import { chooseWords, openStudy, readStudy } from "./read-study.ts";

/** The studies of a resume in printed order. `sections` holds the rows of each education section. */
export function readEducation(sections: readonly (readonly EntryRow[])[], text: string): StudyReading[] {
  return sections.flatMap((all) => {
    const parts = partRecords(foldLabelled(all), namesStudy).map(({ record, rows }) =>
      record === null
        ? { listed: false, studies: readSection(groupStudies(joinRows(rows).flatMap(partRow)), text) }
        : { listed: true, studies: [readRecordStudy(record, rows)] },
    );
    return withoutLegend(parts);
  });
}

type ReadPart = { listed: boolean; studies: StudyReading[] };

/** Without what is printed beside a table that lists the studies with their years, and names again what stands in it. */
function withoutLegend(parts: readonly ReadPart[]): StudyReading[] {
  const listed = parts.filter((part) => part.listed).flatMap((part) => part.studies);
  if (listed.length < FEWEST_LISTED || !listed.every(isDated)) return parts.flatMap((part) => part.studies);
  const tellsMore = (study: StudyReading) =>
    isDated(study) || (countNamed(study) > 1 && !listed.some((other) => namesAgain(study, other)));
  return parts.flatMap((part) => (part.listed ? part.studies : part.studies.filter(tellsMore)));
}

/** How far, in points, a row stands in from another. */
const INDENT = 8;

/** Studies that make a table of them. */
const FEWEST_LISTED = 2;

function namesAgain(study: StudyReading, listed: StudyReading): boolean {
  if (study.field !== null && study.field === listed.field) return true;
  return study.degree !== null && listed.degree?.startsWith(study.degree) === true;
}

/** The studies of one section. Several degrees below one school are of that school. */
function readSection(groups: readonly (readonly EntryRow[])[], text: string): StudyReading[] {
  const studies: StudyReading[] = [];
  let above: { study: StudyReading; row: EntryRow } | null = null;
  const open = groups.map((rows) => openStudy(rows, text));
  const layouts = agreeOnStudies(open.map((study) => chooseWords(study, null)));
  for (const [index, rows] of groups.entries()) {
    const study = readStudy(open[index]!, layouts[index]!);
    if (study === null) continue;
    const first = rows[0]!;
    const isBelow =
      study.school === null && study.degree !== null && above !== null && !isSetAlike(first, above.row);
    studies.push(isBelow ? ofSchool(study, above!.study) : study, ...listMore(study, rows, text));
    if (isBelow) continue;
    const opens = study.school !== null && first.text.includes(study.school) && scoreDegree(first.text) < 2;
    above = opens ? { study, row: first } : null;
  }
  return withoutFragments(studies);
}

/** Further degrees in other fields below one school and in its time: 'BA in History' above 'BSc in Physics'. */
function listMore(study: StudyReading, rows: readonly EntryRow[], text: string): StudyReading[] {
  if (study.school === null || study.degree === null || study.field === null) return [];
  return rows.flatMap((row) => {
    if (row.text.includes(study.degree!) && row.text.includes(study.field!)) return [];
    if (row.unit.kind === "item" || row.text.length > LONGEST_DEGREE || scoreDegree(row.text) < 3) return [];
    const own = readStudy(openStudy([row], text), null);
    if (own === null || own.school !== null || own.degree === null || own.field === null) return [];
    const isOther =
      own.field !== study.field &&
      !isRemark(row.text) &&
      !/^(?:dr|prof)(?!\p{L})/iu.test(row.text) &&
      isField(own.field) &&
      isField(study.field!);
    if (!isOther) return [];
    return [ofSchool(own, study)];
  });
}

const LONGEST_DEGREE = 120;

/** At the school of another study, and in its time where it tells none itself. */
function ofSchool(study: StudyReading, { school, from, to }: StudyReading): StudyReading {
  return isDated(study) ? { ...study, school } : { ...study, school, from, to };
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

/** At one indent, in one size and weight: each names what the other does. */
function isSetAlike({ lines: [one] }: EntryRow, { lines: [other] }: EntryRow): boolean {
  return (
    one!.bold === other!.bold &&
    one!.italic === other!.italic &&
    Math.abs(one!.size - other!.size) < 0.3 &&
    Math.abs(one!.box.x - other!.box.x) < INDENT
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
