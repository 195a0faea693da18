import { PRESENT_WORDS, SEASONS } from "../../knowledge/dates/date-words.ts";
import { MONTH_NUMBERS } from "../../knowledge/dates/month-names.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import type { YearMonth } from "../model/resume.ts";
import {
  CJK,
  DAY_MONTH_YEAR,
  DAY_NAME,
  DAY_NAME_SHORT_YEAR,
  DAY_NAME_YEAR,
  ISO,
  MONTH_YEAR,
  NAME,
  NAME_SHORT_YEAR,
  NAME_YEAR,
  PLAIN_YEAR,
  QUARTER,
  SEASON_YEAR,
  WEAK_MONTH_YEAR,
  YEAR_HYPHEN_NAME,
  YEAR_NAME,
  YEAR_SHORT_MONTH,
} from "./date-patterns.ts";
import { readRomanMonth } from "./read-roman-month.ts";

/**
 * One printed date. `weak` dates ('06/19', 'Jan 20') and months without a year count only as one end of a range;
 * `present` stands where the end date of something unfinished stands.
 */
export type DateMark = {
  start: number;
  end: number;
  kind: "date" | "weak" | "month" | "present";
  at: YearMonth;
};

type Reading = { length: number; kind: DateMark["kind"]; at: YearMonth } | null;

/** By first letter; longest first, so that 'to date' is not read as 'date' with a word left over. */
const PRESENT = Map.groupBy(
  [...PRESENT_WORDS].sort((a, b) => b.length - a.length),
  (word) => word[0]!,
);

/** Every date printed in a text, in order, none overlapping. Offsets are into the text as given. */
export const scanDates = remember(scanDatesAnew);

function scanDatesAnew(text: string): DateMark[] {
  const folded = foldLetters(text);
  const marks: DateMark[] = [];
  let index = 0;
  while (index < folded.length) {
    if (!isWordCharacter(folded[index]!) || (index > 0 && continuesWord(folded, index))) {
      index += 1;
      continue;
    }
    const reading = /\p{N}/u.test(folded[index]!)
      ? readNumber(folded, index)
      : (readRoman(text, index) ?? readName(folded, index));
    if (reading === null || isGlued(text, folded, index + reading.length)) {
      index += 1;
      continue;
    }
    const mark = { start: index, end: index + reading.length, kind: reading.kind, at: reading.at };
    const day = reading.kind === "date" ? findDayBefore(folded, mark, marks.at(-1)?.end ?? 0) : null;
    if (day !== null) marks.push(day);
    marks.push(mark);
    index += reading.length;
  }
  return marks;
}

/** The '3' of '3 – 14 March 2019', the '18.' of '18. – 22.11.2024': a day that takes month and year from the other end. */
function findDayBefore(folded: string, { start, end, at }: DateMark, from: number): DateMark | null {
  const other = LEADING_DAY.exec(folded.slice(start, end));
  if (at.month === null || other === null) return null;
  const found = DAY_BEFORE.exec(folded.slice(Math.max(from, start - 12), start));
  if (found === null || Number(found[1]) >= Number(other[1])) return null;
  const day = start - found[0].length;
  if (/[\p{L}\p{N}.,/-]/u.test(folded[day - 1] ?? "")) return null;
  return {
    start: day,
    end: day + found[0].lastIndexOf((found[2] ?? found[3])!),
    kind: "month",
    at: { year: 0, month: null },
  };
}

const LEADING_DAY = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s./-]\s?(?:of |de )?(?:\d{1,2}[./-]|\p{L})/u;
const DAY_BEFORE =
  /(?<![\p{N}])(\d{1,2})(?:(?:st|nd|rd|th|er|\.)?(?=(\s?(?:-|to|bis|au|al|a|do|t\/m)\s?)$)|\.(?=(\/)$)).+$/u;

function isWordCharacter(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}

/** A letter after a letter, or a digit after a digit, is inside a word; 'May2019' and '2019年' have a seam in between. */
function continuesWord(folded: string, index: number): boolean {
  const before = folded[index - 1]!;
  const here = folded[index]!;
  if (/\p{N}/u.test(here))
    return /\p{N}/u.test(before) || (/[.,]/.test(before) && /\p{N}/u.test(folded[index - 2] ?? ""));
  return /\p{L}/u.test(before);
}

/** A date ends where its word ends; a capital letter right after a digit begins the next word ('2014Apprentice'). */
function isGlued(text: string, folded: string, end: number): boolean {
  const next = text[end];
  if (next === undefined || !/\p{L}/u.test(next)) return false;
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(next)) return false;
  return !(/\d/.test(folded[end - 1]!) && /\p{Lu}/u.test(next) && /\p{Ll}/u.test(text[end + 1] ?? ""));
}

