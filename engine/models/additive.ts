import { logistic } from "./fixed-point.ts";

/**
 * Logistic regression over named signs, and the steps that turn its answer into a share that holds (isotonic regression):
 * from each score on, that share.
 */
export type AdditiveModel = {
  bias: number;
  weights: ReadonlyMap<string, number>;
  steps: readonly (readonly [from: number, share: number])[];
};

/** The natural logarithm of the odds. */
export function scoreSigns({ bias, weights }: AdditiveModel, signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), bias);
}

/** In two decimals. */
export function rateSigns(model: AdditiveModel, signs: readonly string[]): number {
  const score = scoreSigns(model, signs);
  const share =
    model.steps.findLast(([from]) => score >= from)?.[1] ?? model.steps[0]?.[1] ?? logistic(score);
  return Math.round(100 * share) / 100;
}
