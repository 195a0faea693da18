import { isColumns } from "./detect-columns.ts";
import { isMarginHeading } from "./detect-margin-headings.ts";
import { findCentred } from "./find-centred.ts";
import { isSameLine } from "./join-segments.ts";
import { raiseGutter } from "./raise-gutter.ts";
import { bottomOf, findBodySize, isHeading, textOf } from "./segment-shape.ts";
import type { Gutter, LayoutPage, Segment } from "./text-fragment.ts";
import { trimBand } from "./trim-band.ts";

const fewestSegments = 3;
const narrowest = 0.6;
const widestCounted = 4;
const mostSegments = 1500;
/** Ems that text may be set in from its heading. */
const mostIndent = 2;

/**
 * The best vertical cut of a region, or null where it reads as one column. For every left edge of a segment the tallest
 * stretches that nothing crosses are looked at (gutters as tall maximal empty rectangles: Breuel, 'Two geometric
 * algorithms for layout analysis', DAS 2002; boxes instead of pixels: Ha, Haralick and Phillips, ICDAR 1995).
 */
export function findGutter(segments: Segment[], page: LayoutPage): Gutter | null {
  const em = findBodySize(segments);
  const overflowing = findOverflowing(segments);
  const centred = findCentred(segments);
  const bands = listBands(segments, em, overflowing, centred).sort((a, b) => b.score - a.score);
  for (const { band, x } of bands) {
    const all = splitAtX(band, x);
    if (isMarginHeading(all.left, all.right, em)) return makeGutter(band, x, true);
    const trimmed = trimBand(band, x, em, page);
    const { left, right } = splitAtX(trimmed, x);
    if (left.length < fewestSegments || right.length < fewestSegments) continue;
    if (isColumns(left, right, em, page.rules))
      return raiseGutter(makeGutter(trimmed, x, false), segments, em);
  }
  return null;
}

function makeGutter(band: Segment[], x: number, hung: boolean): Gutter {
  const edge = Math.max(...splitAtX(band, x).left.map((one) => one.x + one.width));
  const top = Math.min(...band.map((one) => one.y));
  return { left: Math.min(x, edge), right: x, top, bottom: Math.max(...band.map(bottomOf)), hung };
}

/** What starts left and right of x. */
export function splitAtX(segments: Segment[], x: number): { left: Segment[]; right: Segment[] } {
  return { left: segments.filter((one) => one.x < x - 1), right: segments.filter((one) => one.x >= x - 1) };
}

/**
 * Whether a segment stands in the way of a gutter that ends at x. A word too long for its column reaches a little into
 * the next one, where that has no text; it does not span both.
 */
function blocks(segment: Segment, x: number, em: number): boolean {
  const over = segment.x + segment.width - (x - narrowest * em);
  if (segment.x >= x - 1 || over <= 0) return false;
  return over > 2.5 * em || over > 0.2 * segment.width || textOf(segment).trim().includes(" ");
}

type Band = { band: Segment[]; x: number; score: number };

function listBands(
  segments: Segment[],
  em: number,
  overflowing: Set<Segment>,
  centred: ReadonlySet<Segment>,
): Band[] {
  const bands: Band[] = [];
  for (const x of listEdges(segments)) {
    let start = 0;
    for (let index = 0; index <= segments.length; index++) {
      const segment = segments[index];
      if (
        segment !== undefined &&
        !centred.has(segment) &&
        (!blocks(segment, x, em) || overflowing.has(segment))
      )
        continue;
      if (index - start >= 2 * fewestSegments) {
        const band = dropCutRows(segments, start, index, em);
        // A gutter that runs past the headings of its columns too is better than a wider one between them.
        const score = scoreBand(band, x, em, overflowing) * Math.sqrt(band.length / segments.length);
        if (score > 0) bands.push({ band, x, score });
      }
      start = index + 1;
    }
  }
  return bands;
}

/**
 * The segments from start up to end, without those that share their line with one beside them that is in the way, and
 * without a heading at the end: it belongs to what stands below it.
 */
function dropCutRows(segments: Segment[], start: number, end: number, em: number): Segment[] {
  const [above, below] = [segments[start - 1], segments[end]];
  let [first, last] = [start, end];
  while (first < last && above !== undefined && isSameLine(above, segments[first]!)) first++;
  while (last > first && below !== undefined && isSameLine(below, segments[last - 1]!)) last--;
  const [before, heading] = [segments[last - 2], segments[last - 1]];
  const isLast = below !== undefined && before !== undefined && heading!.y > bottomOf(before);
  if (isLast && isHeading(heading!, em) && Math.abs(heading!.x - below.x) < mostIndent * em) last--;
  return segments.slice(first, last);
}

/** Height on which both sides stand × √(width of the gutter) × √(balance of the sides); 0 where it is no gutter. */
function scoreBand(band: Segment[], x: number, em: number, overflowing: Set<Segment>): number {
  let edge = -Infinity;
  let counted = 0;
  let [topLeft, topRight, bottomLeft, bottomRight] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const one of band) {
    if (one.x < x - 1) {
      counted++;
      if (!overflowing.has(one) && one.x + one.width <= x - narrowest * em)
        edge = Math.max(edge, one.x + one.width);
      topLeft = Math.min(topLeft, one.y);
      bottomLeft = Math.max(bottomLeft, bottomOf(one));
    } else {
      topRight = Math.min(topRight, one.y);
      bottomRight = Math.max(bottomRight, bottomOf(one));
    }
  }
  const others = band.length - counted;
  const width = x - edge;
  const height = Math.min(bottomLeft, bottomRight) - Math.max(topLeft, topRight);
  if (counted < fewestSegments || others < fewestSegments || height < 4 * em) return 0;
  const balance = Math.min(counted, others) / Math.max(counted, others);
  return height * Math.sqrt(Math.min(width / em, widestCounted)) * Math.sqrt(balance);
}

/** Segments that run into their neighbour on the line: too long for their column, they do not span two. */
function findOverflowing(segments: Segment[]): Set<Segment> {
  const overflowing = new Set<Segment>();
  for (const [index, one] of segments.entries()) {
    for (let at = index + 1; at < segments.length && segments[at]!.y < bottomOf(one); at++) {
      const other = segments[at]!;
      const [first, second] = one.x < other.x ? [one, other] : [other, one];
      if (first.x + first.width > second.x + 2 && isSameLine(one, other)) overflowing.add(first);
    }
  }
  return overflowing;
}

/** Left edges of segments. On a page of more segments than any resume has, only those that many share. */
function listEdges(segments: Segment[]): number[] {
  const edges = segments.map((segment) => segment.x).sort((a, b) => a - b);
  const distinct = edges.filter((x, index) => index > 0 && x - edges[index - 1]! > 1);
  if (segments.length <= mostSegments) return distinct;
  const shared = (x: number) => segments.filter((one) => Math.abs(one.x - x) < 1.5).length;
  return distinct.slice(0, mostSegments).filter((x) => shared(x) > segments.length / 50);
}
