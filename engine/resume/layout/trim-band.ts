import { isColumns } from "./detect-columns.ts";
import { bottomOf, countRows, isHeading } from "./segment-shape.ts";
import type { LayoutPage, Segment } from "./text-fragment.ts";

/** Free height, in ems, that can part a page's header from its columns. */
const leastStrip = 0.6;
const mostHeaderRows = 8;

/**
 * Takes the page's header off the top of a band, and single-column rows off its bottom. Their short lines cross no gutter
 * either, but a strip of white parts them from the columns and by themselves they are none.
 */
export function trimBand(band: Segment[], x: number, em: number, page: LayoutPage): Segment[] {
  let start = 0;
  let end = band.length;
  for (const at of listStrips(band, em)) {
    const above = band.slice(start, at);
    if (countRows(above) > mostHeaderRows) break;
    if (cutsName(above, band.slice(at), page.nameSize)) continue;
    if (isLooseTop(above, x, em, page)) start = at;
  }
  for (const at of listStrips(band, em).toReversed()) {
    if (at <= start) break;
    const below = band.slice(at, end);
    const { left, right } = part(below, x);
    const areRows =
      left.length > 0 && right.length > 0 && !isColumns(left, right, em, page.rules) && isPaired(right, left);
    if (!areRows) break;
    // The rows belong to the heading above them, which more white may part from its first row.
    if (isHeading(below[0]!, em)) end = at;
  }
  return band.slice(start, end);
}

/** A name of several lines stands on both sides of the strip. */
function cutsName(above: Segment[], below: Segment[], nameSize: number): boolean {
  const parts = above.filter((one) => one.size >= nameSize);
  return below.some(
    (one) =>
      one.size >= nameSize &&
      parts.some((part) => Math.abs(part.x - one.x) < 2 && one.y - bottomOf(part) < one.size),
  );
}

/** Indices before which no text stands on either side for a while. */
function listStrips(band: Segment[], em: number): number[] {
  // Sorted by lower edge, so that a later one may reach higher.
  const tops = new Array<number>(band.length);
  let top = Infinity;
  for (let index = band.length - 1; index >= 0; index--) {
    top = Math.min(top, band[index]!.y);
    tops[index] = top;
  }
  const strips: number[] = [];
  for (let index = 1; index < band.length; index++) {
    if (tops[index]! - bottomOf(band[index - 1]!) >= leastStrip * em) strips.push(index);
  }
  return strips;
}

function isLooseTop(above: Segment[], x: number, em: number, { nameSize, rules }: LayoutPage): boolean {
  const { left, right } = part(above, x);
  const hasName = above.some((one) => one.size >= nameSize);
  if (!hasName && countRows(above) > 3) return false;
  if (right.length > 0 && isHeading(right[0]!, em) && right[0]!.size < nameSize) return false;
  for (const side of [left, right]) {
    const last = side.at(-1);
    // A heading belongs to what stands below it.
    if (
      last !== undefined &&
      last.size < nameSize &&
      isHeading(last, em) &&
      side.length > 0 &&
      !isAloneInRow(last, side)
    )
      return false;
  }
  return left.length < 3 || right.length < 3 || !isColumns(left, right, em, rules) || isPaired(right, left);
}

function isAloneInRow(one: Segment, side: Segment[]): boolean {
  return side.length > 1 && one.size === side.at(-2)!.size;
}

function isPaired(some: Segment[], others: Segment[]): boolean {
  return some.every((one) =>
    others.some((other) => Math.abs(bottomOf(one) - bottomOf(other)) < 0.3 * one.size),
  );
}

function part(segments: Segment[], x: number): { left: Segment[]; right: Segment[] } {
  return { left: segments.filter((one) => one.x < x - 1), right: segments.filter((one) => one.x >= x - 1) };
}
