import { expect, test } from "vitest";
import type { Reading } from "#contract/machine-view.ts";
import { listBlocks, markWords } from "./list-blocks.ts";

const BOX = { x: 0, y: 0, width: 10, height: 10 };
const plain = (page: number, text: string) => ({ page, pieces: [{ text, mark: null, word: null }] });
const READING: Reading = {
  order: "position",
  lines: [
    plain(1, "Ada Byrne"),
    plain(1, "Welder"),
    { page: 1, pieces: [{ text: "Tarn", mark: "moved", word: 7 }] },
    plain(2, "Skills"),
  ],
  blocks: [
    { page: 1, box: BOX, lines: 2 },
    { page: 1, box: BOX, lines: 1 },
    { page: 2, box: BOX, lines: 1 },
  ],
  counts: { hidden: 0, lost: 0, moved: 1, glued: 0 },
};

test("blocks keep their numbers from page to page, each with its own lines", () => {
  expect(listBlocks(READING, 1).map(({ number, text }) => [number, text.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const [last] = listBlocks(READING, 2);
  expect([last!.number, last!.text[0]!.pieces[0]!.text]).toEqual([3, "Skills"]);
});

test("words of a page are marked as this reading has them", () => {
  expect([...markWords(READING, 1)]).toEqual([[7, "moved"]]);
  expect(markWords(READING, 2).size).toBe(0);
});
