import { STILL_THERE } from "../../knowledge/dates/date-words.ts";
import { findCentredRun } from "./find-centred-run.ts";
import { bottomOf, isDate, isDateOrPlace, isHeading, textOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

/** White space, in ems, that parts two blocks of a hung column. */
const blockGap = 0.7;
const longestLabel = 45;
/** White space, in ems, above a line that begins something, and the share of headings that have such a line beside them. */
const paragraphGap = 0.4;
const opening = 0.6;
const nearlyLevel = 0.8;
/** Share of the blocks that stand level with their text. */
const fewestLevel = 0.85;
const fewestOpening = 0.8;

/**
 * Whether the left side hangs beside the right one: periods, labels or section headings, each level with the text that
 * it belongs to. Such a side is no column of its own; every block of it is read just before its text.
 */
export function isMarginHeading(left: Segment[], right: Segment[], bodySize: number): boolean {
  const blocks = listMarginHeadings(left, right, bodySize).filter((block) => isBesideText(block, right));
  const beside = blocks.flat();
  if (blocks.length < 2) return false;
  if (areLabels(beside, right)) return true;
  if (countCharacters(beside) > 0.6 * countCharacters(right)) return false;
  const dated = blocks.filter((block) => block.some(isDate));
  const headed = blocks.filter((block) => block.every((one) => isHeading(one, bodySize)));
  // Headings, a little above or below the line they stand beside, and below them the periods of their entries.
  const isBoth = headed.length > 2 && headed.length + dated.length === blocks.length;
  const opens = (block: Segment[], index: number) =>
    findOpening(block[0]!, right) !== null || hangsBelow(blocks[index - 1], block, bodySize);
  if (isBoth && blocks.filter(opens).length >= fewestOpening * blocks.length) return true;
  const level = blocks.filter(
    (block) => isLevelWith(block[0]!, right) || (block.some(isDate) && findCentredRun(block, right) !== null),
  );
  if (level.length < fewestLevel * blocks.length) return false;
  if (dated.length >= 0.5 * blocks.length) return beside.every((one) => textOf(one).length <= longestLabel);
  if (headed.length < 0.8 * blocks.length || blocks.length < 3) return false;
  return headed.filter((block) => opensLevel(block[0]!, right)).length >= opening * headed.length;
}

/** White space, in ems, between a heading and the period of its section's first entry. */
const nearest = 1.6;

/** The period of the first entry, set below the heading beside which the entry begins. */
export function hangsBelow(above: Segment[] | undefined, block: Segment[], bodySize: number): boolean {
  const [last, one] = [above?.at(-1), block[0]!];
  return (
    last !== undefined &&
    block.length === 1 &&
    isDate(one) &&
    above!.every((heading) => isHeading(heading, bodySize)) &&
    one.y - bottomOf(last) < nearest * one.size
  );
}

function opensLevel(heading: Segment, right: Segment[]): boolean {
  const beside = findOpening(heading, right);
  return beside !== null && isLevelWith(heading, [beside]);
}

/**
 * The line of the text beside a heading that begins something at its level, or a little higher or lower as smaller type is
 * set: with more white above it than lines of one paragraph have. The lines of a sidebar in capitals are level with some
 * line of dense text by chance alone.
 */
export function findOpening(heading: Segment, right: Segment[]): Segment | null {
  const near = right.filter(
    (other) =>
      isLevelWith(heading, [other]) ||
      Math.abs(heading.y - other.y) < nearlyLevel * Math.max(heading.size, other.size),
  );
  return near.find((one) => whiteAbove(one, right) > paragraphGap * one.size) ?? null;
}

function whiteAbove(one: Segment, side: Segment[]): number {
  const above = side.filter((other) => bottomOf(other) < one.y + 0.5 * one.height).map(bottomOf);
  return above.length === 0 ? Infinity : one.y - Math.max(...above);
}

/**
 * The blocks of a hung left side from top to bottom: lines that follow each other closely, unless each has its own text
 * beside it, as consecutive labels or periods have.
 */
export function listMarginHeadings(left: Segment[], right: Segment[], bodySize: number): Segment[][] {
  const near: Segment[][] = [];
  for (const one of left) {
    const last = near.at(-1)?.at(-1);
    const follows = last !== undefined && one.y - bottomOf(last) < blockGap * Math.min(one.size, last.size);
    const begins = follows && isLevelWith(one, right) && opensBelow(last, one, right, bodySize);
    if (follows && !begins) near.at(-1)!.push(one);
    else near.push([one]);
  }
  return near.flatMap((block) => (isListOfLabels(block, right) ? splitLabels(block) : [block]));
}

/**
 * A name in bold below plain lines, level with a text of its own, begins the next block however close it stands; so does a
 * period below the heading of its section, which has nothing beside it.
 */
function opensBelow(last: Segment, one: Segment, right: Segment[], bodySize: number): boolean {
  if (isBold(one) && !isBold(last)) return true;
  return isDate(one) && isHeading(last, bodySize) && !isLevelWith(last, right);
}

function isBold(segment: Segment): boolean {
  return segment.pieces.every((piece) => piece.bold);
}

/** Each line begins something of its own: labels, or periods, but not a period with an employer below it. */
function isListOfLabels(block: Segment[], right: Segment[]): boolean {
  const starts = block.filter((one, index) => index === 0 || !continuesLabel(block[index - 1]!, one));
  const level = starts.filter((one) => isLevelWith(one, right)).length;
  const dates = starts.filter(isDate).length;
  const facts = starts.filter(isDateOrPlace).length;
  return level >= 0.6 * starts.length && (facts === 0 || dates === starts.length);
}

function splitLabels(block: Segment[]): Segment[][] {
  const labels: Segment[][] = [];
  for (const [index, one] of block.entries()) {
    if (index > 0 && continuesLabel(block[index - 1]!, one)) labels.at(-1)!.push(one);
    else labels.push([one]);
  }
  return labels;
}

/** '2019 – present' */
function endsToday(segment: Segment): boolean {
  const last = textOf(segment)
    .split(/[-–—]|\bto\b/i)
    .at(-1)!
    .trim();
  return STILL_THERE.test(last);
}

/** A line that goes on what the line above began: a period after its dash or month, a label in mid-sentence. */
export function continuesLabel(above: Segment, one: Segment): boolean {
  // 'September' above '2018 – March': a month, and not the end of a period.
  const isMonth = /\p{L}\.?\s*$/u.test(textOf(above)) && !endsToday(above);
  if (/^\s*(?:19|20)\d{2}(?!\d)/.test(textOf(one)) && isMonth && isDate(one)) return true;
  return /(?:[-–—]|\bto)\s*$/i.test(textOf(above)) || /^[\p{Ll}(&]/u.test(textOf(one));
}

/** Labels before their values: set against the gutter or ending in a colon, each with its value on its baseline. */
function areLabels(left: Segment[], right: Segment[]): boolean {
  if (left.length < 3 || left.some((one) => textOf(one).length > longestLabel)) return false;
  const paired = left.filter((one) => isLevelWith(one, right)).length;
  const colons = left.filter((one) => textOf(one).trim().endsWith(":")).length;
  const edge = Math.max(...left.map((one) => one.x + one.width));
  const against = left.filter((one) => one.x + one.width > edge - 2).length;
  const start = Math.min(...left.map((one) => one.x));
  const flush = left.filter((one) => one.x < start + 2).length;
  const setAgainst = against > 0.8 * left.length && flush < 0.5 * left.length;
  return paired >= 0.8 * left.length && (setAgainst || colons > 0.6 * left.length);
}

function isBesideText(block: Segment[], right: Segment[]): boolean {
  const top = block[0]!.y;
  const bottom = bottomOf(block.at(-1)!);
  return right.some((one) => one.y < bottom && bottomOf(one) > top);
}

export function isLevelWith(one: Segment, right: Segment[]): boolean {
  return right.some((other) => {
    const size = Math.min(one.size, other.size);
    return Math.abs(bottomOf(one) - bottomOf(other)) < 0.3 * size || Math.abs(one.y - other.y) < 0.4 * size;
  });
}

function countCharacters(segments: Segment[]): number {
  return segments.reduce((sum, one) => sum + textOf(one).length, 0);
}
