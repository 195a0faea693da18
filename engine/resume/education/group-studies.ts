import { STUDY_FACT } from "../../knowledge/headings/fact-labels.ts";
import { type EntryRow, withoutPeriod } from "../entries/entry-row.ts";
import { isKindOfSchool, scoreDegree, scoreSchool, withoutSchoolWords } from "../features/degree-features.ts";
import { isRemark } from "../features/is-grade.ts";

type Facts = { school: boolean; degree: boolean; dated: boolean };

/**
 * Splits the rows of an education section into studies. A row begins a new one when it brings something the study in hand
 * has already: a second school, a second degree, a second date.
 */
export function groupStudies(rows: readonly EntryRow[], usualGap: number): EntryRow[][] {
  const studies: EntryRow[][] = [];
  let has: Facts = { school: false, degree: false, dated: false };
  const open = (row: EntryRow) => {
    studies.push([row]);
    has = { school: false, degree: false, dated: false };
  };
  for (const row of rows) {
    const brings = readFacts(row);
    const current = studies.at(-1);
    if (current === undefined) open(row);
    else if (begins(row, brings, has, current, usualGap)) {
      const above = takeAbove(current, studies[0]!);
      open(row);
      studies.at(-1)!.unshift(...above);
    } else current.push(row);
    has = {
      school: has.school || brings.school,
      degree: has.degree || brings.degree,
      dated: has.dated || brings.dated,
    };
  }
  return studies;
}

/**
 * Rows at the end of a study that belong to the next one: where the first study puts a name above its degree, so does every
 * other, though no word may tell that the name is a school's.
 */
function takeAbove(current: EntryRow[], first: readonly EntryRow[]): EntryRow[] {
  const at = first.findIndex((row) => readFacts(row).degree);
  const usual = first.slice(0, Math.max(0, at)).filter((row) => !isBareDate(row)).length;
  const last = current.findLastIndex((row) => readFacts(row).degree || readFacts(row).dated);
  const taken: EntryRow[] = [];
  while (taken.length < usual && current.length - 1 > last && current.length > 1) {
    const row = current.at(-1)!;
    if (!row.header || row.unit.kind === "item") break;
    taken.unshift(current.pop()!);
  }
  return taken;
}

function isBareDate(row: EntryRow): boolean {
  return row.period !== null && row.text.length - (row.period.end - row.period.start) <= 4;
}

function readFacts(row: EntryRow): Facts {
  const names = row.text.length < 170 && (row.header || row.unit.kind === "item");
  const text = withoutPeriod(row);
  return {
    school: names && scoreSchool(text) >= 3 && !isKindOfSchool(text),
    degree:
      names &&
      weighParts(scoreSchool(text) >= 3 && !isKindOfSchool(text) ? withoutSchoolWords(text) : text) >= 2,
    dated: row.header && row.period !== null,
  };
}

/** A degree may stand behind the school: 'Gasthof Linde, Bamberg — Ausbildung zum Koch'. */
function weighParts(text: string): number {
  return Math.max(...text.split(/\s[-–—]\s|[|:•·]/u).map(scoreDegree));
}

/** Set like the first row of the study in hand, which its other rows are not: the name of the next one. */
function opensLike(row: EntryRow, current: readonly EntryRow[]): boolean {
  const styleOf = ({ lines }: EntryRow) =>
    `${lines[0]!.bold} ${lines[0]!.italic} ${lines[0]!.size.toFixed(1)}`;
  const [first, ...others] = current;
  if (first === undefined || others.length === 0 || !row.header || row.unit.kind === "item") return false;
  return (
    first.lines[0]!.bold &&
    styleOf(row) === styleOf(first) &&
    others.every((one) => styleOf(one) !== styleOf(first))
  );
}

function begins(
  row: EntryRow,
  brings: Facts,
  has: Facts,
  current: readonly EntryRow[],
  usualGap: number,
): boolean {
  const first = current[0]!;
  if (isRemark(row.text)) return false;
  if (row.unit.kind === "item" && first.unit.kind !== "item") return false;
  if (STUDY_FACT.test(row.text)) return false;
  if (has.school && has.dated && opensLike(row, current)) return true;
  // 'BA Geography, expected June 2026' below its dated school.
  const isAhead = /(?:^|[\s(,|–-])(?:expected|anticipated|predicted|due|graduating)(?![\p{L}])/iu.test(
    row.text,
  );
  if (isAhead && brings.degree && !brings.school && has.school && !has.degree) return false;
  if (brings.school && has.school && brings.degree && has.degree) return true;
  if (brings.school && has.school) return has.degree || has.dated || row.lines[0]!.gap > usualGap + 0.3;
  // 'St. Ann's High School' under 'SSC (10th)' is its school, though it is a degree's name in other places.
  if (brings.school && brings.degree && has.degree && !has.school && !has.dated) return false;
  // A row that says all of a study by itself goes on with none that is dated already.
  if (brings.school && brings.degree && brings.dated && has.dated) return true;
  if (brings.degree && has.degree) return has.school || has.dated || brings.dated;
  if (brings.dated && has.dated)
    return has.school || has.degree || (current.length > 1 && row.lines[0]!.gap > usualGap + 0.3);
  return (brings.school || brings.degree) && has.school && has.degree && row.lines[0]!.gap > usualGap + 0.5;
}
