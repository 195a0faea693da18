import { isSameLine, isTyped } from "./join-segments.ts";
import type { Segment, TextFragment } from "./text-fragment.ts";

/** A gap of so many ems may be the edge of a cell whose text nearly fills it; a typewriter's words stand so far apart. */
const LEAST_GAP = 0.42;
const LEAST_TYPED_GAP = 1.1;
/** Points by which beginnings of one edge differ. */
const SAME_EDGE = 0.6;
/** So many lines of a page begin, or go on behind a gap, where an edge is. */
const LEAST_LINES = 4;

/**
 * Marks what stands behind a label that nearly fills its margin ('Databases' right before 'Oracle, MySQL'): it begins at an
 * edge at which other lines of the page begin, or go on behind a gap.
 */
export function markCells(segments: readonly Segment[]): void {
  const upright = segments.flatMap(({ pieces }) => pieces.filter(({ turned }) => !turned));
  const rows = gatherRows(upright);
  const gapped = rows.flatMap(listGapped);
  const edges = [...gapped.map(({ piece }) => piece.x), ...rows.map(([first]) => first!.x)];
  for (const { piece, before } of gapped) {
    if (!/\p{L}{2}/u.test(before) || /\d/.test(before) || /[.,;:!?–-]\s*$/.test(before)) continue;
    if (edges.filter((x) => Math.abs(x - piece.x) < SAME_EDGE).length >= LEAST_LINES) piece.cell = true;
  }
}

/** Pieces of one line each, from left to right. */
function gatherRows(pieces: readonly TextFragment[]): TextFragment[][] {
  const rows: TextFragment[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y + a.height - b.y - b.height)) {
    const row = rows.findLast((one, at) => at >= rows.length - 2 && isSameLine(one[0]!, piece));
    if (row === undefined) rows.push([piece]);
    else row.push(piece);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

function listGapped(row: readonly TextFragment[]): { piece: TextFragment; before: string }[] {
  return row.flatMap((piece, index) => {
    const last = row[index - 1];
    const least = isTyped(piece) ? LEAST_TYPED_GAP : LEAST_GAP;
    if (last === undefined || piece.x - (last.x + last.width) < least * piece.size) return [];
    return [
      {
        piece,
        before: row
          .slice(0, index)
          .map(({ text }) => text)
          .join(""),
      },
    ];
  });
}
