import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { layOutLetter } from "./lay-out-letter.ts";

const MOST = 100;
/** Each letter takes ten points, and a mark none. */
const measure = {
  split: (text: string) => [{ part: "latin" as const, text }],
  width: ({ text }: { text: string }) => 10 * (text.match(/\P{M}/gu) ?? []).length,
  space: 5,
};
const textOf = (words: { runs: { text: string }[] }[]) =>
  words.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ");

test("no line is wider than the page or longer than it could be read, and no character is lost", () => {
  const letters = fc.string({
    unit: fc.constantFrom("a", "b", "é", "e\u0301", "\u0323".repeat(40), "😀", " ", "\n"),
    maxLength: 300,
  });
  fc.assert(
    fc.property(letters, (letter) => {
      const lines = layOutLetter(letter, MOST, measure)!;
      for (const { words } of lines) {
        const width = words.reduce((sum, word) => sum + word.width, (words.length - 1) * measure.space);
        expect(width).toBeLessThanOrEqual(MOST);
        for (const { runs } of words) expect(runs[0]!.text.length).toBeLessThanOrEqual(231);
      }
      const laid = lines.map(({ words }) => textOf(words)).join("");
      expect(laid.replaceAll(" ", "")).toBe(letter.replace(/\s/g, ""));
    }),
  );
});

test("a broken word goes on in the next line, and a mark stays on its letter", () => {
  const lines = layOutLetter(`see ${"x\u0301".repeat(12)} there`, MOST, measure)!;
  expect(lines.map(({ words }) => textOf(words))).toEqual([
    "see",
    "x\u0301".repeat(10),
    `${"x\u0301".repeat(2)} there`,
  ]);
});
