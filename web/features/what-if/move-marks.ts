import type { Span } from "#engine/text/span.ts";

/**
 * Where the marks of a text stand once it was changed in one place: those before the change stay, those behind it move
 * with their words, and one that the change touches is gone until the text is read again.
 */
export function moveMarks(marks: readonly Span[], before: string, after: string): Span[] {
  if (before === after) return [...marks];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  const grown = after.length - before.length;
  return marks.flatMap(({ start, end }) => {
    if (end <= head) return [{ start, end }];
    return start >= before.length - tail ? [{ start: start + grown, end: end + grown }] : [];
  });
}
