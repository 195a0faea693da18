import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWeights } from "#engine/models/read-weights.ts";
import { JOB_WEIGHTS } from "#engine/models/weights/job-weights.ts";
import { LINE_WEIGHTS } from "#engine/models/weights/line-weights.ts";
import { STUDY_WEIGHTS } from "#engine/models/weights/study-weights.ts";
import type { WordCounts } from "./count-words.ts";
import { isWordFeature } from "./train-chain.ts";

const files = { lines: LINE_WEIGHTS, job: JOB_WEIGHTS, study: STUDY_WEIGHTS };
const counts: Record<string, WordCounts> = JSON.parse(
  readFileSync(new URL("word-counts.json", import.meta.url), "utf8"),
);

/** Names and values of features that say no word: of lists, layout and form, in ASCII, at most one value long. */
const PLAIN = /^[ -~]{1,60}$/;

test.each(Object.entries(files))(
  "each word among the weights of %s is of eight documents and owners",
  (name, file) => {
    const words = [...readWeights(file).features.keys()].filter(isWordFeature);
    expect(words.length).toBeGreaterThan(20);
    for (const word of words) {
      const [documents, owners] = counts[name]![word]!;
      expect(documents, word).toBeGreaterThanOrEqual(8);
      expect(owners, word).toBeGreaterThanOrEqual(8);
    }
  },
);

test.each(Object.entries(files))("the other weights of %s are of kinds, not of words", (_, file) => {
  for (const feature of readWeights(file).features.keys())
    if (!isWordFeature(feature)) expect(feature).toMatch(PLAIN);
});

test("all weights together are less than a megabyte", () => {
  const bytes = Object.values(files).reduce((sum, file) => sum + Buffer.byteLength(file), 0);
  expect(bytes).toBeLessThan(1_000_000);
});
