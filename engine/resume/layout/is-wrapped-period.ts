import { STILL_THERE } from "../../knowledge/dates/date-words.ts";
import { continuesLabel } from "./detect-margin-headings.ts";
import { areDate, textOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

/** Lines that a period breaks over. */
const mostLines = 4;

/** 'August 2016 – August' above '2021', 'September', '2018 -' and 'March 2021' in a narrow column. */
export function isWrappedPeriod(block: readonly Segment[]): boolean {
  return (
    block.length > 1 &&
    block.length <= mostLines &&
    areDate(block) &&
    block.every((one, index) => index === 0 || continuesLabel(block[index - 1]!, one)) &&
    block.every((one, index) => /\d/.test(textOf(one)) || isMonthAbove(one, block[index + 1]))
  );
}

/** 'September' above '2018 -': a word alone, and a year begins the next line. */
function isMonthAbove(one: Segment, next: Segment | undefined): boolean {
  if (next === undefined) return STILL_THERE.test(textOf(one));
  return /^\s*\p{L}{3,10}\.?\s*$/u.test(textOf(one)) && /^\s*(?:19|20)\d{2}/.test(textOf(next));
}