function match(pattern: RegExp, folded: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(folded);
}

function readRoman(text: string, index: number): Reading {
  const roman = readRomanMonth(text, index);
  if (roman === null) return null;
  const { length, year, month } = roman;
  return year === null ? { length, kind: "month", at: { year: 0, month } } : date(length, year, month);
}

function readNumber(folded: string, index: number): Reading {
  const cjk = match(CJK, folded, index);
  if (cjk !== null) return date(cjk[0].length, Number(cjk[1]), toMonth(cjk[2]));
  const dayName = match(DAY_NAME_YEAR, folded, index);
  const named = dayName === null ? undefined : MONTH_NUMBERS.get(dayName[1]!);
  if (dayName !== null && named !== undefined) return date(dayName[0].length, Number(dayName[2]), named);
  const full = match(DAY_MONTH_YEAR, folded, index);
  if (full !== null) {
    const month = readDayMonth(Number(full[1]), Number(full[3]), full[2]!);
    if (month !== null) return date(full[0].length, Number(full[4]), month);
  }
  const monthYear = match(MONTH_YEAR, folded, index);
  if (monthYear !== null) return date(monthYear[0].length, Number(monthYear[2]), Number(monthYear[1]));
  const iso = match(ISO, folded, index);
  if (iso !== null && (isBesideIso(folded, index) || !isShortRange(iso[0], Number(iso[1]), Number(iso[2])))) {
    return date(iso[0].length, Number(iso[1]), Number(iso[2]));
  }
  const behind = match(YEAR_NAME, folded, index);
  const part = behind === null ? undefined : (behind[2] ?? behind[3]);
  if (behind !== null && part !== undefined) {
    if (MONTH_NUMBERS.has(part))
      return date(behind[0].length, Number(behind[1]), MONTH_NUMBERS.get(part) ?? null);
    if (SEASONS.has(part) && !/^[ws]s$/.test(part)) return date(behind[0].length, Number(behind[1]), null);
  }
  const hyphened = match(YEAR_HYPHEN_NAME, folded, index);
  const monthBehind = hyphened === null ? undefined : MONTH_NUMBERS.get(hyphened[2]!);
  if (monthBehind !== undefined) return date(hyphened![0].length, Number(hyphened![1]), monthBehind);
  const short = match(YEAR_SHORT_MONTH, folded, index);
  if (short !== null) return date(short[0].length, Number(short[1]), Number(short[2] ?? short[3]));
  const year = match(PLAIN_YEAR, folded, index);
  if (year !== null) return date(year[0].length, Number(year[1]), null);
  const weak = match(WEAK_MONTH_YEAR, folded, index);
  if (weak !== null) {
    return {
      length: weak[0].length,
      kind: weak[3] === "" ? "weak" : "date",
      at: { year: fullYear(Number(weak[4])), month: Number(weak[1] ?? weak[2]) },
    };
  }
  const dayShort = match(DAY_NAME_SHORT_YEAR, folded, index);
  const ofShort = dayShort === null ? undefined : MONTH_NUMBERS.get(dayShort[1]!);
  // Not the two days of '2 Jan 19 Feb'.
  if (dayShort !== null && ofShort !== undefined && !MONTH_NUMBERS.has(dayShort[3] ?? ""))
    return {
      length: dayShort[0].length,
      kind: "weak",
      at: { year: fullYear(Number(dayShort[2])), month: ofShort },
    };
  const day = match(DAY_NAME, folded, index);
  const ofDay = day === null ? undefined : MONTH_NUMBERS.get(day[1]!);
  if (day !== null && ofDay !== undefined)
    return { length: day[0].length, kind: "month", at: { year: 0, month: ofDay } };
  return readPresent(folded, index);
}

