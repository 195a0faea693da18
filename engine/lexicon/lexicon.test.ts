import { describe, expect, test } from "vitest";
import { checkLexicon } from "./check-lexicon.ts";
import { listBuiltIn } from "./open-lexicon.ts";

describe("The built-in lexicon", () => {
  test("breaks none of its own rules", () => {
    expect(checkLexicon(listBuiltIn())).toEqual([]);
  });

  test("names at least 3,500 concepts in at least 12,000 forms", () => {
    const concepts = listBuiltIn();
    expect(concepts.length).toBeGreaterThanOrEqual(3_500);
    expect(concepts.flatMap((concept) => concept.forms).length).toBeGreaterThanOrEqual(12_000);
  });
});
