import { addToGroup } from "#engine/text/add-to-group.ts";
import type { Line } from "../model/line.ts";
import type { OrderedLine, Word } from "./machine-view.ts";

/** A word begins a new line where its middle is more than this share of the type away from the line's. */
const LINE_STEP = 0.5;
/** How far back a word may begin before its line counts as a new one, in sizes: accents and overprints step back a little. */
const STEP_BACK = 1;
/** Heights of lines are looked up in bands of this many points. */
const BAND = 8;

const middle = ({ y, height }: Word) => y + height / 2;
const centre = ({ x, width }: Word) => x + width / 2;

/** As the file says it: a reader that takes the text as it comes. */
export function orderByStream(pages: readonly Word[][]): OrderedLine[] {
  return pages.flatMap((words, at) => {
    const lines: OrderedLine[] = [];
    let last: Word | undefined;
    for (const word of words) {
      if (last === undefined || beginsLine(last, word)) lines.push({ page: at + 1, words: [word] });
      else lines.at(-1)!.words.push(word);
      last = word;
    }
    return lines;
  });
}

function beginsLine(last: Word, word: Word): boolean {
  const size = Math.max(last.size, word.size);
  return Math.abs(middle(word) - middle(last)) > LINE_STEP * size || word.x < last.x - STEP_BACK * size;
}

/** From the top of the page to its bottom, each row from left to right: a reader that knows places, and no columns. */
export function orderByPosition(pages: readonly Word[][]): OrderedLine[] {
  return pages.flatMap((words, at) =>
    collectRows(words).map((row) => ({
      page: at + 1,
      words: row.toSorted((a, b) => a.x - b.x || a.index - b.index),
    })),
  );
}

function collectRows(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  let first: Word | undefined;
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    if (first === undefined || middle(word) - middle(first) > LINE_STEP * first.size) {
      rows.push([]);
      first = word;
    }
    rows.at(-1)!.push(word);
  }
  return rows;
}

/** The words of each line of our own reading, from left to right; words of no line are left over. */
export function orderByLines(pages: readonly Word[][], lines: readonly Line[]): OrderedLine[] {
  const words = lines.map((): Word[] => []);
  const bands = indexBands(lines);
  for (const word of pages.flat()) {
    if (word.hidden !== null) continue;
    const at = findLine(word, lines, bands);
    if (at !== null) words[at]!.push(word);
  }
  return words.map((own, at) => ({
    page: lines[at]!.page,
    words: own.toSorted((a, b) => a.x - b.x || a.index - b.index),
  }));
}

const bandKey = (page: number, y: number) => `${page} ${Math.floor(y / BAND)}`;

function indexBands(lines: readonly Line[]): Map<string, number[]> {
  const bands = new Map<string, number[]>();
  for (const [at, { page, box }] of lines.entries()) {
    // A line set along the edge of a page is high; its words are found by the bands of its own height.
    const last = Math.min(box.y + box.height, box.y + 100 * BAND);
    for (let y = Math.floor(box.y / BAND); y <= Math.floor(last / BAND); y += 1)
      addToGroup(bands, `${page} ${y}`, at);
  }
  return bands;
}

/** Lines beside each other in one band; more of them than this are not those of a page that somebody reads. */
const MOST_IN_BAND = 64;

/** The line that holds the middle of the word, best one that says it. */
function findLine(word: Word, lines: readonly Line[], bands: Map<string, number[]>): number | null {
  const [x, y] = [centre(word), middle(word)];
  let found: number | null = null;
  for (const at of bands.get(bandKey(word.page, y))?.slice(0, MOST_IN_BAND) ?? []) {
    const { box, text } = lines[at]!;
    const isInside = y >= box.y && y <= box.y + box.height && x >= box.x - 1 && x <= box.x + box.width + 1;
    if (!isInside) continue;
    if (text.includes(word.text)) return at;
    found ??= at;
  }
  return found;
}
