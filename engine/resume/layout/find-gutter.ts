import { isColumns } from "./judge-columns.ts";
import type { Segment } from "./piece.ts";
import { bottomOf, findBodySize } from "./segment-shape.ts";
import { trimBand } from "./trim-band.ts";

/** A vertical strip without text between two columns, which start below `top` and end above `bottom`. */
export type Gutter = { left: number; right: number; top: number; bottom: number };

const fewestSegments = 3;
const narrowest = 0.6;
const widestCounted = 4;

/**
 * The best vertical cut of a region, or null where it reads as one column. For every left edge of a segment the tallest
 * stretches that nothing crosses are looked at (gutters as tall maximal empty rectangles: Breuel, 'Two geometric
 * algorithms for layout analysis', DAS 2002; boxes instead of pixels: Ha, Haralick and Phillips, ICDAR 1995).
 */
export function findGutter(segments: Segment[], nameSize: number): Gutter | null {
  const em = findBodySize(segments);
  const bands = listBands(segments, em).sort((a, b) => b.score - a.score);
  for (const { band, x } of bands) {
    const trimmed = trimBand(band, x, em, nameSize);
    const left = trimmed.filter((one) => one.x < x - 1);
    const right = trimmed.filter((one) => one.x >= x - 1);
    if (left.length < fewestSegments || right.length < fewestSegments || !isColumns(left, right, em)) continue;
    const edge = Math.max(...left.map((one) => one.x + one.width));
    const top = Math.min(...trimmed.map((one) => one.y));
    return { left: edge, right: x, top, bottom: Math.max(...trimmed.map(bottomOf)) };
  }
  return null;
}

type Band = { band: Segment[]; x: number; score: number };

function listBands(segments: Segment[], em: number): Band[] {
  const bands: Band[] = [];
  for (const x of listEdges(segments)) {
    let start = 0;
    for (let index = 0; index <= segments.length; index++) {
      const segment = segments[index];
      if (segment !== undefined && !(segment.x < x - 1 && segment.x + segment.width > x + 0.5)) continue;
      if (index - start >= 2 * fewestSegments) {
        const band = segments.slice(start, index);
        const score = scoreBand(band, x, em);
        if (score > 0) bands.push({ band, x, score });
      }
      start = index + 1;
    }
  }
  return bands;
}

/** Height on which both sides stand × √(width of the gutter) × √(balance of the sides); 0 where it is no gutter. */
function scoreBand(band: Segment[], x: number, em: number): number {
  let edge = -Infinity;
  let counted = 0;
  let [topLeft, topRight, bottomLeft, bottomRight] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const one of band) {
    if (one.x < x - 1) {
      counted++;
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
  if (counted < fewestSegments || others < fewestSegments || width < narrowest * em || height < 4 * em) return 0;
  const balance = Math.min(counted, others) / Math.max(counted, others);
  return height * Math.sqrt(Math.min(width / em, widestCounted)) * Math.sqrt(balance);
}

function listEdges(segments: Segment[]): number[] {
  const edges = segments.map((segment) => segment.x).sort((a, b) => a - b);
  return edges.filter((x, index) => index > 0 && x - edges[index - 1]! > 1);
}
