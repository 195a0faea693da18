import { bottomOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

/** How far, in ems, the middles may lie apart, and how much wider the gaps around a run are than those inside it. */
const apart = 0.35;
const wider = 0.1;
const longest = 12;

/**
 * Where the text begins that a block stands half way down of, as in the middle of its table cell: a run of lines beside
 * it whose middle is level with the block's, with more white above and below the run than within. Null where there is none.
 * `right` is sorted from top to bottom.
 */
export function findCentredRun(block: readonly Segment[], right: readonly Segment[]): number | null {
  const em = block[0]!.size;
  const middle = (block[0]!.y + bottomOf(block.at(-1)!)) / 2;
  const rows = right.filter(
    (one, index) => index === 0 || bottomOf(one) - bottomOf(right[index - 1]!) > 0.4 * em,
  );
  const gapBefore = (index: number) => (index === 0 ? Infinity : rows[index]!.y - bottomOf(rows[index - 1]!));
  for (const [first, top] of rows.entries()) {
    if (top.y > middle) return null;
    let inner = -Infinity;
    for (let last = first; last < rows.length && last < first + longest; last += 1) {
      if (last > first) inner = Math.max(inner, gapBefore(last));
      const after = last + 1 < rows.length ? gapBefore(last + 1) : Infinity;
      const isCentred = Math.abs((top.y + bottomOf(rows[last]!)) / 2 - middle) < apart * em;
      if (last > first && isCentred && Math.min(gapBefore(first), after) > inner + wider * em) return top.y;
    }
  }
  return null;
}
