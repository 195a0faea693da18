import { MONTH_NUMBERS } from "../../knowledge/dates/month-names.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import { findPeriods, type Period } from "../dates/find-periods.ts";
import { findSpacedPeriod } from "../dates/find-spaced-period.ts";
import type { Line } from "../model/line.ts";
import type { Heading } from "../sections/heading.ts";
import { type Cell, splitCells } from "../shape/split-cells.ts";
import { holdsHeadWordsOnly, isTableHead } from "../shape/table-head.ts";
import type { EntryRow } from "./entry-row.ts";
import { isHeaderText } from "./is-header.ts";
import { joinDates } from "./join-dates.ts";
import { lendDates } from "./lend-dates.ts";
import { markRecords } from "./mark-records.ts";
import { isSentenceJob } from "./read-sentence.ts";

/** Where the headings that stand in the margin of a row end, by the row's line. */
export function listMarginEnds(headings: readonly Heading[]): Map<number, number> {
  return new Map(
    headings
      .filter((heading) => heading.cell)
      .flatMap(({ lines, end, ends }) =>
        lines.slice(0, ends?.length ?? 1).map((line, index) => [line, ends?.[index] ?? end] as const),
      ),
  );
}

/** The rows of the given blocks. */
export function listRows(
  units: readonly Unit[],
  lines: readonly Line[],
  text: string,
  marginEnds: ReadonlyMap<number, number>,
): EntryRow[] {
  const own = units.filter((unit) => unit.kind !== "heading");
  const counted = listCounted(own, text);
  const read = own.map((unit) =>
    readRow(unit, lines, text, marginEnds.get(unit.lines[0]!), counted.has(unit) ? NUMBER : null),
  );
  const rows = markRecords(read).filter(
    (row) => row.text !== "" && !isTableHead(listCells(row)) && !holdsHeadWordsOnly(row.text),
  );
  return lendDates(joinDates(rows));
}

/** The number of a list. Before a date it looks like a part of it: '1. 2022 to 2023', '2. Apr 2021'. */
const NUMBER = /^\(?(\d{1,2})[.)]\s+(?=[\p{L}\d])/u;

/** Units that go on counting from another, or from which another does. */
function listCounted(units: readonly Unit[], text: string): Set<Unit> {
  const numberOf = ({ start, end }: Unit) => {
    const found = NUMBER.exec(text.slice(start, Math.min(end, start + 8)));
    return found === null ? null : Number(found[1]);
  };
  const numbers = new Set(units.map(numberOf));
  return new Set(
    units.filter((unit) => {
      const number = numberOf(unit);
      return number !== null && (numbers.has(number - 1) || numbers.has(number + 1));
    }),
  );
}

function listCells(row: EntryRow): string[] {
  return row.lines.length === 1 ? splitCells(row.lines[0]!).map((cell) => cell.text) : [];
}

function readRow(
  unit: Unit,
  lines: readonly Line[],
  text: string,
  marginEnd: number | undefined,
  number: RegExp | null,
): Omit<EntryRow, "record"> {
  // What stands after a heading in the margin of its row is the row; the heading is not.
  let start = unit.start;
  if (marginEnd !== undefined) {
    start = Math.min(unit.end, marginEnd);
    while (start < unit.end && /[\s::–-]/.test(text[start]!)) start += 1;
  }
  const own = text.slice(start, unit.end);
  const base = { unit, lines: unit.lines.map((index) => lines[index]!), text: own, start, end: unit.end };
  const cells = unit.lines.length === 1 ? splitCells(lines[unit.lines[0]!]!) : [];
  const period = own.length <= 260 ? chooseBehind(own, start, cells, number) : null;
  const rest = period === null ? own : own.slice(0, period.start) + own.slice(period.end);
  const header =
    isHeaderText(rest, unit, period, base.lines[0]!.bold, firstOf(cells, rest, start)) ||
    (period !== null && isSentenceJob(own, period));
  const shifted =
    header && period !== null ? { ...period, start: period.start + start, end: period.end + start } : null;
  return { ...base, header, period: shifted, cut: null };
}

