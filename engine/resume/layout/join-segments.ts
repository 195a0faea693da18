import { isSpaced } from "./join-spaced-letters.ts";
import { areBoxedApart } from "./mark-boxes.ts";
import type { Segment, TextFragment } from "./text-fragment.ts";

/** A gap of this many ems or more starts a new segment. */
const widestGap = 0.6;
/** The same in a typewriter's face, whose own space takes 0.6. */
const widestTypedGap = 0.64;
const typewriter = /mono|courier|consol|typewriter/i;

export function isTyped(piece: TextFragment): boolean {
  return typewriter.test(piece.font);
}
/** Between two words of a letter-spaced heading. */
const widestSpacedGap = 2;
/** A note or a unit set higher or lower stands close. */
const widestRaisedGap = 0.3;
/** The widest that justified setting stretches a space to, in ems. */
const widestStretched = 2;

/** Height of a shelf in points, and how many the largest type takes. */
const shelf = 12;
const mostShelves = 100;

/** Joins pieces that stand side by side on one baseline. The result is sorted from top to bottom. */
export function joinSegments(pieces: TextFragment[]): Segment[] {
  const upright = pieces.filter((piece) => !piece.turned);
  upright.sort((a, b) => a.x - b.x);
  const segments: Segment[] = [];
  const edges = findLeftEdges(upright);
  // Segments by the height at which they stand, so that each piece looks at few.
  const shelves = new Map<number, Segment[]>();
  for (const piece of upright) {
    const first = Math.floor(piece.y / shelf);
    const last = Math.min(first + mostShelves, Math.floor((piece.y + piece.height) / shelf));
    let best: Segment | null = null;
    for (let at = first; at <= last; at++) {
      for (const segment of shelves.get(at) ?? []) {
        if (
          best !== segment &&
          fits(segment, piece, edges) &&
          (best === null || closer(segment, best, piece))
        ) {
          best = segment;
        }
      }
    }
    if (best === null) {
      best = {
        x: piece.x,
        y: piece.y,
        width: piece.width,
        height: piece.height,
        pieces: [piece],
        size: piece.size,
        bullet: false,
        icons: [...piece.icons],
      };
      segments.push(best);
    } else addFragment(best, piece);
    for (let at = first; at <= last; at++) {
      const there = shelves.get(at);
      if (there === undefined) shelves.set(at, [best]);
      else if (!there.includes(best)) there.push(best);
    }
  }
  for (const piece of pieces) {
    if (piece.turned) segments.push({ ...piece, pieces: [piece], size: piece.size, bullet: false });
  }
  return joinJustified(segments.sort((a, b) => a.y + a.height - (b.y + b.height) || a.x - b.x));
}

/** Puts lines together again whose spaces were stretched: three or more gaps in a row of one width are word spaces. */
function joinJustified(segments: Segment[]): Segment[] {
  const gone = new Set<Segment>();
  for (let start = 0; start < segments.length; ) {
    let end = start + 1;
    while (end < segments.length && isSameLevel(segments[start]!, segments[end]!)) end++;
    const row = segments.slice(start, end).sort((a, b) => a.x - b.x);
    for (let at = 0; at + 3 < row.length; ) {
      let last = at + 1;
      while (last + 1 < row.length && isEven(row, at, last + 1)) last++;
      if (last - at >= 3 && isEven(row, at, last)) {
        for (let index = at + 1; index <= last; index++) {
          for (const piece of row[index]!.pieces) addFragment(row[at]!, piece);
          gone.add(row[index]!);
        }
      }
      at = last;
    }
    start = end;
  }
  return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

function isSameLevel(a: Segment, b: Segment): boolean {
  return b.y + b.height - (a.y + a.height) < 0.1 * a.size;
}

/** The gap before the segment at `last` is as wide as the first gap, and no wider than stretching makes it. */
function isEven(row: Segment[], at: number, last: number): boolean {
  const gapBefore = (index: number) => row[index]!.x - (row[index - 1]!.x + row[index - 1]!.width);
  const first = gapBefore(at + 1);
  return first < widestStretched * row[at]!.size && Math.abs(gapBefore(last) - first) < 0.1 * row[at]!.size;
}

/** Left edges, rounded to points, at which text of several lines begins. */
function findLeftEdges(pieces: readonly TextFragment[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const piece of pieces) {
    if (piece.text.length < 3) continue;
    const x = Math.round(piece.x);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 5).map(([x]) => x));
}

/**
 * An address too long for its sidebar runs into the column beside it: both begin at edges where many lines begin, and no
 * space stands between them.
 */
function runsInto(segment: Segment, piece: TextFragment, gap: number, edges: ReadonlySet<number>): boolean {
  const first = segment.pieces[0]!;
  if (piece.text.length < 3 || first.text.length < 8 || segment.pieces.length > 1) return false;
  const isAddress = /^\S+[@/.]\S+\s*$/.test(first.text);
  if (gap > (isAddress ? 0.45 : 0.12) * piece.size || piece.x - segment.x < 5 * piece.size) return false;
  return edges.has(Math.round(segment.x)) && edges.has(Math.round(piece.x));
}

function fits(segment: Segment, piece: TextFragment, edges: ReadonlySet<number>): boolean {
  const last = segment.pieces[segment.pieces.length - 1]!;
  if (!isSameLine(last, piece) || areBoxedApart(last, piece)) return false;
  const gap = piece.x - (segment.x + segment.width);
  if (runsInto(segment, piece, gap, edges)) return false;
  if (gap < -0.5 * Math.min(last.size, piece.size)) return overprints(segment, piece);
  const raised =
    Math.abs(last.y + last.height - piece.y - piece.height) > 0.2 * Math.min(last.size, piece.size);
  if (raised) return gap < widestRaisedGap * Math.min(last.size, piece.size);
  const spaced = isSpaced(last) && isSpaced(piece) && Math.abs(last.size - piece.size) < 0.1 * piece.size;
  const widest = spaced ? widestSpacedGap : isTyped(piece) ? widestTypedGap : widestGap;
  return gap < widest * Math.max(last.size, piece.size);
}

/** Type set twice at one place (a producer's bold) may overlap wholly; other overlaps are two texts. */
function overprints(segment: Segment, piece: TextFragment): boolean {
  return piece.x + piece.width <= segment.x + segment.width + piece.size;
}

function closer(one: Segment, other: Segment, piece: TextFragment): boolean {
  return (
    Math.abs(one.y + one.height - piece.y - piece.height) <
    Math.abs(other.y + other.height - piece.y - piece.height)
  );
}

/** Vertical overlap of at least half the smaller height. */
export function isSameLine(a: { y: number; height: number }, b: { y: number; height: number }): boolean {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return overlap >= 0.5 * Math.min(a.height, b.height);
}

export function addFragment(segment: Segment, piece: TextFragment): void {
  const right = Math.max(segment.x + segment.width, piece.x + piece.width);
  const bottom = Math.max(segment.y + segment.height, piece.y + piece.height);
  segment.x = Math.min(segment.x, piece.x);
  segment.y = Math.min(segment.y, piece.y);
  segment.width = right - segment.x;
  segment.height = bottom - segment.y;
  segment.size = Math.max(segment.size, piece.size);
  segment.pieces.push(piece);
  segment.icons.push(...piece.icons);
}
