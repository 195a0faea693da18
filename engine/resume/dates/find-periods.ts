import { FROM_WORDS, OPEN_WORDS, RANGE_WORDS, SINCE_WORDS } from "../../knowledge/dates/date-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { ResumeDate, YearMonth } from "../model/resume.ts";
import { type DateMark, scanDates } from "./scan-dates.ts";

/**
 * A stretch of time as printed. A single date has only `to` ('2019', the year something ended or happened), unless a
 * 'since' or an open dash says that it began then. `range` tells two ends from one.
 */
export type Period = {
  start: number;
  end: number;
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  range: boolean;
};

/** Periods printed in a text, in order, none overlapping. */
export function findPeriods(text: string): Period[] {
  // Every period has a year in it.
  if (!/\d/.test(text)) return [];
  const folded = foldLetters(text);
  const marks = scanDates(text);
  const periods: Period[] = [];
  for (let index = 0; index < marks.length; index += 1) {
    const first = marks[index]!;
    const second = marks[index + 1];
    if (first.kind === "present") continue;
    const joined = second !== undefined && isJoined(folded, first, second);
    const turned = joined ? readTurned(text, first, second) : null;
    if (turned !== null) {
      periods.push(turned);
      index += 1;
      continue;
    }
    const range = joined ? readRange(text, folded, first, second) : null;
    if (range !== null) {
      periods.push(range);
      index += 1;
      continue;
    }
    const shortEnd = first.kind === "date" ? readShortEnd(text, folded, first) : null;
    if (shortEnd !== null) periods.push(shortEnd);
    else if (first.kind === "date") periods.push(readSingle(text, folded, first));
  }
  return periods;
}

/** '2018–2015': a stretch of time with its later year first, as text set from right to left comes out. */
function readTurned(text: string, later: DateMark, earlier: DateMark): Period | null {
  if (![later, earlier].every(({ kind, at }) => kind === "date" && at.month === null)) return null;
  if (!/^ ?[-–—] ?$/.test(text.slice(later.end, earlier.start))) return null;
  if (/^\s?[-–—]/.test(text.slice(earlier.end))) return null;
  const years = later.at.year - earlier.at.year;
  if (years < 1 || years > MOST_TURNED) return null;
  return {
    start: later.start,
    end: earlier.end,
    from: { text: printDate(text, earlier), at: earlier.at },
    to: { text: printDate(text, later), at: later.at },
    current: false,
    range: true,
  };
}

const MOST_TURNED = 15;

function isJoined(folded: string, first: DateMark, second: DateMark): boolean {
  const gap = folded.slice(first.end, second.start);
  // 'till date' and 'até o momento' bring their own joining word.
  const phrase = second.kind === "present" && folded.slice(second.start, second.end).includes(" ");
  // '2017/04/21 günümüz' in a column of its own.
  const alone =
    second.kind === "present" && second.end - second.start > 5 && isWholeRow(folded, first, second);
  if (gap === " " && isWholeRow(folded, first, second) && areSetAlike(folded, first, second)) return true;
  return isRangeGap(gap) || ((phrase || alone) && /^[\s,]{1,2}$/.test(gap));
}

/** '03.2014 08.2015': two dates in the same figures, whose dash is a glyph of no letter. */
function areSetAlike(folded: string, first: DateMark, second: DateMark): boolean {
  const [one, other] = [first, second].map(({ start, end }) => folded.slice(start, end).replace(/\d/g, "0"));
  return first.at.month !== null && one === other && !/\p{L}/u.test(one!);
}

/** Nothing stands before the first date or behind the second. */
const isWholeRow = (folded: string, first: DateMark, second: DateMark) =>
  folded.slice(0, first.start).trim() === "" || folded.slice(second.end).trim() === "";

