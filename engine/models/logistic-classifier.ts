/**
 * A binary logistic classifier over named features that are there or not: the score of an example is the sum of the
 * weights of its features, in thousandths of log odds. Whole numbers only, so that every machine gives the same answer.
 */
export type LogisticModel = { bias: number; weights: ReadonlyMap<string, number> };

/** Reads weights parted by tabs or lines, features that share one behind it: `WEIGHT FEATURE FEATURE …`. */
export function readLogisticModel(data: string): LogisticModel {
  const weights = new Map<string, number>();
  let bias = 0;
  for (const line of data.split(/[\t\n]/)) {
    const [weight, ...features] = line.split(" ");
    for (const feature of features) {
      if (feature === BIAS) bias = Number(weight);
      else weights.set(feature, Number(weight));
    }
  }
  return { bias, weights };
}

/** The feature every example has. */
export const BIAS = "*";

/** Log odds that the example is of the class, in thousandths. Features the model does not know say nothing. */
export function scoreFeatures({ bias, weights }: LogisticModel, features: readonly string[]): number {
  let score = bias;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
}
