import type { Box } from "../model/positioned.ts";
import type { OrderedLine, ReadingBlock, Word } from "./machine-view.ts";

/** The next line of a block begins at most this many sizes below the end of the one before. */
const MOST_GAP = 0.9;
/** It may begin this much higher: lines of tight type overlap. */
const OVERLAP = 0.5;

/** Numbers the page as it is read: lines that stand right below each other make one block, a jump begins the next. */
export function stackBlocks(lines: readonly OrderedLine[]): ReadingBlock[] {
  const blocks: ReadingBlock[] = [];
  let last: Box | null = null;
  for (const { page, words } of lines) {
    const open = blocks.at(-1);
    const box = boundWords(words);
    if (open !== undefined && open.page === page && (box === null || continues(last, box, sizeOf(words)))) {
      open.lines += 1;
      if (box !== null) open.box = open.box.width === 0 ? box : joinBoxes(open.box, box);
    } else blocks.push({ page, box: box ?? { x: 0, y: 0, width: 0, height: 0 }, lines: 1 });
    last = box ?? last;
  }
  return blocks;
}

function continues(above: Box | null, box: Box, size: number): boolean {
  if (above === null) return false;
  const gap = box.y - (above.y + above.height);
  const isBelow = gap <= MOST_GAP * size && gap >= -OVERLAP * size && box.y > above.y;
  const isOver = box.x < above.x + above.width && above.x < box.x + box.width;
  return isBelow && isOver;
}

const sizeOf = (words: readonly Word[]) => words.reduce((most, { size }) => Math.max(most, size), 0);

function boundWords(words: readonly Word[]): Box | null {
  return words.reduce<Box | null>((box, word) => (box === null ? toBox(word) : joinBoxes(box, word)), null);
}

const toBox = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

function joinBoxes(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
