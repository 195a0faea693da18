import { expect, test } from "vitest";
import { readLogisticModel, scoreFeatures } from "./logistic-classifier.ts";

const model = readLogisticModel("\n-300 *\n700 w:sql w:excel\n-1200 s:benefits\n");

test("a score is the bias and the weights of the features that are known", () => {
  expect(scoreFeatures(model, ["w:sql", "w:unknown"])).toBe(400);
  expect(scoreFeatures(model, ["w:excel", "s:benefits"])).toBe(-800);
});

test("an example without features has the bias alone", () => {
  expect(scoreFeatures(model, [])).toBe(-300);
});
