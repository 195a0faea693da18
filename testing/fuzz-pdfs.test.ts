import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fuzzPdfs, mutatedPdf, readSeeds } from "./fuzz-pdfs.ts";

const SEED = 1;
const COUNT = 2_000;
/** On a machine that has other work there are fewer; which ones is the same each time. */
const BUDGET_MS = 60_000;

test("a document that was changed by chance is read or refused with a code, in time", async () => {
  const { answers, failures } = await fuzzPdfs({ seed: SEED, count: COUNT, budgetMs: BUDGET_MS });
  expect(failures).toEqual([]);
  expect([...answers.keys()]).toEqual(expect.arrayContaining(["text", "no text", "pdf-damaged"]));
}, 150_000);

test("a number names the same document each time", () => {
  const hash = (number: number) =>
    createHash("sha256")
      .update(mutatedPdf(readSeeds(), SEED, number))
      .digest("hex");
  for (const number of [0, 1, 999]) expect(hash(number)).toBe(hash(number));
  expect(hash(1)).not.toBe(hash(2));
});
