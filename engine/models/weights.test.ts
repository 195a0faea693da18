import { expect, test } from "vitest";
import { readLogisticModel } from "./logistic-classifier.ts";
import { CONFIDENCE_WEIGHTS } from "./weights/confidence-weights.ts";

/** What the signs are made of: fields, kinds of layout, form and word lists, and no word of a document. */
const KINDS = new Set(
  `address after agreed alike alone apart awards before beside bracket bullet certificates column columns comma contact dash date dates day
  degree digit down education email employer end entries exact experience field first form fft gap habit has interests is
  job kind known label languages later lead least left linkedin long loose match meant month name none note now only open order other
  periods phone place projects publications references remote row rows same says school section share sign skills small start street
  study summary tagged term title told unknown up value volunteering weak word words year`.split(/\s+/),
);
/** Which parts an entry has ('teft'), and how a line is set ('XLbC'). */
const SHORT = /^[tesd]{0,2}f?t?$|^(?:XL|[LMS])b?i?C?c?$/;

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
