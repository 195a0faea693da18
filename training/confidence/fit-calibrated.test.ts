import { expect, test } from "vitest";
import { scoreFeatures, shareAt } from "#engine/models/logistic-classifier.ts";
import { seeded } from "../real/scoring/counts.ts";
import { fitCalibrated, type Judged } from "./fit-calibrated.ts";

/** Values of forty owners: with the good sign nine in ten are right, with the bad one three in ten. */
function someValues(seed: number): Judged[] {
  const next = seeded(seed);
  return Array.from({ length: 1200 }, (_, at) => {
    const good = next() < 0.5;
    return {
      group: `owner ${at % 40}`,
      weight: 1,
      unmet: false,
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

test("how far values are believed is told by those that no rule had met", () => {
  const met = someValues(4);
  const unmet = someValues(5).map((one, at) => ({ ...one, unmet: true, right: one.right && at % 2 === 0 }));
  const model = fitCalibrated([...met, ...unmet]);
  const said = unmet.reduce((sum, { signs }) => sum + shareAt(model, scoreFeatures(model, signs)), 0);
  const right = unmet.filter((one) => one.right).length;
  expect(Math.abs(said - right) / unmet.length).toBeLessThan(0.03);
});

test("the same values give the same model", () => {
  expect(fitCalibrated(someValues(3))).toEqual(fitCalibrated(someValues(3)));
});
