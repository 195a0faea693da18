import { STILL_THERE } from "../../knowledge/dates/date-words.ts";
import type { Segment } from "./text-fragment.ts";

const year = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)|\d{1,2}\/\d{2}(?:\D|$)/;
const place = /^\p{Lu}[\p{L}.'’ -]+, ?(?:\p{Lu}{2,3}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;

const longestDate = 40;

export function textOf(segment: Segment): string {
  const { pieces } = segment;
  return pieces.length === 1 ? pieces[0]!.text : pieces.map((piece) => piece.text).join(" ");
}

/** A date or a period alone. */
export function isDate(segment: Segment): boolean {
  return !segment.bullet && isDateText(textOf(segment).trim());
}

/** A date or a period that breaks over the lines of a narrow column. */
export function areDate(segments: readonly Segment[]): boolean {
  return segments.every(({ bullet }) => !bullet) && isDateText(segments.map(textOf).join(" ").trim());
}

function isDateText(text: string): boolean {
  return text.length <= longestDate && (year.test(text) || STILL_THERE.test(text));
}

/** A date, a period or a place alone: what people set against the right margin or hang out to the left. */
export function isDateOrPlace(segment: Segment): boolean {
  if (isDate(segment)) return true;
  const text = textOf(segment).trim();
  return !segment.bullet && text.length <= longestDate && place.test(text);
}

/** Stands out from body text and is short: larger, bold or in capitals. */
export function isHeading(segment: Segment, bodySize: number): boolean {
  const text = textOf(segment).trim();
  if (text.length > 40 || text.length < 3 || segment.bullet || isDateOrPlace(segment)) return false;
  if (segment.size >= 1.12 * bodySize) return true;
  return (
    segment.pieces.every((piece) => piece.bold) ||
    (text === text.toUpperCase() && text !== text.toLowerCase())
  );
}

export function bottomOf(segment: Segment): number {
  return segment.y + segment.height;
}

export function isSameBaseline(a: Segment, b: Segment): boolean {
  return Math.abs(bottomOf(a) - bottomOf(b)) < 0.25 * Math.min(a.size, b.size);
}

/** Share of segments whose next one follows as the next line of a paragraph or list would. Sorted from the top. */
export function measureFlow(segments: Segment[]): number {
  let followed = 0;
  for (let index = 1; index < segments.length; index++) {
    const above = segments[index - 1]!;
    const below = segments[index]!;
    if (bottomOf(below) - bottomOf(above) <= 1.9 * Math.max(above.size, below.size)) followed++;
  }
  return followed / Math.max(1, segments.length - 1);
}

/** Size that most characters have. */
export function findBodySize(segments: Segment[]): number {
  const weights = new Map<number, number>();
  for (const segment of segments) {
    const size = Math.round(segment.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + segment.width);
  }
  let best = 10;
  let most = 0;
  for (const [size, weight] of weights) {
    if (weight > most) {
      best = size;
      most = weight;
    }
  }
  return best;
}

/** From this size on type is a person's name or a document's title; Infinity where no type stands out that much. */
export function findNameSize(page: Segment[], bodySize: number): number {
  const largest = Math.max(0, ...page.map((one) => one.size));
  const size = 0.95 * largest;
  const showings = page.filter((one) => one.size >= size).length;
  return largest > 1.25 * bodySize && showings <= 3 ? size : Number.POSITIVE_INFINITY;
}

/** Different baselines among segments that are sorted from the top. */
export function countRows(segments: Segment[]): number {
  let rows = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const one of segments) {
    if (bottomOf(one) - last <= 0.5 * one.size) continue;
    rows++;
    last = bottomOf(one);
  }
  return rows;
}
