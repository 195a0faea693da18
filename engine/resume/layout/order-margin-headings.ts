import { findOpening, hangsBelow, isLevelWith, listMarginHeadings } from "./detect-margin-headings.ts";
import { findCentredRun } from "./find-centred-run.ts";
import { isWrappedPeriod } from "./is-wrapped-period.ts";
import { bottomOf, countRows, isHeading, isSameBaseline } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

/**
 * A hung block and the text that it belongs to; one part where they share a line and are read across. With `cells` it is a
 * period of several lines and the first line of its text. `isText` says that it is text alone, which may be cut again.
 */
export type MarginPart = { segments: Segment[]; cells?: Segment[][]; isText?: boolean };

/** Puts each block of a hung left side just before the text beside it. */
export function orderMarginHeadings(left: Segment[], right: Segment[], bodySize: number): MarginPart[] {
  const blocks = listMarginHeadings(left, right, bodySize);
  const parts: MarginPart[] = [];
  const centred = blocks.map((block) =>
    isLevelWith(block[0]!, right) ? null : findCentredRun(block, right),
  );
  const starts = blocks.map(
    (block, index) =>
      centred[index] ??
      Math.min(
        block[0]!.y,
        bottomOf(block[0]!) - 1.2 * bodySize,
        isLevelWith(block[0]!, right) ? Infinity : (findOpening(block[0]!, right)?.y ?? Infinity),
      ),
  );
  const below = blocks.map(
    (block, index) => !isLevelWith(block[0]!, right) && hangsBelow(blocks[index - 1], block, bodySize),
  );
  for (const [index, hangs] of below.entries()) if (hangs) starts[index] = starts[index - 1]!;
  const before = right.filter((one) => middleOf(one) < starts[0]!);
  if (before.length > 0) parts.push({ segments: before });
  for (const [index, block] of blocks.entries()) {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const text = right.filter((one) => middleOf(one) >= starts[index]! && middleOf(one) < end);
    // A lone period or label shares its line with its text; a heading or several lines stand for themselves.
    const across =
      !below[index] &&
      centred[index] === null &&
      countRows(block) === 1 &&
      !block.every((one) => isHeading(one, bodySize));
    if (across || text.length === 0)
      parts.push({ segments: [...block, ...text].sort((a, b) => bottomOf(a) - bottomOf(b) || a.x - b.x) });
    else if (isWrappedPeriod(block) || below[index]) parts.push(...setPeriod(block, text));
    else parts.push({ segments: block }, { segments: text, isText: true });
  }
  return parts;
}

function setPeriod(block: Segment[], text: Segment[]): MarginPart[] {
  const first = text.filter((one) => isSameBaseline(one, text[0]!));
  const rest = text.filter((one) => !first.includes(one));
  const row = { segments: [...block, ...first], cells: [block, first] };
  return rest.length > 0 ? [row, { segments: rest }] : [row];
}

function middleOf(segment: Segment): number {
  return segment.y + segment.height / 2;
}
