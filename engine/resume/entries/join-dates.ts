import { MONTH_NUMBERS } from "../../knowledge/dates/month-names.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { findPeriods, monthIndex, type Period } from "../dates/find-periods.ts";
import { type DateMark, scanDates } from "../dates/scan-dates.ts";
import { splitCells } from "../shape/split-cells.ts";
import { type EntryRow, joinRow } from "./entry-row.ts";
import { isHeaderText } from "./is-header.ts";
import { isSentenceJob } from "./read-sentence.ts";

/**
 * In a narrow column of dates a period breaks over two rows: 'January 2019 –' beside the title and 'present' beside the
 * employer. Its second half is given back to the first; a row that held nothing else is left out.
 */
export function joinDates(read: readonly EntryRow[]): EntryRow[] {
  const rows = joinMonths(read);
  const joined: EntryRow[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    const next = rows[index + 1];
    const stack = readStack(row, next, rows[index + 2]);
    if (stack !== null) {
      joined.push(stack.row);
      index += stack.taken;
      continue;
    }
    const half =
      next === undefined || row.record !== null
        ? null
        : (findHalf(row, next) ?? findStacked(row, next) ?? findCutName(row, next));
    if (half === null || next === undefined) {
      joined.push(row);
      continue;
    }
    joined.push({ ...row, period: half.period, header: row.header || half.heads === true });
    const rest = restOf(next, half);
    if (rest !== null) joined.push(rest);
    index += 1;
  }
  return joined;
}

/** 'September' over '2021', below a row that ends in 'to': one date. */
function joinMonths(rows: readonly EntryRow[]): EntryRow[] {
  const joined: EntryRow[] = [];
  for (const row of rows) {
    const [opening, month] = [joined.at(-2), joined.at(-1)];
    const isCut =
      opening !== undefined &&
      month !== undefined &&
      /^(?:19|20)\d\d$/.test(row.text) &&
      MONTH_NUMBERS.has(foldLetters(month.text).replace(/\.$/, "")) &&
      ENDS_OPEN.test(opening.text);
    if (isCut) joined[joined.length - 1] = { ...joinRow(month, row), period: null };
    else joined.push(row);
  }
  return joined;
}

const ENDS_OPEN = /(?:[-–—]|\b(?:to|until|till|bis|au|à|al|até))$/u;
const BEGINS_WITH_TO = /^(?:[-–—]|(?:to|until|till|bis|au|à|al|até) \S)/u;

/**
 * Two ends of a period set above one another on rows of their own, with a stroke between them or a dash before the second:
 * '2022' over '|' over '2019'. The later one may stand on top.
 */
function readStack(
  row: EntryRow,
  next: EntryRow | undefined,
  last: EntryRow | undefined,
): { row: EntryRow; taken: number } | null {
  const first = readLoneMark(row);
  if (first === null || next === undefined) return null;
  const isStroke = /^[|–—-]$/u.test(next.text);
  const end = isStroke ? last : next;
  if (end === undefined || (!isStroke && end.unit.kind !== "item")) return null;
  if (Math.abs(row.lines[0]!.box.x - end.lines[0]!.box.x) > SAME_COLUMN) return null;
  const second = readLoneMark(end);
  if (second === null || (first.kind === "present" && second.kind === "present")) return null;
  const [from, to] =
    first.kind === "present" || (second.kind !== "present" && monthIndex(second.at) < monthIndex(first.at))
      ? [
          { mark: second, row: end },
          { mark: first, row },
        ]
      : [
          { mark: first, row },
          { mark: second, row: end },
        ];
  const print = (one: { mark: DateMark; row: EntryRow }) => ({
    text: one.row.text.slice(one.mark.start, one.mark.end),
    at: one.mark.at,
  });
  const current = to.mark.kind === "present";
  const period: Period = {
    start: row.start,
    end: end.end,
    from: print(from),
    to: current ? null : print(to),
    current,
    range: true,
  };
  const text = isStroke ? `${row.text}\n${next.text}\n${end.text}` : `${row.text}\n${end.text}`;
  const lines = [...row.lines, ...(isStroke ? next.lines : []), ...end.lines];
  return {
    row: { ...row, lines, text: text.slice(0, end.end - row.start), end: end.end, header: true, period },
    taken: isStroke ? 2 : 1,
  };
}

