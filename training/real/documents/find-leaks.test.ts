import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { wordsOf } from "../labels/find-in-text.ts";
import { compileSearch, sentencesOf } from "./find-leaks.ts";

describe("looking for what must not stand in a tracked file", () => {
  const search = compileSearch(["adalovelace", "stjames12"]);

  test("a name is found whatever stands between its words", () => {
    expect(search(wordsOf("by Ada  LOVELACE, 1843"))).toEqual(["adalovelace"]);
    expect(search(wordsOf('{"name":"ada-lovelace"}'))).toEqual(["adalovelace"]);
    expect(search(wordsOf("12 St. James; St James 12"))).toEqual(["stjames12"]);
  });

  test("half of it, or its words apart, are nobody's", () => {
    expect(search(wordsOf("Ada said that Lovelace was here"))).toEqual([]);
  });

  test("a sentence of eight words is found wherever it begins and ends", () => {
    const line = "Reduced the waiting time of patients by a third within a year";
    const find = compileSearch(sentencesOf([line]));
    expect(find(wordsOf("… the waiting time of patients by a third within …")).length).toBeGreaterThan(0);
    expect(find(wordsOf("the waiting time of patients by a half within"))).toEqual([]);
  });

  test("as many sentences as hundreds of documents hold are searched for at once", () => {
    const keys = Array.from({ length: 300_000 }, (_, number) => `sentence${number}`);
    expect(compileSearch(keys)(["some", "sentence", "299999"])).toEqual(["sentence299999"]);
  });

  test("every key that stands in a text as words in a row is found", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        (words, from, size) => {
          const start = from % (words.length - 1);
          const key = words.slice(start, start + 2 + (size % 4)).join("");
          if (key.length >= 4) expect(compileSearch([key])(words)).toContain(key);
        },
      ),
    );
  });
});
