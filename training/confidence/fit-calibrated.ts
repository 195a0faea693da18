import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import { calibrate } from "../calibrate.ts";

/**
 * A value with its signs, and whether it is right; `group` is whose document it stands in, `unmet` that no rule was written by
 * looking at that.
 */
export type Judged = {
  group: string;
  weight: number;
  unmet: boolean;
  signs: readonly string[];
  right: boolean;
};

const LEAST = 8;
const FOLDS = 5;
const ROUNDS = 300;
const RATE = 0.5;
/** Chosen on `tune`, of 0.7, 2 and 5. */
const PENALTY = 5;

/**
 * Logistic regression with an L2 penalty, then calibrated on what it says of owners it has not learned from: of their
 * documents on those that the rules had not met, where there are any. The others are read better than a stranger's will be.
 */
export function fitCalibrated(values: readonly Judged[]): LogisticModel {
  const groups = [...new Set(values.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
  const unmet = values.filter((value) => value.unmet);
  const strange = unmet.length === 0 ? values : unmet;
  const apart: { score: number; weight: number; right: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitLogistic(values.filter(({ group }) => foldOf.get(group) !== fold));
    // Documents of one set are of as many people: here each counts as much as any other.
    for (const { group, signs, right } of strange)
      if (foldOf.get(group) === fold) apart.push({ score: scoreFeatures(model, signs), weight: 1, right });
  }
  return { ...fitLogistic(values), steps: calibrate(apart) };
}

function fitLogistic(values: readonly Judged[]): LogisticModel {
  const counts = new Map<string, number>();
  for (const { signs } of values) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= LEAST)
    .map(([name]) => name)
    .sort();
  const ids = new Map(names.map((name, id) => [name, id]));
  const packed = values.map(({ signs, weight, right }) => ({
    weight,
    right,
    ids: signs.flatMap((sign) => ids.get(sign) ?? []),
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1);
  let [bias, square] = [0, 1];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -PENALTY * weight);
    let own = 0;
    for (const { ids: present, weight, right } of packed) {
      const score = present.reduce((sum, id) => sum + weights[id]!, bias);
      const miss = weight * (Number(right) - 1 / (1 + Math.exp(-score)));
      own += miss;
      for (const id of present) gradient[id]! += miss;
    }
    square += own * own;
    bias += (RATE * own) / Math.sqrt(square);
    for (let id = 0; id < weights.length; id += 1) {
      squares[id]! += gradient[id]! ** 2;
      weights[id]! += (RATE * gradient[id]!) / Math.sqrt(squares[id]!);
    }
  }
  const round = (weight: number) => Math.round(1000 * weight);
  const kept = names
    .map((name, id) => [name, round(weights[id]!)] as const)
    .filter(([, weight]) => weight !== 0);
  return { bias: round(bias), weights: new Map(kept), steps: [] };
}
