import { isSameLine } from "./join-segments.ts";
import { bottomOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

const near = 2.5;
const fewest = 2;

/**
 * Lines set in the middle of the page by themselves, as centred headings are. They span whatever stands above and below them,
 * so that no gutter runs past. At least two of different length must agree on the middle.
 */
export function findCentred(segments: readonly Segment[]): ReadonlySet<Segment> {
  const left = Math.min(...segments.map((one) => one.x));
  const right = Math.max(...segments.map((one) => one.x + one.width));
  const middle = (left + right) / 2;
  const centred = segments.filter(
    (one) => Math.abs(one.x + one.width / 2 - middle) < near && one.width < 0.7 * (right - left),
  );
  const alone = centred.filter((one) => !segments.some((other) => other !== one && isBeside(one, other)));
  const lefts = alone.map((one) => one.x).sort((a, b) => a - b);
  const different = lefts.filter((x, index) => index === 0 || x - lefts[index - 1]! > 3).length;
  return new Set(different >= fewest ? alone : []);
}

function isBeside(one: Segment, other: Segment): boolean {
  return other.y < bottomOf(one) && bottomOf(other) > one.y && isSameLine(one, other);
}
