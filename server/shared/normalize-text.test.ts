import { expect, test } from "vitest";
import { measureCpuMs } from "#testing/measure-cpu.ts";
import { fc } from "#testing/properties.ts";
import { normalizeText } from "./normalize-text.ts";

const FORMS = ["NFC", "NFKC", "NFKD"] as const;

test("texts of people come out in Unicode's own normal form", () => {
  const people = fc.string({
    unit: fc.constantFrom("e", "\u0301", "\u0323", "ﬁ", "한", "ạ", " ", "𝒜", "\n"),
  });
  fc.assert(
    fc.property(people, fc.constantFrom(...FORMS), (text, form) => {
      fc.pre(!/\p{M}{31}/u.test(text.normalize("NFKD")));
      expect(normalizeText(text, form)).toBe(text.normalize(form));
    }),
  );
});

test.each(FORMS)("marks without end cost %s no more than their number, and none is lost", async (form) => {
  const stack = (marks: number) => `e${"\u0301".repeat(marks / 2)}${"\u0323".repeat(marks / 2)}`;
  // The first marks may become one letter with what they stand upon.
  expect(normalizeText(stack(10_000), form).length).toBeGreaterThan(9_990);
  const used = (marks: number) => measureCpuMs(() => normalizeText(stack(marks), form));
  expect(await used(50_000)).toBeLessThan(6 * (await used(10_000)) + 50);
});
