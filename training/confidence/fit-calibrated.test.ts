import { expect, test } from "vitest";
import { scoreFeatures, shareAt } from "#engine/models/logistic-classifier.ts";
import { seeded } from "../real/scoring/counts.ts";
import { centreSteps, fitCalibrated, type Judged } from "./fit-calibrated.ts";

/** Values of forty owners: with the good sign nine in ten are right, with the bad one three in ten. */
function someValues(seed: number): Judged[] {
  const next = seeded(seed);
  return Array.from({ length: 1200 }, (_, at) => {
    const good = next() < 0.5;
    return {
      group: `owner ${at % 40}`,
      weight: 1,
      signs: [good ? "good" : "bad", `noise=${Math.floor(next() * 5)}`],
      right: next() < (good ? 0.9 : 0.3),
    };
  });
}

test("a rate is the share of values with those signs that are right", () => {
  const model = fitCalibrated(someValues(1));
  const fresh = someValues(2).map(({ signs, right }) => ({
    rate: shareAt(model, scoreFeatures(model, signs)),
    right,
  }));
  const [sure, unsure] = [fresh.filter(({ rate }) => rate > 0.6), fresh.filter(({ rate }) => rate <= 0.6)];
  for (const part of [sure, unsure]) {
    expect(part.length).toBeGreaterThan(300);
    const said = part.reduce((sum, { rate }) => sum + rate, 0) / part.length;
    const right = part.filter((one) => one.right).length / part.length;
    expect(Math.abs(said - right)).toBeLessThan(0.06);
  }
});

test("the same values give the same model", () => {
  expect(fitCalibrated(someValues(3))).toEqual(fitCalibrated(someValues(3)));
});

test("between the middles of two steps the share rises, and never falls", () => {
  const values = Array.from({ length: 100 }, (_, at) => ({ score: 10 * at, weight: 1 }));
  const risen = centreSteps(
    [
      [0, 0.5],
      [500, 0.9],
    ],
    values,
  );
  const model = { bias: 0, weights: new Map<string, number>(), steps: risen };
  expect([0, 245, 495, 745, 990].map((score) => shareAt(model, score))).toEqual([0.5, 0.5, 0.7, 0.9, 0.9]);
  const shares = risen.map(([, share]) => share);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});
