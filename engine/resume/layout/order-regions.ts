import { findGutter } from "./find-gutter.ts";
import { isColumn } from "./judge-columns.ts";
import type { Region, Segment } from "./piece.ts";

const deepest = 8;

/** A cut that was made, with the characters on either side: what the number of columns is judged by. */
export type Cut = { top: number; bottom: number; left: number; right: number; depth: number };

/**
 * Cuts a page into regions in reading order: what stands above a gutter, the left side, the right side, what stands
 * below. Sides are cut again, so that a sidebar beside two columns comes out as three.
 */
export function orderRegions(segments: Segment[], cuts: Cut[]): Region[] {
  return orderPart(segments, 0, 0, cuts).regions;
}

function orderPart(
  segments: Segment[],
  column: number,
  depth: number,
  cuts: Cut[],
): { regions: Region[]; columns: number } {
  const gutter = depth < deepest && segments.length >= 8 ? findGutter(segments, isColumn) : null;
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
  const first = Math.max(column, 1);
  const leftPart = orderPart(left, first, depth + 1, cuts);
  const rightPart = orderPart(right, first + leftPart.columns, depth + 1, cuts);
  const regions = [
    ...(above.length > 0 ? orderPart(above, column, depth + 1, cuts).regions : []),
    ...leftPart.regions,
    ...rightPart.regions,
    ...(below.length > 0 ? orderPart(below, column, depth + 1, cuts).regions : []),
  ];
  return { regions, columns: leftPart.columns + rightPart.columns };
}

function count(segments: Segment[]): number {
  let characters = 0;
  for (const segment of segments) for (const piece of segment.pieces) characters += piece.text.length;
  return characters;
}
