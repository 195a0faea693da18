import { expect, test } from "vitest";
import { readLogisticModel, scoreFeatures, shareAt } from "./logistic-classifier.ts";

const model = readLogisticModel("\n-300 *\n700 w:sql w:excel\n-1200 s:benefits\n");

test("a score is the bias and the weights of the features that are known", () => {
  expect(scoreFeatures(model, ["w:sql", "w:unknown"])).toBe(400);
  expect(scoreFeatures(model, ["w:excel", "s:benefits"])).toBe(-800);
});

test("an example without features has the bias alone", () => {
  expect(scoreFeatures(model, [])).toBe(-300);
});

test("a score is told as the share of examples with such a score, where that was measured", () => {
  const measured = readLogisticModel("-300 *\t700 w:sql\t% -1000:0.1 0:0.4 500:0.85");
  expect([-2000, -1000, 499, 500].map((score) => shareAt(measured, score))).toEqual([0.1, 0.1, 0.4, 0.85]);
  expect(shareAt(model, 0)).toBe(0.5);
});
