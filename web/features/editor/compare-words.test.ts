import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { compareWords } from "./compare-words.ts";

test("words that stand in one wording alone are told from those that stand in both", () => {
  const { was, is } = compareWords("Built services in Java for 40 shops", "Built Java services for 40 shops");
  expect(was.filter(({ changed }) => changed).map(({ text }) => text)).toEqual(["services in"]);
  expect(is.filter(({ changed }) => changed).map(({ text }) => text)).toEqual(["services"]);
  expect(is.at(-1)).toEqual({ text: "for 40 shops", changed: false });
});

test("both wordings stand there whole, and what is the same in them is the same", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const { was, is } = compareWords(before, after);
      const join = (runs: typeof was) => runs.map(({ text }) => text).join(" ");
      const same = (runs: typeof was) => join(runs.filter(({ changed }) => !changed));
      expect([join(was), join(is)]).toEqual([before, after]);
      expect(same(was)).toBe(same(is));
    }),
  );
});
