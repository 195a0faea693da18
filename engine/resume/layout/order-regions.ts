import { findGutter } from "./find-gutter.ts";
import type { Region, Segment } from "./piece.ts";
import { findBodySize, findNameSize } from "./segment-shape.ts";

const deepest = 8;

/** A cut that was made, with the characters on either side: what the number of columns is judged by. */
export type Cut = { top: number; bottom: number; left: number; right: number; depth: number };

/**
 * Cuts a page into regions in reading order: what stands above a gutter, the left side, the right side, what stands
 * below. Sides are cut again, so that a sidebar beside two columns comes out as three.
 */
export function orderRegions(segments: Segment[], cuts: Cut[]): Region[] {
  const nameSize = findNameSize(segments, findBodySize(segments));
  return orderPart(segments, { column: 0, depth: 0 }, nameSize, cuts).regions;
}

function orderPart(
  segments: Segment[],
  { column, depth }: { column: number; depth: number },
  nameSize: number,
  cuts: Cut[],
): { regions: Region[]; columns: number } {
  const gutter = depth < deepest && segments.length >= 6 ? findGutter(segments, nameSize) : null;
  if (gutter === null) return { regions: [{ segments, column }], columns: 1 };
  const above: Segment[] = [];
  const left: Segment[] = [];
  const right: Segment[] = [];
  const below: Segment[] = [];
  for (const segment of segments) {
    const middle = segment.y + segment.height / 2;
    if (middle < gutter.top) above.push(segment);
    else if (middle > gutter.bottom) below.push(segment);
    else if (segment.x < gutter.right - 1) left.push(segment);
    else right.push(segment);
  }
  cuts.push({ top: gutter.top, bottom: gutter.bottom, left: count(left), right: count(right), depth });
  const order = (part: Segment[], at: number) =>
    part.length === 0 ? { regions: [], columns: 1 } : orderPart(part, { column: at, depth: depth + 1 }, nameSize, cuts);
  const first = Math.max(column, 1);
  const leftPart = order(left, first);
  const rightPart = order(right, first + leftPart.columns);
  return {
    regions: [
      ...order(above, column).regions,
      ...leftPart.regions,
      ...rightPart.regions,
      ...order(below, column).regions,
    ],
    columns: leftPart.columns + rightPart.columns,
  };
}

function count(segments: Segment[]): number {
  let characters = 0;
  for (const segment of segments) for (const piece of segment.pieces) characters += piece.text.length;
  return characters;
}