/** The date that is all that a row says. */
function readLoneMark({ text, lines }: EntryRow): DateMark | null {
  if (lines.length > 1 || text.length > 24) return null;
  const marks = scanDates(text);
  const [mark] = marks;
  if (marks.length !== 1 || mark === undefined || mark.kind === "month" || mark.kind === "weak") return null;
  return mark.start === 0 && mark.end >= text.trimEnd().length ? mark : null;
}

type Half = { period: Period; from: number; to: number; heads?: true };

/**
 * The period that a row and the beginning (or the end) of the next one make together. `from` and `to` say where in the next
 * row its second half stands.
 */
function findHalf(row: EntryRow, next: EntryRow): Half | null {
  const { period } = row;
  if (period === null || (period.from !== null && period.to !== null) || next.lines[0]!.gap > 1.2)
    return null;
  if (next.period !== null && next.period.from !== null && next.period.to !== null) return null;
  const before = row.text.slice(0, period.start - row.start);
  const after = row.text.slice(period.end - row.start);
  const open =
    /[-–—]\s*$/.test(row.text.slice(0, period.end - row.start)) ||
    /^\s*(?:[-–—](?=\s|$)|(?:to|until|till|bis|au|à|al|até)\s*$)/u.test(after);
  // '… | Oct 2015 – Mar' at the end of a row, and the year below it.
  const isCutMonth = /^\s*[-–—]\s*\p{L}{3,12}\.?\s*$/u.test(after);
  const isWhole = before.trim() === "" && /^\s*(?:[-–—]\s*\p{L}{0,3})?$/u.test(after);
  if (!open && !BEGINS_WITH_TO.test(next.text)) return null;
  const head = row.text.slice(
    period.start - row.start,
    isCutMonth ? row.text.length : Math.max(firstCellEnd(row, period), monthEnd(row, period, next)),
  );
  const atStart = before.trim() === "";
  if (!atStart && !isWhole && !isCutMonth && firstCellEnd(row, period) < row.text.length) return null;
  const cells = cellsOf(next);
  const cell = atStart ? cells[0] : cells.at(-1);
  if (cell === undefined) return null;
  const spaced = findPeriods(`${head.trimEnd()} ${cell.text}`)[0];
  // A typewriter breaks where the line is full: '2004 - 20' above '13'.
  const isCut = spaced === undefined || spaced.end <= head.trimEnd().length + 1;
  const joined = isCut ? findPeriods(head.trimEnd() + cell.text)[0] : spaced;
  const length = head.trimEnd().length + (isCut ? 0 : 1);
  if (joined === undefined || joined.start > 1 || joined.end <= length || !joined.range) return null;
  if (joined.to === null && !joined.current) return null;
  const from = cell.start - next.start;
  return {
    period: {
      ...joined,
      start: period.start,
      end: Math.max(period.end, period.start + head.trimEnd().length),
    },
    from,
    to: from + joined.end - length,
  };
}

