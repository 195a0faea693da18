import { logistic } from "./fixed-point.ts";

/**
 * A binary logistic classifier over named features that are there or not: the score of an example is the sum of the
 * weights of its features, in thousandths of log odds. Whole numbers only, so that every machine gives the same answer.
 */
export type LogisticModel = {
  bias: number;
  weights: ReadonlyMap<string, number>;
  /** Isotonic regression: from each score on, the share of examples that are of the class; none where it was not measured. */
  steps: readonly (readonly [from: number, share: number])[];
};

/** Reads rows parted by tabs or lines: `WEIGHT FEATURE FEATURE …`, and one of steps, `% SCORE:SHARE SCORE:SHARE …`. */
export function readLogisticModel(data: string): LogisticModel {
  const weights = new Map<string, number>();
  let bias = 0;
  let steps: LogisticModel["steps"] = [];
  for (const row of data.split(/[\t\n]/)) {
    const [weight, ...features] = row.split(" ");
    if (weight === STEPS) steps = features.map(readStep);
    else
      for (const feature of features) {
        if (feature === BIAS) bias = Number(weight);
        else weights.set(feature, Number(weight));
      }
  }
  return { bias, weights, steps };
}

/** The feature every example has. */
export const BIAS = "*";
/** Stands before the row of steps. */
export const STEPS = "%";

function readStep(text: string): [from: number, share: number] {
  const [from, share] = text.split(":").map(Number);
  return [from!, share!];
}

/** Log odds that the example is of the class, in thousandths. Features the model does not know say nothing. */
export function scoreFeatures({ bias, weights }: LogisticModel, features: readonly string[]): number {
  let score = bias;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
}

/** The share of examples with such a score that are of the class, in two decimals. */
export function shareAt({ steps }: LogisticModel, score: number): number {
  const share = steps.findLast(([from]) => score >= from)?.[1] ?? steps[0]?.[1] ?? logistic(score / 1000);
  return Math.round(100 * share) / 100;
}
