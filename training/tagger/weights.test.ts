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

/** What names of features and their values are made of: kinds of lists, of layout and of form, and no word of a document. */
const KINDS = new Set(
  `alike all alone apart awards bars before blank bullet centre certificates change column commas contact crosses date dated
  deep degree digits edge education employer end experience false far field first form gap habit head heading headings hint
  indent inner interests label languages last left legal less line link mail more moves named none note only opens order
  other part period periods place projects publications range references remote right row says school shape since skills
  start style summary tab tabs term title top true turns under usual volunteering weak wide word wordless words`.split(
    /\s+/,
  ),
);
/** Size, weight, slant, capitals and colour: 'XLbC'. */
const STYLE = /^(?:XL|[LMS])?b?i?C?c?$/;

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
    if (!isWordFeature(feature))
      for (const word of feature.match(/\p{L}{3,}/gu) ?? [])
        expect(KINDS.has(word) || STYLE.test(word), feature).toBe(true);
});

test("all weights together are less than a megabyte", () => {
  const bytes = Object.values(files).reduce((sum, file) => sum + Buffer.byteLength(file), 0);
  expect(bytes).toBeLessThan(1_000_000);
});
