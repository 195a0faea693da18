import type { Box } from "../model/positioned.ts";
import { findPaired, isTable } from "./detect-table.ts";
import { bottomOf, countRows, isDate, isDateOrPlace, measureFlow, textOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

const fewest = 3;
const allDates = 0.85;
const togetherShare = 0.6;
/** White space, in ems, that paragraphs and sections of one column have between them. */
const paragraphGap = 2.2;

/**
 * Whether two sides of a gutter are columns that are read one after the other. Dates and places set against the right
 * margin, labels before their values and the cells of a table stand side by side too, but are read across. Both sides
 * are sorted from top to bottom.
 */
export function isColumns(left: Segment[], right: Segment[], bodySize: number, rules: Box[]): boolean {
  if (areLabelled(left, right) || areDates(left) || areDates(right)) return false;
  const pairedLeft = findPaired(left, right);
  const pairedRight = findPaired(right, left);
  const ownLeft = dropHungDates(left, pairedLeft);
  const ownRight = dropHungDates(right, pairedRight);
  if (countRows(ownLeft) < fewest || countRows(ownRight) < fewest) return false;
  if (2 * ownLeft.length < left.length || 2 * ownRight.length < right.length) return false;
  if (!standTogether(ownLeft, ownRight)) return false;

  const leftShare = pairedLeft.size / left.length;
  const rightShare = pairedRight.size / right.length;
  // Every line of the sparse side has its partner: labels before values, or notes set against the margin.
  if (rightShare > 0.85 && right.length < 0.75 * left.length && measureFlow(right) < 0.5) return false;
  if (leftShare > 0.85 && left.length < 0.75 * right.length && measureFlow(left) < 0.5) return false;
  if (rightShare > 0.7 && isRagged(right)) return false;
  if (rightShare > 0.85 && areShortAtEdge(right)) return false;
  // 'Deccan Pumps, Coimbatore' ends in a place as well: with such cells dropped a table would be one no longer.
  return !isTable(ownLeft, ownRight, bodySize, rules) && !isTable(left, right, bodySize, rules);
}

/** 'Languages    : English, Hindi': values that begin with the colon of their label, or labels that end in theirs. */
export function areLabelled(left: Segment[], right: Segment[]): boolean {
  const opening = right.filter((one) => /^\s*[::]/.test(textOf(one))).length;
  const closing = left.filter((one) => /[::]\s*$/.test(textOf(one))).length;
  const rows = 0.5 * countRows(right);
  return (
    (opening > 0 && opening >= rows) ||
    (closing >= fewest && closing >= rows && closing >= 0.7 * countRows(left))
  );
}

/** Periods beside the lines that they belong to, even where they stand a little higher or lower. */
function areDates(side: Segment[]): boolean {
  return side.filter(isDate).length >= allDates * side.length;
}

/** Without the dates and places that stand beside a line of the other side, or go on below one that does. */
function dropHungDates(side: Segment[], paired: Set<Segment>): Segment[] {
  const dates = side.filter(isDateOrPlace);
  const hung = dates.filter((one) => paired.has(one)).length;
  const all = 2 * hung > dates.length;
  return side.filter((one) => !(isDateOrPlace(one) && (all || paired.has(one))));
}

/**
 * Between the first and the last line that both sides have, the side with less text has the other's text beside most of
 * its own. Headings above single-column text stand beside white space instead.
 */
function standTogether(left: Segment[], right: Segment[]): boolean {
  const a = listStretches(left);
  const b = listStretches(right);
  const top = Math.max(a[0]!.top, b[0]!.top);
  const bottom = Math.min(a.at(-1)!.bottom, b.at(-1)!.bottom);
  const within = (one: Stretch) => Math.max(0, Math.min(one.bottom, bottom) - Math.max(one.top, top));
  const height = (side: Stretch[]) => side.reduce((sum, one) => sum + within(one), 0);
  let shared = 0;
  for (const one of a) {
    for (const other of b) {
      shared += within({ top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom) });
    }
  }
  return shared > 0 && shared >= togetherShare * Math.min(height(a), height(b));
}

type Stretch = { top: number; bottom: number };

/** Where a side has text, lines that follow each other taken together. */
function listStretches(segments: Segment[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const one of segments) {
    const last = stretches.at(-1);
    if (last !== undefined && one.y - last.bottom < paragraphGap * one.size)
      last.bottom = Math.max(last.bottom, bottomOf(one));
    else stretches.push({ top: one.y, bottom: bottomOf(one) });
  }
  return stretches;
}

/** Towns and years set against the right margin, with a few cells of a list below them. */
function areShortAtEdge(segments: Segment[]): boolean {
  const length = segments.reduce((sum, one) => sum + textOf(one).trim().length, 0) / segments.length;
  return (
    length < 14 &&
    largestAgreement(segments.map((one) => one.x + one.width)) > 0.5 &&
    largestAgreement(segments.map((one) => one.x)) <= 0.5
  );
}

/** Right edges agree and left edges do not: set against the right margin. */
function isRagged(segments: Segment[]): boolean {
  return (
    largestAgreement(segments.map((one) => one.x + one.width)) > 0.7 &&
    largestAgreement(segments.map((one) => one.x)) <= 0.5
  );
}

function largestAgreement(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  let best = 0;
  let start = 0;
  for (let end = 0; end < sorted.length; end++) {
    while (sorted[end]! - sorted[start]! > 2) start++;
    best = Math.max(best, end - start + 1);
  }
  return best / values.length;
}
