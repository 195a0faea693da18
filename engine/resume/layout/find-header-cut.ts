import { areLabelled } from "./detect-columns.ts";
import { isSameLine } from "./join-segments.ts";
import { bottomOf, countRows, isSameBaseline } from "./segment-shape.ts";
import type { Gutter, Segment } from "./text-fragment.ts";

/** A header takes at most this many ems above and below the name. */
const reach = 8;
const narrowest = 1;

/**
 * A page's head that stands in two blocks: the name on one side, contact lines on the other. Too few lines for a gutter,
 * but their baselines do not agree, so that reading them across would mix them.
 */
export function findHeaderCut(segments: Segment[], em: number, nameSize: number): Gutter | null {
  const name = segments.find((one) => one.size >= nameSize);
  if (name === undefined) return null;
  const near = segments.filter(
    (one) => bottomOf(one) > name.y - reach * em && one.y < bottomOf(name) + reach * em,
  );
  const edges = [...new Set(near.map((one) => one.x))].sort((a, b) => a - b);
  for (const x of edges) {
    const block = takeBlock(near, name, x, em);
    if (block === null) continue;
    const { left, right } = block;
    if (areLabelled(left, right)) continue;
    const [withName, other] = left.includes(name) ? [left, right] : [right, left];
    if (countRows(other) < 2 || !other.some((one) => isSameLine(one, name))) continue;
    const paired = other.filter((one) => withName.some((against) => isSameBaseline(one, against))).length;
    if (paired > 0.5 * other.length) continue;
    const end = Math.max(bottomOf(name), endOf(other));
    const all = [...left, ...right].filter((one) => one.y < end - 1);
    return {
      left: Math.max(...left.map((one) => one.x + one.width)),
      right: x,
      top: Math.min(...all.map((one) => one.y)),
      bottom: Math.max(...all.map(bottomOf)),
      hung: false,
    };
  }
  return null;
}

/** Where lines stop following each other closely. Sorted from the top. */
function endOf(segments: Segment[]): number {
  let end = bottomOf(segments[0]!);
  for (const one of segments) {
    if (one.y - end > 1.2 * one.size) break;
    end = Math.max(end, bottomOf(one));
  }
  return end;
}

/** What stands left and right of x around the name, as far as nothing crosses x and lines follow closely. */
function takeBlock(
  near: Segment[],
  name: Segment,
  x: number,
  em: number,
): { left: Segment[]; right: Segment[] } | null {
  const isCrossing = (one: Segment) => one.x < x - 1 && one.x + one.width > x - narrowest * em;
  if (isCrossing(name)) return null;
  const crossing = near.filter(isCrossing);
  const top = Math.max(-Infinity, ...crossing.filter((one) => bottomOf(one) <= name.y + 1).map(bottomOf));
  const bottom = Math.min(
    Infinity,
    ...crossing.filter((one) => bottomOf(one) > name.y + 1).map((one) => one.y),
  );
  const inside = near.filter((one) => one.y >= top - 1 && bottomOf(one) <= bottom + 1);
  if (!inside.includes(name)) return null;
  const left: Segment[] = [];
  const right: Segment[] = [];
  for (const one of inside) (one.x < x - 1 ? left : right).push(one);
  if (left.length === 0 || right.length === 0) return null;
  return { left, right };
}
