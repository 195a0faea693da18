import type { Segment, TextFragment } from "./text-fragment.ts";

/** A cell that fills its column stands so close to the next one that both were taken for words of one line. */
export function splitSegment(segment: Segment, columnOf: (x: number) => number): Segment[] {
  const parts: TextFragment[][] = [];
  for (const piece of segment.pieces.toSorted((a, b) => a.x - b.x)) {
    const last = parts.at(-1);
    if (last === undefined || columnOf(piece.x) > columnOf(last[0]!.x)) parts.push([piece]);
    else last.push(piece);
  }
  if (parts.length < 2) return [segment];
  return parts.map((pieces, index) => {
    const x = pieces[0]!.x;
    const width = Math.max(...pieces.map((piece) => piece.x + piece.width)) - x;
    return { ...segment, pieces, x, width, ...(index > 0 ? { bullet: false, icons: [] } : {}) };
  });
}
