import type { Box } from "../model/positioned.ts";
import { isSameLine } from "./join-segments.ts";
import type { Segment, TextFragment } from "./text-fragment.ts";

/** Signs that only ever open a list item. */
const sureBullet = /^[•●○◦▪▫■□◆◇❖➢➤►▶▸▹‣⁃∙⦁✓✔✗✦★☆➔➜→⇒❯»·⚫⬤](?=\s|$|\p{L}|\p{N})/u;
/** Signs that open a list item only when they stand off from the text. */
const looseBullet = /^[-–—*+>~o§Øv](?=\s|$)/;
/** A bullet stands at most this many ems before its text. */
const farthest = 4;

/** Takes bullets out of the text and marks the segments that they open, whether set as type or drawn. */
export function markBullets(segments: Segment[], rules: Box[]): Segment[] {
  const kept: Segment[] = [];
  const loners: Segment[] = [];
  for (const segment of segments) {
    if (isDashBetween(segment, segments)) {
      kept.push(segment);
      continue;
    }
    takeBullet(segment);
    const empty = segment.pieces.length === 0;
    if (empty) loners.push(segment);
    else kept.push(segment);
  }
  for (const loner of loners) {
    const owner = findOwner(loner, kept, loner.size);
    if (owner === null) continue;
    owner.bullet ||= loner.bullet;
    owner.icons.unshift(...loner.icons);
  }
  for (const rule of rules) {
    const largest = Math.max(rule.width, rule.height);
    if (largest < 1 || largest > 9 || Math.abs(rule.width - rule.height) > 0.35 * largest) continue;
    const owner = findOwner(rule, kept, largest * 3);
    if (owner !== null && largest < 0.75 * owner.size) owner.bullet = true;
  }
  return kept;
}

/** A dash alone with text close on either side parts two dates or names: '2019   -   2021'. */
function isDashBetween({ pieces, x, width, ...box }: Segment, segments: readonly Segment[]): boolean {
  if (pieces.length !== 1 || !/^[-–—]\s*$/.test(pieces[0]!.text)) return false;
  const near = 2 * box.size;
  const isBeside = (other: Segment, gap: number) =>
    gap > 0 &&
    gap < near &&
    isSameLine({ ...box }, other) &&
    /[\p{L}\p{N}]/u.test(other.pieces.at(-1)?.text ?? "");
  return (
    segments.some((other) => isBeside(other, x - other.x - other.width)) &&
    segments.some((other) => isBeside(other, other.x - x - width))
  );
}

/** Strips a leading bullet, and drops pieces that hold only icons once their meaning is kept. */
function takeBullet(segment: Segment): void {
  segment.pieces = dropIcons(segment.pieces);
  const first = segment.pieces[0];
  if (first === undefined || first.rightToLeft) return;
  const sure = sureBullet.test(first.text);
  const alone = first.text.trimEnd().length === 1;
  const loose =
    looseBullet.test(first.text) &&
    (alone ? isApart(segment) : first.text.length > 2 && !/^[ovØ]/.test(first.text));
  if (!sure && !loose) return;
  segment.bullet = true;
  if (alone) segment.pieces.shift();
  else segment.pieces[0] = cutStart(first);
  const next = segment.pieces[0];
  if (next === undefined) return;
  segment.width -= next.x - segment.x;
  segment.x = next.x;
}

/** What an icon stood before is something new: a phone number after an e-mail address. */
function dropIcons(pieces: TextFragment[]): TextFragment[] {
  if (pieces.every((piece) => piece.text !== "")) return pieces;
  const kept: TextFragment[] = [];
  let icon = false;
  for (const piece of pieces) {
    if (piece.text === "") icon = true;
    else {
      kept.push(icon && kept.length > 0 ? { ...piece, afterIcon: true } : piece);
      icon = false;
    }
  }
  return kept;
}

function isApart(segment: Segment): boolean {
  const [first, second] = segment.pieces;
  return (
    second === undefined ||
    second.x - (first!.x + first!.width) > 0.15 * first!.size ||
    first!.text.endsWith(" ")
  );
}

function cutStart(piece: TextFragment): TextFragment {
  const sign = String.fromCodePoint(piece.text.codePointAt(0)!).length;
  const start = sign + (piece.text.length - sign - piece.text.slice(sign).trimStart().length);
  const x = piece.edges[start]!;
  return {
    ...piece,
    text: piece.text.slice(start),
    edges: piece.edges.slice(start),
    width: piece.width - (x - piece.x),
    x,
  };
}

function findOwner(mark: Box, segments: Segment[], size: number): Segment | null {
  let best: Segment | null = null;
  for (const segment of segments) {
    const gap = segment.x - (mark.x + mark.width);
    if (gap < -1 || gap > farthest * size || (best !== null && segment.x >= best.x)) continue;
    if (isSameLine(mark, segment)) best = segment;
  }
  return best;
}