function readName(folded: string, index: number): Reading {
  const nameYear = match(NAME_YEAR, folded, index);
  const month =
    nameYear === null ? undefined : (MONTH_NUMBERS.get(nameYear[1]!) ?? misspeltMonth(nameYear[1]!));
  const isName = nameYear !== null && isPartOfName(nameYear[0], folded, index);
  if (nameYear !== null && month !== undefined && !isName)
    return date(nameYear[0].length, Number(nameYear[2]), month);
  const season = match(SEASON_YEAR, folded, index);
  if (season !== null && SEASONS.has(season[1]!)) return date(season[0].length, Number(season[2]), null);
  const quarter = match(QUARTER, folded, index);
  if (quarter !== null) return date(quarter[0].length, Number(quarter[1]), null);
  const short = match(NAME_SHORT_YEAR, folded, index);
  const shortMonth = short === null ? undefined : MONTH_NUMBERS.get(short[1]!);
  if (short !== null && shortMonth !== undefined) {
    const kind = short[2]!.includes("'") ? "date" : "weak";
    return { length: short[0].length, kind, at: { year: fullYear(Number(short[3])), month: shortMonth } };
  }
  const present = readPresent(folded, index);
  if (present !== null) return present;
  const name = match(NAME, folded, index);
  const bare = name === null ? undefined : MONTH_NUMBERS.get(name[1]!);
  if (name === null || bare === undefined) return null;
  const dot = folded[index + name[0].length] === "." ? 1 : 0;
  return { length: name[0].length + dot, kind: "month", at: { year: 0, month: bare } };
}

/** 'Piggly Mart, 2010': a foreign month's name behind another word and before a comma is the end of a name. */
function isPartOfName(printed: string, folded: string, index: number): boolean {
  return /^(?:mart|mars|ara|out|set),/.test(printed) && /\p{L} $/u.test(folded.slice(0, index));
}

function readPresent(folded: string, index: number): Reading {
  for (const word of PRESENT.get(folded[index]!) ?? []) {
    if (!folded.startsWith(word, index)) continue;
    const next = folded[index + word.length];
    if (next !== undefined && /[\p{L}\p{N}]/u.test(next) && /[\p{L}\p{N}]/u.test(word[word.length - 1]!)) {
      if (!/\p{Script=Han}/u.test(word)) continue;
    }
    return { length: word.length, kind: "present", at: { year: 0, month: null } };
  }
  const cjk = /(?:至今|现在|現在|今)/uy;
  cjk.lastIndex = index;
  const found = cjk.exec(folded);
  return found === null ? null : { length: found[0].length, kind: "present", at: { year: 0, month: null } };
}

function date(length: number, year: number, month: number | null): Reading {
  return { length, kind: "date", at: { year, month } };
}

function toMonth(digits: string | undefined): number | null {
  const month = Number(digits);
  return month >= 1 && month <= 12 ? month : null;
}

/** '2010-12' with a second part one to six years on is a span of years, not December. */
function isShortRange(printed: string, year: number, month: number): boolean {
  if (printed.length !== 7 || printed[4] !== "-") return false;
  const ahead = month - (year % 100);
  return ahead >= 1 && ahead <= 6;
}

/** One end of '2010-11 – 2011-11' or '2010-11 – present', which are months, unlike the terms of '2010-11 – 2011-12'. */
function isBesideIso(folded: string, index: number): boolean {
  const [, ...ends] = ISO_RANGE.exec(folded.slice(Math.max(0, index - 12), index + 20)) ?? [];
  const [from, first, to, second] = ends.map((end) => (end === undefined ? null : Number(end)));
  if (from == null || first == null) return false;
  if (to == null || second == null) return true;
  return !(first === (from + 1) % 100 && second === (to + 1) % 100);
}

const ISO_RANGE =
  /\b\d\d(\d\d)-(0[1-9]|1[0-2])\s*(?:\s-{1,2}\s|to|until)\s*(?:\d\d(\d\d)-(0[1-9]|1[0-2])(?!\d)|(?:present|now|current|today|till|date))/;

/** Day first with dots and dashes; with slashes month first unless that is impossible. Null where no month fits. */
function readDayMonth(first: number, second: number, separator: string): number | null {
  if (first < 1 || second < 1 || first > 31 || second > 31) return null;
  if (first > 12) return second <= 12 ? second : null;
  if (second > 12) return first;
  return separator === "/" ? first : second;
}

function fullYear(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short;
}

/** Shorter names are one letter away from too many other words. */
const SHORTEST_MISSPELT = 6;

/** 'Febuary', 'Sepetember': a long month's name with one letter wrong, missing or too many, its first and last ones right. */
function misspeltMonth(word: string): number | undefined {
  if (word.length < SHORTEST_MISSPELT) return undefined;
  for (const [name, month] of MONTH_NUMBERS)
    if (name.length > SHORTEST_MISSPELT && isOneLetterOff(word, name)) return month;
  return undefined;
}

function isOneLetterOff(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word[0] !== name[0] || word.at(-1) !== name.at(-1))
    return false;
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const [rest, other] = [word.slice(at), name.slice(at)];
  if (rest.length > other.length) return rest.slice(1) === other;
  if (rest.length < other.length) return rest === other.slice(1);
  return (
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
