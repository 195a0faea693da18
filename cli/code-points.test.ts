import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { mapToCodePoints } from "./code-points.ts";

test("an offset given in characters finds the same words when a text holds emoji", () => {
  const text = "🔧 Welder 👩‍🏭 needed";
  const toPoints = mapToCodePoints(text);
  const start = toPoints(text.indexOf("needed"));
  expect([...text].slice(start, start + 6).join("")).toBe("needed");
});

test("every boundary between characters maps to the count of characters before it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const toPoints = mapToCodePoints(text);
      let unit = 0;
      let count = 0;
      for (const character of text) {
        expect(toPoints(unit)).toBe(count);
        unit += character.length;
        count += 1;
      }
      expect(toPoints(text.length)).toBe(count);
    }),
  );
});
