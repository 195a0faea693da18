import { describe, expect, test } from "vitest";
import { AMBIGUITY_FILES, type AmbiguityLine, conceptsNamed, isReadAsMeant } from "./check-ambiguity.ts";
import { readLines } from "./read-lines.ts";

const suites = AMBIGUITY_FILES.map((file) => readLines<AmbiguityLine>(file));

describe("A doubtful name is read as the sentence means it", () => {
  const working = suites.flatMap((suite) => suite.working);
  const setAside = suites.flatMap((suite) => suite.setAside);
  const lines = [...working, ...setAside];

  test("in at least 97 of 100 sentences", () => {
    expect(lines.filter(isReadAsMeant).length / lines.length).toBeGreaterThanOrEqual(0.97);
  });

  test("in at least 90 of 100 of those set aside", () => {
    expect(setAside.filter(isReadAsMeant).length / setAside.length).toBeGreaterThanOrEqual(0.9);
  });

  test("and is read where it is not meant in at most 1 of 100, set aside or not", () => {
    for (const part of [working, setAside]) {
      const falselyRead = part.filter((line) => !line.meant && !isReadAsMeant(line));
      expect(falselyRead.length / part.length).toBeLessThanOrEqual(0.01);
    }
  });

  test("and each of the suite's names is in the lexicon", () => {
    const missing = lines
      .filter((line) => conceptsNamed(line.concept).length === 0)
      .map((line) => line.concept);
    expect([...new Set(missing)]).toEqual([]);
  });
});
