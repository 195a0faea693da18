import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { splitMarks } from "./split-marks.ts";

describe("a marked text", () => {
  test("is cut at its marks", () => {
    const pieces = splitMarks("Gave medication daily", [{ start: 5, end: 15 }]);
    expect(pieces.map((piece) => [piece.text, piece.mark !== null])).toEqual([
      ["Gave ", false],
      ["medication", true],
      [" daily", false],
    ]);
  });

  test("keeps the first of two marks that overlap", () => {
    const pieces = splitMarks("patient care plan", [
      { start: 8, end: 17 },
      { start: 0, end: 12 },
    ]);
    expect(pieces.filter((piece) => piece.mark !== null).map((piece) => piece.text)).toEqual([
      "patient care",
    ]);
  });

  test("is the same text, character for character, whatever the marks are", () => {
    const mark = fc.record({
      start: fc.integer({ min: -5, max: 80 }),
      end: fc.integer({ min: -5, max: 80 }),
    });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.array(mark), (text, marks) => {
        expect(
          splitMarks(text, marks)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
