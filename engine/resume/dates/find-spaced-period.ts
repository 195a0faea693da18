import { findPeriods, type Period } from "./find-periods.ts";

/** Letters of a cell that holds a period and little else. */
const MOST_LETTERS = 60;
/** So many letters that stand alone are no initials. */
const FEWEST_ALONE = 3;

const ALONE = /(?<!\S)[\p{L}\p{N}](?!\S)/gu;

/**
 * A period whose letters were set apart ('0 4 / 2 0 2 3 – P r e s e n t', 'J u l y 2023') and that is all its cell holds.
 * Null for anything else.
 */
export function findSpacedPeriod(text: string): Period | null {
  if (text.length > MOST_LETTERS || !/\d/.test(text)) return null;
  if ((text.match(ALONE) ?? []).length < FEWEST_ALONE) return null;
  const places: number[] = [];
  let closed = "";
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text[at]!)) continue;
    closed += text[at];
    places.push(at);
  }
  const [period, ...others] = findPeriods(closed);
  if (period === undefined || others.length > 0 || period.start > 0 || period.end < closed.length)
    return null;
  return { ...period, start: places[0]!, end: places.at(-1)! + 1 };
}
