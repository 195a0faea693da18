import type { Segment } from "./piece.ts";
import { bottomOf, isDateOrPlace, isHeading, isSameBaseline, measureFlow, textOf } from "./segment-shape.ts";

const fewest = 3;

/**
 * Whether two sides of a gutter are columns that are read one after the other. Dates and places set against the right
 * margin, labels before their values and the cells of a table stand side by side too, but are read across. Both sides
 * are sorted from top to bottom.
 */
export function isColumns(left: Segment[], right: Segment[], bodySize: number): boolean {
  const pairedLeft = findPaired(left, right);
  const pairedRight = findPaired(right, left);
  const ownLeft = left.filter((one) => !(pairedLeft.has(one) && isDateOrPlace(one)));
  const ownRight = right.filter((one) => !(pairedRight.has(one) && isDateOrPlace(one)));
  if (ownLeft.length < fewest || ownRight.length < fewest) return false;
  if (2 * ownLeft.length < left.length || 2 * ownRight.length < right.length) return false;
  if (!standTogether(ownLeft, ownRight, bodySize)) return false;

  const leftShare = pairedLeft.size / left.length;
  const rightShare = pairedRight.size / right.length;
  // Every line of the sparse side has its partner: labels before values, or notes set against the margin.
  if (rightShare > 0.85 && right.length < 0.75 * left.length && measureFlow(right) < 0.5) return false;
  if (leftShare > 0.85 && left.length < 0.75 * right.length && measureFlow(left) < 0.5) return false;
  if (rightShare > 0.7 && isRagged(right)) return false;
  // A grid: a table's cells, unless each side is headed or runs on like prose.
  if (leftShare > 0.8 && rightShare > 0.8)
    return isHeaded(left, right, bodySize) || (runsOn(left) && runsOn(right));
  return true;
}

/** Segments that have a partner on the same baseline. */
function findPaired(segments: Segment[], others: Segment[]): Set<Segment> {
  const paired = new Set<Segment>();
  let start = 0;
  for (const one of segments) {
    while (start < others.length && bottomOf(others[start]!) < bottomOf(one) - one.size) start++;
    for (let at = start; at < others.length; at++) {
      const other = others[at]!;
      if (bottomOf(other) > bottomOf(one) + one.size) break;
      if (isSameBaseline(one, other)) {
        paired.add(one);
        break;
      }
    }
  }
  return paired;
}

/** Most of the smaller side has text of the other side beside it. */
function standTogether(left: Segment[], right: Segment[], bodySize: number): boolean {
  const near = (one: Segment, others: Segment[]) =>
    others.some((other) => Math.abs(bottomOf(other) - bottomOf(one)) < 1.6 * Math.max(bodySize, one.size));
  const small = left.length < right.length ? left : right;
  const large = small === left ? right : left;
  return small.filter((one) => near(one, large)).length >= 0.6 * small.length;
}

/** Right edges agree and left edges do not: set against the right margin. */
function isRagged(segments: Segment[]): boolean {
  return (
    largestAgreement(segments.map((one) => one.x + one.width)) > 0.7 &&
    largestAgreement(segments.map((one) => one.x)) < 0.5
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

function isHeaded(left: Segment[], right: Segment[], bodySize: number): boolean {
  const opens = (side: Segment[]) =>
    isHeading(side[0]!, bodySize) && side.filter((one) => isHeading(one, bodySize)).length <= side.length / 2;
  return opens(left) && opens(right);
}

/** Lines that end in mid-sentence and go on in the next one. */
function runsOn(side: Segment[]): boolean {
  let goingOn = 0;
  for (let index = 1; index < side.length; index++) {
    const start = textOf(side[index]!);
    if (/^\p{Ll}/u.test(start) && textOf(side[index - 1]!).length > 15) goingOn++;
  }
  return goingOn >= 0.25 * side.length;
}
