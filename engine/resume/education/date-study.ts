import { SAYS_WHEN } from "../../knowledge/dates/date-labels.ts";
import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { readFacts, tellsStudy } from "./study-facts.ts";

/** Rows of a study in which its date is looked for. */
const REACH = 6;
/** Characters of a row that says when. */
const LONGEST = 120;

/**
 * The rows of a study, one of which prints its date. Where none is dated by its place alone, the first that names school or
 * degree and a year, or says what the year is: 'Passed in the year 2010'.
 */
export function dateStudy(rows: readonly EntryRow[]): readonly EntryRow[] {
  if (rows.some((row) => row.header && row.period !== null)) return rows;
  const near = rows.slice(0, REACH);
  const found = near.find((row) => findDate(row) !== null);
  if (found === undefined) return rows;
  return rows.map((row) => (row === found ? { ...row, period: findDate(row) } : row));
}

function findDate(row: EntryRow): EntryRow["period"] {
  if (row.text.length > LONGEST && !tellsStudy(row)) return null;
  const periods = findPeriods(row.text);
  const [period] = periods;
  if (period === undefined || periods.length > 1) return null;
  const facts = readFacts(row);
  const says = SAYS_WHEN.test(row.text.slice(0, period.start)) || SAYS_WHEN.test(row.text.slice(period.end));
  if (!facts.school && !facts.degree && !says) return null;
  return { ...period, start: period.start + row.start, end: period.end + row.start };
}
