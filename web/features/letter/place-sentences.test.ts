import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { placeSentences } from "./place-sentences.ts";

const sentence = (text: string) => ({ text, start: 0, end: 0 });

describe("sentences of an edited letter", () => {
  test("keep their marks where their words are unchanged, wherever they have moved to", () => {
    const placed = placeSentences("New. I weld. And more. I lead.", ["I weld.", "I lead."].map(sentence));
    expect(placed).toEqual([
      { text: "I weld.", start: 5, end: 12 },
      { text: "I lead.", start: 23, end: 30 },
    ]);
  });

  test("lose their mark as soon as they are changed", () => {
    expect(placeSentences("I welded.", [sentence("I weld.")])).toEqual([]);
  });

  test("never overlap and always stand where they say", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ maxLength: 4 })), (text, parts) => {
        let at = 0;
        for (const { text: words, start, end } of placeSentences(text, parts.map(sentence))) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(start, end)).toBe(words);
          at = end;
        }
      }),
    );
  });
});