/** The bracket is that of '2019 – (current role)'. */
const DASHES = /^[\s.,]*(?:-{1,3}>?|\||[~〜～ー－–²]|→|»|>|\/)[\s.]*\(?$/;

function isRangeGap(gap: string): boolean {
  // 'May 2014Present': the dash had a glyph that stands for no letter.
  if (gap === "") return true;
  if (gap.length > 20) return false;
  if (DASHES.test(gap)) return true;
  // '10/2021 – expected 03/2026'
  if (/^\s*(?:-{1,2}|to|until)\s*\(?(?:expected|anticipated|exp\.|est\.|ca\.?)\s*(?:in\s)?$/.test(gap))
    return true;
  const words = gap.trim().replace(/^[-,]+\s*|\s*[-,]+$/g, "");
  return words !== "" && RANGE_WORDS.has(words);
}

function readRange(text: string, folded: string, first: DateMark, second: DateMark): Period | null {
  const shared = second.kind === "month" ? shareYear(text, first, second) : second.at;
  if (shared === null) return null;
  if (first.kind === "weak" && second.kind === "date" && second.at.month === null) return null;
  if (first.kind === "month" && ((second.kind !== "date" && second.kind !== "weak") || shared.month === null))
    return null;
  const at = first.kind === "month" ? { year: shared.year, month: first.at.month ?? shared.month } : first.at;
  const current = second.kind === "present";
  // '2019 / 2018' and '2020, 2017' are two dates, not a stretch of time.
  if (!current && (shared.year < at.year || shared.year - at.year > 60)) return null;
  const gap = folded.slice(first.end, second.start);
  const isWhole = text.slice(0, first.start).trim() === "" && text.slice(second.end).trim() === "";
  if (!current && /\//.test(gap) && shared.year - at.year > 1 && !isWhole) return null;
  return {
    start: prefixStart(folded, first.start),
    end: second.end,
    from: { text: printDate(text, first), at },
    to: current ? null : { text: printDate(text, second), at: shared },
    current,
    range: true,
  };
}

/** The second month of '2020, Jul – Oct', whose year stands before the first; null for any other month without a year. */
function shareYear(text: string, first: DateMark, second: DateMark): YearMonth | null {
  if (first.kind !== "date" || first.at.month === null || second.at.month === null) return null;
  const isYearFirst = /^\d{4}[\s,]/.test(text.slice(first.start, first.end));
  return isYearFirst && second.at.month >= first.at.month
    ? { year: first.at.year, month: second.at.month }
    : null;
}

/** A date as printed, in one line; around signs such as 年 spaces are only how the font was set. */
function printDate(text: string, mark: DateMark): string {
  const printed = text.slice(mark.start, mark.end).replace(/\s+/g, " ");
  return /[年月년월]/.test(printed) ? printed.replaceAll(" ", "") : printed;
}

/** '2019-20', '2008–09': the second year in two digits. */
function readShortEnd(text: string, folded: string, first: DateMark): Period | null {
  if (first.at.month !== null) return null;
  const short = /^\s?[-/]\s?'?(\d\d)(?![\p{N}./])/u.exec(folded.slice(first.end, first.end + 8));
  if (short === null) return null;
  const year = first.at.year - (first.at.year % 100) + Number(short[1]);
  const full = year < first.at.year ? year + 100 : year;
  if (full - first.at.year > 40) return null;
  const end = first.end + short[0].length;
  return {
    start: prefixStart(folded, first.start),
    end,
    from: { text: text.slice(first.start, first.end), at: first.at },
    to: { text: text.slice(end - 2, end), at: { year: full, month: null } },
    current: false,
    range: true,
  };
}

function readSingle(text: string, folded: string, first: DateMark): Period {
  const printed: ResumeDate = { text: printDate(text, first), at: first.at };
  const before = wordsBefore(folded, first.start);
  const since = before.words.find((word) => SINCE_WORDS.has(word));
  const open = OPEN_END.exec(folded.slice(first.end));
  if (since !== undefined || open !== null) {
    const end = open === null ? first.end : first.end + open[0].replace(/\)$/, "").trimEnd().length;
    return {
      start: prefixStart(folded, first.start),
      end,
      from: printed,
      to: null,
      current: true,
      range: true,
    };
  }
  return { start: first.start, end: first.end, from: null, to: printed, current: false, range: false };
}

/** A dash with nothing behind it, or a word that says as much: '2019 –', '2019 onwards'. */
const OPEN_END = new RegExp(
  `^(?:\\.?\\s*-+\\s*(?:\\)|$|\\?|\\.\\.)|-+(?=\\s)|[\\s,]*-?\\s?(?:${OPEN_WORDS})(?![\\p{L}\\p{N}]))`,
  "u",
);

/** The one or two words right before an offset, as phrases: 'depuis le' and 'le'. */
function wordsBefore(folded: string, offset: number): { words: string[] } {
  const before = folded.slice(Math.max(0, offset - 24), offset);
  const tail = /(?:^|[\s(,:;|])((?:[\p{L}/']+ )?([\p{L}/'.]+)):?\s*$/u.exec(before);
  return { words: tail === null ? [] : [tail[1]!.trim(), tail[2]!] };
}

/** Takes 'from', 'seit' or 'Dates:' before the first date into the period, so that they are left out of titles. */
function prefixStart(folded: string, start: number): number {
  const before = folded.slice(Math.max(0, start - 28), start);
  const tail = /(?:^|[\s(,:;|])([\p{L}/'.]+(?: (?:of|le|el|a|dnia|employment|employed|from))*):?\s*$/u.exec(
    before,
  );
  if (tail === null) return start;
  const last = tail[1]!.split(" ").at(-1)!;
  const prefix = [tail[1]!, last].find((phrase) => FROM_WORDS.has(phrase));
  return prefix === undefined ? start : start - (before.length - before.lastIndexOf(prefix));
}

/** Months since year 0; a date without a month counts as January. */
export function monthIndex(date: { year: number; month: number | null }): number {
  return date.year * 12 + (date.month ?? 1) - 1;
}
