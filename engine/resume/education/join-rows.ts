import { DEGREE_CUT, DEGREE_TAIL } from "../../knowledge/degrees/degree-grammar.ts";
import { GOES_ON_WITH, hasOnlySchoolWords } from "../../knowledge/degrees/school-parts.ts";
import { scorePlace } from "../../knowledge/places/read-places.ts";
import { HALF_NAME_END, ITEM_GOES_ON, OPEN_END } from "../../knowledge/words/line-ends.ts";
import { type EntryRow, joinRow, withoutPeriod } from "../entries/entry-row.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";
import { isStudyNote } from "../features/is-grade.ts";
import type { Line } from "../model/line.ts";
import { readFacts } from "./study-facts.ts";

/** Part of a line's height between a line and its continuation; in text that is set wider, what its closest lines have. */
const TIGHT = 0.4;
const WIDEST = 0.75;
const NEARLY = 0.08;
/** Characters of a name that is cut. */
const LONGEST = 160;

/** Rows of one name that a narrow column cut: 'University of Science' above 'and Technology'. */
export function joinRows(rows: readonly EntryRow[]): EntryRow[] {
  const joined: EntryRow[] = [];
  const tight = findTight(rows);
  for (const row of rows) {
    const above = joined.at(-1);
    if (
      above !== undefined &&
      ((isSetAlike(above, row, tight) && runsOn(above, row)) || isCutBeforeTime(above, row))
    )
      joined.push(joinRow(joined.pop()!, row));
    else joined.push(row);
  }
  return joined;
}

/** The white space that the closest rows have between them; above the first stands its heading. */
function findTight(rows: readonly EntryRow[]): number {
  const below = rows.slice(1);
  const gaps = below.map(({ lines }) => lines[0]!.gap).filter((gap) => gap > 0);
  const least = gaps.length === 0 ? 0 : Math.min(...gaps);
  return Math.max(TIGHT, Math.min(WIDEST, least + NEARLY));
}

function isSetAlike(above: EntryRow, row: EntryRow, tight: number): boolean {
  const [line, next]: [Line, Line] = [above.lines.at(-1)!, row.lines[0]!];
  return (
    row.unit.kind !== "item" &&
    above.record === null &&
    row.record === null &&
    row.start === above.end + 1 &&
    line.page === next.page &&
    line.column === next.column &&
    next.gap <= tight &&
    Math.abs(line.size - next.size) < 0.08 * line.size &&
    line.bold === next.bold &&
    next.tabs.length === 0 &&
    above.text.length + row.text.length < LONGEST
  );
}

/** 'Diploma in Business, Corporate' above 'Law · (2011 - 2014)', as profiles are printed: their rows end in the time. */
function isCutBeforeTime(above: EntryRow, row: EntryRow): boolean {
  const [line, next]: [Line, Line] = [above.lines.at(-1)!, row.lines[0]!];
  return (
    /^\p{L}[^·|]{0,60} · \(/u.test(row.text) &&
    row.start === above.end + 1 &&
    above.period === null &&
    row.record === null &&
    Math.abs(line.size - next.size) < 0.3 &&
    Math.abs(line.box.x - next.box.x) < 2 &&
    next.gap < 1 &&
    scoreSchool(above.text) < 3 &&
    scoreDegree(row.text) === 0
  );
}

function runsOn(above: EntryRow, row: EntryRow): boolean {
  if (isCutField(above, row)) return true;
  if (row.period !== null || above.cut !== null || !(above.header || row.header)) return false;
  // What ends in its date is whole.
  if (above.period !== null && above.period.end >= above.end - 2) return false;
  if (isStudyNote(row.text) || /[.:;]$/.test(above.text)) return false;
  if (GOES_ON_WITH.test(row.text)) return true;
  if (DEGREE_CUT.test(above.text) && DEGREE_TAIL.test(row.text)) return true;
  if (ITEM_GOES_ON.test(above.text) || OPEN_END.test(above.text) || HALF_NAME_END.test(above.text))
    return !readFacts(row).degree;
  const facts = readFacts(above);
  const isName = /^\p{Lu}[^\d,:|]+$/u.test(above.text) && scorePlace(above.text) < 1.5;
  return isName && !facts.school && !facts.degree && hasOnlySchoolWords(row.text);
}

/** 'MFA in Creative' above 'Writing', or above 'Writing · (2011 – 2014)': what was studied, cut before its last word. */
function isCutField(above: EntryRow, row: EntryRow): boolean {
  if (above.period !== null || above.cut !== null || scoreDegree(above.text) < 2) return false;
  const words = withoutPeriod(row)
    .replace(/[\s·|,()–-]+$/u, "")
    .split(" ");
  const [first = ""] = words;
  return (
    words.length <= MOST_FIELD_WORDS &&
    /^\p{Lu}[\p{L}]+$/u.test(first) &&
    isField(words.join(" ")) &&
    !isField(above.text) &&
    !/[.:;)]$/.test(above.text) &&
    scoreSchool(row.text) < 3 &&
    scoreSchool(above.text) < 3 &&
    scoreDegree(row.text) === 0
  );
}

/** Words of a field behind the line in which it was cut. */
const MOST_FIELD_WORDS = 4;
