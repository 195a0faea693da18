import type { Segment } from "./piece.ts";

/** A vertical strip without text, with text on both sides: x is its left and right edge. */
export type Gutter = { left: number; right: number; top: number; bottom: number };

const fewestSegments = 4;
const narrowest = 0.9;
const widestCounted = 4;

/**
 * The best vertical cut of a region, or null where it reads as one column. For every left edge of a segment the tallest
 * stretches that nothing crosses are looked at (gutters as tall maximal empty rectangles: Breuel, 'Two geometric
 * algorithms for layout analysis', DAS 2002; boxes instead of pixels: Ha, Haralick and Phillips, ICDAR 1995).
 */
export function findGutter(
  segments: Segment[],
  isColumn: (left: Segment[], right: Segment[]) => boolean,
): Gutter | null {
  let best: Gutter | null = null;
  let bestScore = 0;
  const em = medianSize(segments);
  for (const x of candidates(segments)) {
    let start = 0;
    for (let index = 0; index <= segments.length; index++) {
      const segment = segments[index];
      if (segment !== undefined && !(segment.x < x - 1 && segment.x + segment.width > x + 0.5)) continue;
      const band = segments.slice(start, index);
      start = index + 1;
      if (band.length < 2 * fewestSegments) continue;
      const left = band.filter((one) => one.x < x - 1);
      const right = band.filter((one) => one.x >= x - 1);
      if (left.length < fewestSegments || right.length < fewestSegments) continue;
      const edge = Math.max(...left.map((one) => one.x + one.width));
      const width = x - edge;
      if (width < narrowest * em) continue;
      const top = Math.max(topOf(left), topOf(right));
      const bottom = Math.min(bottomOf(left), bottomOf(right));
      if (bottom - top < 4 * em) continue;
      const balance = Math.min(left.length, right.length) / Math.max(left.length, right.length);
      const score = (bottom - top) * Math.sqrt(Math.min(width / em, widestCounted)) * Math.sqrt(balance);
      if (score <= bestScore || !isColumn(left, right)) continue;
      bestScore = score;
      best = { left: edge, right: x, top: topOf(band), bottom: bottomOf(band) };
    }
  }
  return best;
}

function candidates(segments: Segment[]): number[] {
  const edges = segments.map((segment) => segment.x).sort((a, b) => a - b);
  return edges.filter((x, index) => index > 0 && x - edges[index - 1]! > 1);
}

function medianSize(segments: Segment[]): number {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

function topOf(segments: Segment[]): number {
  return Math.min(...segments.map((one) => one.y));
}

function bottomOf(segments: Segment[]): number {
  return Math.max(...segments.map((one) => one.y + one.height));
}
