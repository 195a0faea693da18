import type { Span } from "#engine/text/span.ts";

/**
 * A text that was made from another, and for each of its UTF-16 code units the range of the original it came from.
 * What was inserted stands for an empty range. Both arrays never decrease.
 */
export type MappedText = { text: string; starts: Uint32Array; ends: Uint32Array };

/** Puts `replacement` where [start, end) stood; start === end inserts. */
export type Edit = Span & { replacement: string };

/** A text that still is its own original. */
export function mapText(original: string): MappedText {
  const starts = Uint32Array.from({ length: original.length }, (_, index) => index);
  return { text: original, starts, ends: starts.map((start) => start + 1) };
}

/** Applies edits, which stand in order and do not overlap. Linear in the text and the replacements. */
export function applyEdits(source: MappedText, edits: readonly Edit[]): MappedText {
  if (edits.length === 0) return source;
  let length = source.text.length;
  for (const edit of edits) length += edit.replacement.length - (edit.end - edit.start);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const pieces: string[] = [];
  let from = 0;
  let to = 0;
  const keepUntil = (end: number) => {
    pieces.push(source.text.slice(from, end));
    starts.set(source.starts.subarray(from, end), to);
    ends.set(source.ends.subarray(from, end), to);
    to += end - from;
    from = end;
  };
  for (const { start, end, replacement } of edits) {
    keepUntil(start);
    const place = originalPlace(source, start, end);
    pieces.push(replacement);
    starts.fill(place.start, to, to + replacement.length);
    ends.fill(place.end, to, to + replacement.length);
    to += replacement.length;
    from = end;
  }
  keepUntil(source.text.length);
  return { text: pieces.join(""), starts, ends };
}

function originalPlace({ starts, ends }: MappedText, start: number, end: number): Span {
  if (end > start) return { start: starts[start]!, end: ends[end - 1]! };
  const place = start === 0 ? 0 : ends[start - 1]!;
  return { start: place, end: place };
}

/** The range of the original that a range of the mapped text came from. */
export function toOriginal(mapped: MappedText, span: Span): Span {
  return originalPlace(mapped, span.start, span.end);
}
