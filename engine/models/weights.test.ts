import { expect, test } from "vitest";
import { readLogisticModel } from "./logistic-classifier.ts";
import { CONFIDENCE_WEIGHTS } from "./weights/confidence-weights.ts";

/** What the signs are made of: fields, kinds of layout, form and word lists, and no word of a document. */
const KINDS = new Set(
  `after apart before bracket columns comma dash date dates day degree digit down education employer end entries field first
  form fft gap habit has is job later left month now none note only open order periods place remote says school sign small
  start study term title up value weak word words year`.split(/\s+/),
);
/** Which parts an entry has ('teft'), and how a line is set ('XLbC'). */
const SHORT = /^[tesd]{0,2}f?t?$/;

test("no weight is of a word: each sign is of a kind", () => {
  const { weights, steps } = readLogisticModel(CONFIDENCE_WEIGHTS);
  expect(weights.size).toBeGreaterThan(50);
  for (const sign of weights.keys())
    for (const word of sign.match(/\p{L}{3,}/gu) ?? [])
      expect(KINDS.has(word) || SHORT.test(word), sign).toBe(true);
  expect(steps.length).toBeGreaterThan(3);
});

test("what is surer by the signs is never believed less", () => {
  const { steps } = readLogisticModel(CONFIDENCE_WEIGHTS);
  for (const [at, [from, share]] of steps.entries()) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    if (at === 0) continue;
    expect(from).toBeGreaterThan(steps[at - 1]![0]);
    expect(share).toBeGreaterThanOrEqual(steps[at - 1]![1]);
  }
});
