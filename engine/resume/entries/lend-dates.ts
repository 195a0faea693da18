import { FROM_WORDS } from "../../knowledge/dates/date-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { findPeriods, type Period } from "../dates/find-periods.ts";
import type { EntryRow } from "./entry-row.ts";

/**
 * Where place and time stand above one another in a column at the right, the time stands at the end of the first line of
 * the list: it dates the row above that list.
 */
export function lendDates(rows: readonly EntryRow[]): EntryRow[] {
  return rows.map((row, index) => {
    const item = rows[index + 1];
    if (item === undefined || !row.header || row.period !== null || row.record !== null) return row;
    if (row.unit.kind === "item" || item.unit.kind !== "item" || item.header) return row;
    const period = findAtLineEnd(item);
    return period === null ? row : { ...row, period: { ...period, start: row.end, end: row.end } };
  });
}

/** Letters of a line that says something before its time; a shorter one is a line of facts. */
const FEWEST_LETTERS = 40;

/** The stretch of time at the end of an item's first line, if what the item says goes on behind it or stops at a gap. */
function findAtLineEnd({ lines: [first, ...others] }: EntryRow): Period | null {
  const { text, tabs } = first!;
  if (others.length === 0 && tabs.length === 0) return null;
  const [period, ...more] = findPeriods(text);
  if (period?.range !== true || more.length > 0 || period.end < text.trimEnd().length) return null;
  const before = text.slice(0, period.start).trimEnd();
  const lastWord = foldLetters(/[^\s]*$/u.exec(before)![0]);
  const isTold = /[,(:;–—]$/u.test(before) || FROM_WORDS.has(lastWord) || SMALL.test(lastWord);
  return before.length < FEWEST_LETTERS || isTold ? null : period;
}

/** Words of a sentence that lead to its time. */
const SMALL = /^(?:in|of|for|the|and|or|by|on|at|to|during|since|until|between|year|years|period)$/;
