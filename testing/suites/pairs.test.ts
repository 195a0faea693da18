import { describe, expect, test } from "vitest";
import { areSameTerm, type PairLine } from "./check-pairs.ts";
import { readLines } from "./read-lines.ts";

const match = readLines<PairLine>("./pairs/match.jsonl");
const differ = readLines<PairLine>("./pairs/differ.jsonl");

/** Of the part set aside only counts are shown, so that nobody tunes the rules to it. */
describe("Two wordings are compared by what they name", () => {
  for (const part of ["working", "setAside"] as const) {
    test(`at least 98 of 100 wordings of one term are the same term (${part})`, () => {
      const same = match[part].filter(areSameTerm);
      expect(same.length / match[part].length).toBeGreaterThanOrEqual(0.98);
    });

    test(`no two terms that only look alike are the same (${part})`, () => {
      expect(differ[part].filter(areSameTerm).length).toBe(0);
    });
  }
});
