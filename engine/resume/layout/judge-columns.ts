import { isSameLine } from "./join-segments.ts";
import type { Segment } from "./piece.ts";

const dateLike = /(?:^|[^\d])(?:19|20)\d{2}(?:[^\d]|$)|\b(?:present|current|now|today|ongoing)\b/i;

/**
 * Whether two sides of a gutter are columns that are read one after the other. Dates and places set against the right
 * margin, labels before their values and the cells of a table stand side by side too, but are read across.
 */
export function isColumn(left: Segment[], right: Segment[]): boolean {
  if (share(left, isDate) >= 0.5 || share(right, isDate) >= 0.5) return false;
  const bulletsOnly =
    left.every((one) => textOf(one).length <= 2) || right.every((one) => textOf(one).length <= 2);
  if (bulletsOnly) return false;
  const pairedLeft = share(left, (one) => right.some((other) => isSameBaseline(one, other)));
  const pairedRight = share(right, (one) => left.some((other) => isSameBaseline(one, other)));
  // Every line of one side has its partner on the other, and that side is sparse: it is aligned by tabs.
  if (pairedRight > 0.9 && right.length < 0.7 * left.length && flow(right) < 0.5) return false;
  if (pairedLeft > 0.9 && left.length < 0.7 * right.length && flow(left) < 0.5) return false;
  if (pairedLeft > 0.95 && pairedRight > 0.95 && averageLength(left) < 22) return false;
  return true;
}

function isDate(segment: Segment): boolean {
  const text = textOf(segment);
  return text.length <= 40 && dateLike.test(text);
}

export function textOf(segment: Segment): string {
  return segment.pieces.map((piece) => piece.text).join(" ");
}

function share(segments: Segment[], test: (one: Segment) => boolean): number {
  return segments.filter(test).length / segments.length;
}

function averageLength(segments: Segment[]): number {
  return segments.reduce((sum, one) => sum + textOf(one).length, 0) / segments.length;
}

/** Share of segments whose next one on the same side follows as the next line of a paragraph or list would. */
function flow(segments: Segment[]): number {
  let followed = 0;
  for (let index = 1; index < segments.length; index++) {
    const above = segments[index - 1]!;
    const below = segments[index]!;
    if (below.y + below.height - (above.y + above.height) <= 1.9 * Math.max(above.size, below.size))
      followed++;
  }
  return followed / Math.max(1, segments.length - 1);
}

function isSameBaseline(a: Segment, b: Segment): boolean {
  return isSameLine(a, b) && Math.abs(a.y + a.height - b.y - b.height) < 0.25 * Math.max(a.size, b.size);
}
