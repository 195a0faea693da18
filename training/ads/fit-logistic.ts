import type { LogisticModel } from "#engine/models/logistic-classifier.ts";

/** One example: numbers of the features it has, whether it is of the class, and how much it counts. */
export type Example = { features: Int32Array; right: boolean; weight: number };

/**
 * Weights of a logistic regression with L2 penalty, the bias last: full-batch gradient steps with AdaGrad's step sizes
 * (Duchi, Hazan and Singer 2011), the same number of them each time and from zero, so that the same examples give the
 * same weights.
 */
export function fitLogistic(
  examples: readonly Example[],
  size: number,
  penalty: number,
  rounds = 150,
): Float64Array {
  const weights = new Float64Array(size + 1);
  const squares = new Float64Array(size + 1).fill(1e-6);
  const gradient = new Float64Array(size + 1);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < size; at += 1) gradient[at] = penalty * weights[at]!;
    gradient[size] = 0;
    for (const { features, right, weight } of examples) {
      let score = weights[size]!;
      for (let at = 0; at < features.length; at += 1) score += weights[features[at]!]!;
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(right));
      for (let at = 0; at < features.length; at += 1) gradient[features[at]!]! += error;
      gradient[size]! += error;
    }
    for (let at = 0; at <= size; at += 1) {
      const slope = gradient[at]!;
      squares[at]! += slope * slope;
      weights[at]! -= (STEP * slope) / Math.sqrt(squares[at]!);
    }
  }
  return weights;
}

const STEP = 0.3;

/** A learned weight is kept in thousandths; the smallest are nothing. */
export const SMALLEST = 0.02;

/** A feature of an ad counts from so many ads on: rarer ones only make the weights larger. */
export const FEWEST = 24;

/** Names of features to numbers: those that stand in so many documents. */
export function numberFeatures(
  rows: readonly { document: string; names: readonly string[] }[],
  fewest: number,
): Map<string, number> {
  const seen = new Map<string, { last: string; documents: number }>();
  for (const { document, names } of rows)
    for (const name of names) {
      const one = seen.get(name);
      if (one === undefined) seen.set(name, { last: document, documents: 1 });
      else if (one.last !== document) {
        one.last = document;
        one.documents += 1;
      }
    }
  const kept = [...seen].filter(([, { documents }]) => documents >= fewest).map(([name]) => name);
  return new Map(kept.sort().map((name, at) => [name, at]));
}

export type Row = { document: string; names: readonly string[]; right: boolean; weight?: number };

export function fitModel(
  rows: readonly Row[],
  { fewest, penalty }: { fewest: number; penalty: number },
): LogisticModel {
  const numbers = numberFeatures(rows, fewest);
  const examples = rows.map(({ names, right, weight = 1 }) => ({
    features: Int32Array.from(names.flatMap((name) => numbers.get(name) ?? [])),
    right,
    weight,
  }));
  const weights = fitLogistic(examples, numbers.size, penalty);
  const kept = [...numbers].flatMap(([name, at]) =>
    Math.abs(weights[at]!) < SMALLEST ? [] : [[name, Math.round(100 * weights[at]!) * 10] as const],
  );
  return { bias: Math.round(1000 * weights[numbers.size]!), weights: new Map(kept), steps: [] };
}
