import type { Box } from "../model/positioned.ts";
import { bottomOf, countRows, isHeading, isSameBaseline, textOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

/** Segments that have a partner on the same baseline. */
export function findPaired(segments: Segment[], others: Segment[]): Set<Segment> {
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

/** Whether two sides that stand beside each other are the cells of one table, which is read row by row. */
export function isTable(left: Segment[], right: Segment[], bodySize: number, rules: Box[]): boolean {
  const top = Math.max(left[0]!.y, right[0]!.y) - 1;
  const bottom = Math.min(bottomOf(left.at(-1)!), bottomOf(right.at(-1)!)) + 1;
  const isShared = (one: Segment) => bottomOf(one) > top && one.y < bottom;
  const cellsLeft = left.filter(isShared);
  const cellsRight = right.filter(isShared);
  if (cellsLeft.length === 0 || cellsRight.length === 0) return false;
  if (isRuled(cellsLeft, cellsRight, rules)) return true;
  const pairedLeft = findPaired(cellsLeft, cellsRight).size / cellsLeft.length;
  const pairedRight = findPaired(cellsRight, cellsLeft).size / cellsRight.length;
  if (pairedLeft < 0.85 || pairedRight < 0.85) return false;
  // Two columns set with the same leading agree line by line too; but they are headed apart, or run on like prose.
  if (hasOwnHeadings(cellsLeft, cellsRight, bodySize) || hasOwnHeadings(cellsRight, cellsLeft, bodySize))
    return false;
  return (
    !(isHeadedList(cellsLeft, bodySize) && isHeadedList(cellsRight, bodySize)) &&
    !(runsOn(left) && runsOn(right))
  );
}

/** Ruled lines stand between most of its rows. */
function isRuled(left: Segment[], right: Segment[], rules: Box[]): boolean {
  const rows = listBaselines([...left, ...right]);
  const lines = rules.filter((rule) => rule.height < 2.5 && rule.width > 20).map((rule) => rule.y);
  let ruled = 0;
  for (let index = 1; index < rows.length; index++) {
    if (lines.some((y) => y > rows[index - 1]! - 3 && y < rows[index]! - 3)) ruled++;
  }
  return rows.length >= 3 && ruled >= 0.6 * (rows.length - 1);
}

function listBaselines(segments: Segment[]): number[] {
  const rows: number[] = [];
  for (const one of segments.toSorted((a, b) => bottomOf(a) - bottomOf(b))) {
    if (rows.length === 0 || bottomOf(one) - rows.at(-1)! > 0.4 * one.size) rows.push(bottomOf(one));
  }
  return rows;
}

/** A heading below the first line whose partner on the other side is none. Labels that are all bold are no headings. */
function hasOwnHeadings(side: Segment[], others: Segment[], bodySize: number): boolean {
  const headings = side.filter((one) => isHeading(one, bodySize));
  if (headings.length > 0.4 * side.length) return false;
  return headings.some(
    (one) =>
      one !== side[0] && !others.some((other) => isSameBaseline(one, other) && isHeading(other, bodySize)),
  );
}

/** Headings larger than the text, or headings above bullets, open a side. */
function isHeadedList(side: Segment[], bodySize: number): boolean {
  const first = side.filter((one) => isSameBaseline(one, side[0]!));
  const second = side.find((one) => !first.includes(one));
  if (second === undefined || !first.every((one) => isHeading(one, bodySize))) return false;
  return first[0]!.size > 1.07 * bodySize || second.bullet;
}

/** Lines that end in mid-sentence and go on in the next one. */
function runsOn(side: Segment[]): boolean {
  let goingOn = 0;
  for (let index = 1; index < side.length; index++) {
    const start = textOf(side[index]!);
    if (/^\p{Ll}/u.test(start) && textOf(side[index - 1]!).length > 15) goingOn++;
  }
  return goingOn >= 0.25 * countRows(side);
}
