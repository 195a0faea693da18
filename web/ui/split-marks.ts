/** A stretch of a text, and the mark it carries; null where it carries none. */
export type Segment<Mark> = { text: string; start: number; mark: Mark | null };

/**
 * Cuts a text at its marks. Joined again the segments are the text, character for character. Marks may come in any order;
 * of two that overlap the one that starts first wins, and a mark outside the text is left out.
 */
export function splitMarks<Mark extends { start: number; end: number }>(
  text: string,
  marks: readonly Mark[],
): Segment<Mark>[] {
  const segments: Segment<Mark>[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end <= mark.start || mark.end > text.length) continue;
    if (mark.start > at) segments.push({ text: text.slice(at, mark.start), start: at, mark: null });
    segments.push({ text: text.slice(mark.start, mark.end), start: mark.start, mark });
    at = mark.end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), start: at, mark: null });
  return segments;
}
