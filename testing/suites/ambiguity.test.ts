import { describe, expect, test } from "vitest";
import { AMBIGUITY_FILES, type AmbiguityLine, conceptsNamed, isReadAsMeant } from "./judge-ambiguity.ts";
import { readLines } from "./read-lines.ts";

const suites = AMBIGUITY_FILES.map((file) => readLines<AmbiguityLine>(file));

describe("A doubtful name is read as the sentence means it", () => {
  for (const part of ["working", "setAside"] as const) {
    const lines = suites.flatMap((suite) => suite[part]);

    test(`in at least 97 of 100 sentences (${part})`, () => {
      const right = lines.filter(isReadAsMeant);
      expect(right.length / lines.length).toBeGreaterThanOrEqual(0.97);
    });

    test(`and is read where it is not meant in at most 1 of 100 (${part})`, () => {
      const falselyRead = lines.filter((line) => !line.meant && !isReadAsMeant(line));
      expect(falselyRead.length / lines.length).toBeLessThanOrEqual(0.01);
    });
  }

  test("and each of the suite's names is in the lexicon", () => {
    const lines = suites.flatMap((suite) => [...suite.working, ...suite.setAside]);
    const missing = lines
      .filter((line) => conceptsNamed(line.concept).length === 0)
      .map((line) => line.concept);
    expect([...new Set(missing)]).toEqual([]);
  });
});
