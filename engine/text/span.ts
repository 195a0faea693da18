/** Half-open range [start, end) in UTF-16 code units of one named text (a resume's text, an ad's original text). */
export type Span = { start: number; end: number };

/** A span together with the exact characters that stand there: `text.slice(start, end) === quote`. */
export type Quote = Span & { quote: string };

/** Whether a span lies within another. */
export function isInside(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** First to last, of those that begin together the longest first. */
export const byPlace = (one: Span, other: Span): number => one.start - other.start || other.end - one.end;