/**
 * 'Fall 2019, Spring 2020; Fall 2021', 'Sommaren 2022, 2023 och 2024': terms of one post, from the earliest to the latest.
 * Null for anything else.
 */
function joinTerms(text: string, periods: readonly Period[]): Period | null {
  const [first, ...others] = periods;
  const last = others.at(-1);
  if (first === undefined || last === undefined || !isTerm(first) || !periods.every(isWithoutMonth))
    return null;
  const isList = others.every((period, index) =>
    TERMS_APART.test(text.slice(periods[index]!.end, period.start)),
  );
  if (!isList) return null;
  const ordered = periods.map((period) => period.to!).sort((a, b) => a.at.year - b.at.year);
  const descends = first.to!.at.year > last.to!.at.year;
  const [from, to] = descends ? [last.to!, first.to!] : [first.to!, last.to!];
  if (ordered[0]!.at.year !== from.at.year || ordered.at(-1)!.at.year !== to.at.year) return null;
  return { start: first.start, end: last.end, from, to, current: false, range: true };
}

const TERMS_APART = /^[\s,;&/]*(?:\p{L}{1,3})?[\s,;&/]*$/u;

/** 'Fall 2019', '2019 Fall' */
function isTerm(period: Period): boolean {
  return isWithoutMonth(period) && /\p{L}/u.test(period.to!.text);
}

function isWithoutMonth({ to, range }: Period): boolean {
  return !range && to !== null && to.at.month === null;
}

const isMonth = (text: string) => MONTH_NUMBERS.has(foldLetters(text).replace(/\.$/, ""));

/** What the row says before its first tab. */
function firstOf(cells: readonly Cell[], rest: string, start: number): string {
  return cells.length > 1 && cells[0]!.start === start ? cells[0]!.text : rest;
}

/** The row's period, of which the number of a list is no part. */
function chooseBehind(
  own: string,
  start: number,
  cells: readonly Cell[],
  number: RegExp | null,
): Period | null {
  const period = choosePeriod(own, start, cells);
  const length = number?.exec(own)?.[0].length ?? 0;
  if (period === null || period.start >= length) return period;
  const behind = choosePeriod(own.slice(length), start + length, []);
  return behind === null ? period : { ...behind, start: behind.start + length, end: behind.end + length };
}

/** A range if there is one, otherwise a single date that stands at an edge of its row or cell. */
function choosePeriod(text: string, start: number, cells: readonly Cell[]): Period | null {
  // 'Piggly Mart' and '2010 – 2013' in two cells: no date runs over a gap where one side has it whole.
  for (const [index, cell] of cells.length > 1 ? cells.entries() : []) {
    // A justified line sets 'August' and '2021 –' far apart.
    if (index > 0 && isMonth(cells[index - 1]!.text)) continue;
    const own = cell.start < start ? undefined : findPeriods(cell.text).find((period) => period.range);
    const at = cell.start - start;
    if (own !== undefined) return { ...own, start: own.start + at, end: own.end + at };
  }
  for (const cell of cells.length > 0 ? cells : [{ text, start }]) {
    const own = cell.start < start ? null : findSpacedPeriod(cell.text);
    const at = cell.start - start;
    if (own !== null) return { ...own, start: own.start + at, end: own.end + at };
  }
  const periods = findPeriods(text);
  const range = periods.find((period) => period.range);
  if (range !== undefined) return range;
  const terms = joinTerms(text, periods);
  if (terms !== null) return terms;
  return (
    periods.find((period) => {
      const before = text.slice(0, period.start).trimEnd();
      const after = text.slice(period.end).trimStart();
      if (cells.length > 1 && cells.some((cell) => cell.text === text.slice(period.start, period.end)))
        return true;
      // 'Elm City College, Elm City. 2010.'
      if (
        after === "." &&
        /(?:[.,]|\b(?:expected|anticipated|graduat(?:ed|ion|ing)|completed))$/i.test(before)
      )
        return true;
      // '2027 (expected)'
      if (/^\(?(?:expected|anticipated|pursuing|ongoing)\)?$/i.test(after)) return true;
      return before === "" || after === "" || /[|•·(,–—:-]$/u.test(before) || /^[|•·),–—:-]/u.test(after);
    }) ?? null
  );
}
