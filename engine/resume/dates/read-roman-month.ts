import { NOT_MORE, YEAR } from "./date-patterns.ts";

const MONTHS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const ROMAN = "(I{1,3}|IV|VI{0,3}|IX|XI{0,2})";
const DATED = new RegExp(`${ROMAN}(?:\\s|\\s?[./]\\s?)${YEAR}${NOT_MORE}`, "yu");
const BEFORE_ROMAN = new RegExp(`${ROMAN}(?=\\s?[-–—/]\\s?${ROMAN}(?:\\s|\\s?[./]\\s?)${YEAR})`, "yu");
/** Characters before a month that are looked at. */
const BEFORE = 12;

/**
 * 'XI 2014', 'III – VI 2017': months counted in Roman numbers, the first of two without its year. 'Phase II 2019' goes on with
 * a name, and so a word before one makes it none.
 */
export function readRomanMonth(
  text: string,
  index: number,
): { length: number; year: number | null; month: number } | null {
  if (!/[IVX]/.test(text[index]!)) return null;
  const isNamed = /\p{L}\.?\s*$/u.test(text.slice(Math.max(0, index - BEFORE), index));
  DATED.lastIndex = index;
  const dated = isNamed ? null : DATED.exec(text);
  if (dated !== null) return { length: dated[0].length, year: Number(dated[2]), month: monthOf(dated[1]!) };
  BEFORE_ROMAN.lastIndex = index;
  const bare = BEFORE_ROMAN.exec(text);
  return bare === null ? null : { length: bare[0].length, year: null, month: monthOf(bare[0]) };
}

const monthOf = (roman: string) => MONTHS.indexOf(roman) + 1;
