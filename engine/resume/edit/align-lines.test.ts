import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { alignLines } from "./align-lines.ts";

test("same lines are the same lines, the one between them the one that was changed", () => {
  expect(alignLines(["a", "led six nurses", "c"], ["a", "led eight nurses", "c"])).toEqual([0, 1, 2]);
});

test("a line put in before the changed one is new: words tell them apart", () => {
  const before = ["a", "led a team of six", "c"];
  expect(alignLines(before, ["a", "wrote handovers", "led a team of eight", "c"])).toEqual([0, null, 1, 2]);
});

test("pairs come in order, none twice, and every line that is in both at its place keeps it", () => {
  const lines = fc.array(fc.constantFrom("a b", "b c", "c d", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const pairs = alignLines(before, after).filter((place) => place !== null);
      expect(pairs).toEqual([...new Set(pairs)].sort((one, other) => one - other));
      expect(alignLines(before, before)).toEqual(before.map((_, index) => index));
    }),
  );
});