/** '…, Halden University, Fall' over '2019 – Present': the line was full behind the name of a month or a season. */
function findCutName(row: EntryRow, next: EntryRow): Half | null {
  const word = /(?<=[\s,|(])(?:\d{1,2}(?:st|nd|rd|th|er|\.)? )?\p{L}{3,12}\.?$/u.exec(row.text);
  if (word === null || row.period !== null || next.lines[0]!.gap > 1.2 || !/^(?:19|20)\d\d\b/.test(next.text))
    return null;
  const found = joinCutName(row, next, word);
  if (found === null) return null;
  const { joined, from } = found;
  const period = { ...joined, start: row.start + from, end: row.end };
  const rest = row.text.slice(0, from);
  const half: Half = { period, from: 0, to: joined.end - (row.text.length - from) - 1 };
  const heads =
    isHeaderText(rest, row.unit, period) ||
    isSentenceJob(
      `${row.text} ${next.text}`,
      joined.start === 0 ? { start: from, end: from + joined.end } : joined,
    );
  return heads ? { ...half, heads: true } : null;
}

/** The period of a name at the end of a row and the year below it, with the date before it: 'May 2020 to October' over '2021'. */
function joinCutName(
  row: EntryRow,
  next: EntryRow,
  word: RegExpExecArray,
): { joined: Period; from: number } | null {
  const length = row.text.length + 1;
  const whole = findPeriods(`${row.text} ${next.text}`).find(({ range, end }) => range && end > length);
  if (whole?.to?.text.startsWith(word[0]) === true && whole.start < word.index)
    return { joined: { ...whole, start: 0, end: whole.end - whole.start }, from: whole.start };
  const [joined] = findPeriods(`${word[0]} ${next.text}`);
  if (joined === undefined || joined.end <= word[0].length + 1) return null;
  // 'since' over a year is no part of a date.
  return (joined.from ?? joined.to)!.text.startsWith(word[0]) ? { joined, from: word.index } : null;
}

/**
 * Two ends of a period set above one another at the beginning of their rows, without a sign between: '2019 Welder, Corvid
 * Iron' over 'now Repaired the bridges'. What stands beside the second must not name an entry of its own.
 */
function findStacked(row: EntryRow, next: EntryRow): Half | null {
  const { period } = row;
  if (period === null || period.range || period.to === null || period.start - row.start > 1) return null;
  if (row.unit.kind === "item" || next.lines[0]!.gap > 1.2 || row.text.length === period.end - period.start)
    return null;
  const [mark] = scanDates(next.text);
  if (mark === undefined || mark.start > 1 || mark.kind === "weak" || mark.kind === "month") return null;
  const [first, second] = [row.lines[0]!.box.x, next.lines[0]!.box.x];
  if (Math.abs(first - second) > SAME_COLUMN) return null;
  const rest = next.text.slice(mark.end);
  if (/^\s*[-–—/]/.test(rest) || isHeaderText(rest, next.unit, null) || findPeriods(rest).length > 0)
    return null;
  const text = next.text.slice(mark.start, mark.end);
  const ends = { ...period, range: true, current: mark.kind === "present" };
  const half = { from: 0, to: mark.end };
  if (mark.kind === "present") return { ...half, period: { ...ends, from: period.to, to: null } };
  const other = { text, at: mark.at };
  const isLater = monthIndex(mark.at) >= monthIndex(period.to.at);
  const both = isLater ? { from: period.to, to: other } : { from: other, to: period.to };
  return { ...half, period: { ...ends, ...both } };
}

/** Points by which the beginnings of two dates in one column may lie apart: they may be set to its right edge. */
const SAME_COLUMN = 40;

/** Where the cell that holds a row's period ends: at the next tab, or right after the period and its dash. */
function firstCellEnd(row: EntryRow, period: Period): number {
  const cell = cellsOf(row).find((one) => period.end > one.start && period.end <= one.end);
  const own = cell === undefined ? row.text.length : cell.end - row.start;
  if (cellsOf(row).length > 1) return own;
  const dash = /^[\s\S]*?[-–—]\s?(?:\p{Ll}{1,3}(?=\s*$))?/u.exec(
    row.text.slice(period.start - row.start, own),
  );
  return dash === null
    ? own
    : Math.min(own, period.start - row.start + Math.max(dash[0].length, period.end - period.start));
}

/** Where the month ends in 'July 2019 – August Barista' over a year: its column was too narrow for the year. 0 for none. */
function monthEnd(row: EntryRow, period: Period, next: EntryRow): number {
  const year = cellsOf(next)[0]?.text ?? "";
  if (!/^(?:19|20)\d\d$/.test(year)) return 0;
  const from = period.start - row.start;
  const head = /^[^-–—]{4,20}[-–—]\s*\p{L}{3,12}\.?(?=\s)/u.exec(row.text.slice(from))?.[0];
  if (head === undefined) return 0;
  const whole = findPeriods(`${head} ${year}`)[0];
  return whole?.to?.at.month == null || whole.start > 1 ? 0 : from + head.length;
}

function cellsOf(row: EntryRow): { text: string; start: number; end: number }[] {
  if (row.lines.length === 1) return splitCells(row.lines[0]!).filter((cell) => cell.start >= row.start);
  return [{ text: row.text, start: row.start, end: row.end }];
}

/** What the second row holds beside its half of the period. */
function restOf(row: EntryRow, half: Half): EntryRow | null {
  const text = row.text.slice(0, half.from) + row.text.slice(half.to);
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return {
    ...row,
    period: null,
    cut: { start: row.start + half.from, end: row.start + half.to },
    header: isHeaderText(text, row.unit, null),
  };
}
