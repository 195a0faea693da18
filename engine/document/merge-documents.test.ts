import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { mergeDocuments } from "./merge-documents.ts";
import { mergeText } from "./merge-text.ts";
import type { ResumeDocument } from "./resume-document.ts";

describe("two changes of one text", () => {
  test.each([
    ["Baker in Leeds", "Head Baker in Leeds", "Baker in York", "Head Baker in York"],
    ["Baker", "Bakery", "Head Baker", "Head Bakery"],
    ["", "hello", "world", "hello world"],
    ["", "hello", "hello wor", "hello wor"],
    ["one two three", "two three", "one two", "two"],
    ["one\ntwo\n", "one\nmore\ntwo\n", "one\ntwo\nlast\n", "one\nmore\ntwo\nlast\n"],
  ])("of '%s' into '%s' and '%s' are one: '%s'", (was, one, other, merged) => {
    expect(mergeText(was, one, other)).toBe(merged);
    expect(mergeText(was, other, one)).toBe(merged);
  });

  test("keep each word that either put in, whichever side is told first", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c", "d", "\n"), { maxLength: 8 });
    fc.assert(
      fc.property(words, words, words, (was, one, other) => {
        const [before, first, second] = [was, [...one, "FIRST"], ["SECOND", ...other]].map((side) =>
          side.join(" "),
        ) as [string, string, string];
        const merged = mergeText(before, first, second);
        expect(merged).toContain("FIRST");
        expect(merged).toContain("SECOND");
        expect(mergeText(before, second, first)).toBe(merged);
        expect(mergeText(before, before, second)).toBe(second);
        expect(mergeText(before, first, first)).toBe(first);
      }),
    );
  });
});

describe("two photos of one person", () => {
  test("are never mixed: one of them is taken, whichever side is told first", () => {
    const of = (image: string): ResumeDocument => ({ basics: { name: "Juno", image } });
    const [was, one, other] = ["AAAA", "AABB", "CCAA"].map((end) => of(`data:image/jpeg;base64,/9j/${end}`));
    const merged = mergeDocuments(was!, one!, other!);
    expect([one, other]).toContainEqual(merged);
    expect(mergeDocuments(was!, other!, one!)).toEqual(merged);
  });
});

describe("two changes of one document", () => {
  const WAS: ResumeDocument = {
    basics: { name: "Juno Marlowe", location: { city: "Leeds" } },
    work: [
      { id: "a", position: "Baker", highlights: ["Bake bread", "Sell bread"] },
      { id: "b", position: "Apprentice" },
    ],
    meta: { vouch: { order: ["work", "skills"] } },
  };
  const both = (one: ResumeDocument, other: ResumeDocument) => {
    const merged = mergeDocuments(WAS, one, other);
    expect(mergeDocuments(WAS, other, one)).toEqual(merged);
    return merged;
  };

  test("of different places are both there", () => {
    const merged = both(
      { ...WAS, basics: { ...WAS.basics, email: "juno@mail.example" } },
      { ...WAS, work: [WAS.work![0]!, { ...WAS.work![1]!, position: "Senior Apprentice" }] },
    );
    expect(merged.basics?.email).toBe("juno@mail.example");
    expect(merged.work?.[1]?.position).toBe("Senior Apprentice");
    expect(merged.work?.[0]).toEqual(WAS.work![0]);
  });

  test("of one list of lines are both there", () => {
    const withLines = (highlights: string[]) => ({
      ...WAS,
      work: [{ ...WAS.work![0]!, highlights }, WAS.work![1]!],
    });
    const merged = both(
      withLines(["Bake sourdough bread", "Sell bread"]),
      withLines(["Bake bread", "Sell bread", "Sweep"]),
    );
    expect(merged.work?.[0]?.highlights).toEqual(["Bake sourdough bread", "Sell bread", "Sweep"]);
  });

  test("leave an entry that one took out and the other wrote in, and drop one that nobody wrote in", () => {
    const without = { ...WAS, work: [WAS.work![0]!] };
    const written = { ...WAS, work: [WAS.work![0]!, { ...WAS.work![1]!, name: "Mill Lane" }] };
    expect(both(without, written).work).toHaveLength(2);
    expect(both(without, { ...WAS, basics: {} }).work).toHaveLength(1);
  });

  test("put new entries of both behind those they stood behind, in the order that one moved them to", () => {
    const moved = { ...WAS, work: [WAS.work![1]!, WAS.work![0]!, { id: "c" }] };
    const added = { ...WAS, work: [WAS.work![0]!, { id: "d" }, WAS.work![1]!] };
    expect(both(moved, added).work?.map(({ id }) => id)).toEqual(["b", "a", "d", "c"]);
  });
});
