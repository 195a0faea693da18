import { bottomOf, isHeading } from "./segment-shape.ts";
import type { Gutter, Segment } from "./text-fragment.ts";

/** White space, in ems, between headings and the columns below them. */
const headingGap = 2.5;

/**
 * Takes in the headings level with each other right above two columns. They may begin a little left of the text below them,
 * so that the widest gutter runs through one of them and ends there; it belongs to its column all the same.
 */
export function raiseGutter(gutter: Gutter, segments: readonly Segment[], em: number): Gutter {
  const near = segments.filter(
    (one) => bottomOf(one) <= gutter.top + 1 && bottomOf(one) > gutter.top - headingGap * em,
  );
  const left = near.filter((one) => one.x + one.width <= gutter.left + 1);
  const right = near.filter((one) => one.x >= gutter.left + 1);
  const isPair = left.length > 0 && right.length > 0 && left.length + right.length === near.length;
  if (!isPair || !near.every((one) => isHeading(one, em))) return gutter;
  const top = Math.min(...near.map((one) => one.y));
  const start = Math.min(gutter.right, ...right.map((one) => one.x));
  return { ...gutter, right: start, top };
}
