import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import { calibrate } from "../calibrate.ts";

/** A value with its signs, and whether it is right; `group` is whose document it stands in. */
export type Judged = { group: string; weight: number; signs: readonly string[]; right: boolean };

const LEAST = 8;
const FOLDS = 5;
const ROUNDS = 300;
const RATE = 0.5;
/** Chosen on `tune`, of 0.7, 2 and 5. */
const PENALTY = 5;

/** Logistic regression with an L2 penalty, then calibrated on what it says of owners it has not learned from. */
export function fitCalibrated(values: readonly Judged[]): LogisticModel {
  const groups = [...new Set(values.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
  const apart: { score: number; weight: number; right: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitLogistic(values.filter(({ group }) => foldOf.get(group) !== fold));
    for (const { group, signs, weight, right } of values)
      if (foldOf.get(group) === fold) apart.push({ score: scoreFeatures(model, signs), weight, right });
  }
  return { ...fitLogistic(values), steps: centreSteps(calibrate(apart), apart) };
}

/**
 * Centred isotonic regression (Oron and Flournoy 2017): the share of a step holds at the middle of its scores, and between two
 * middles it rises in a straight line, here in hundredths. So values near the end of a step are not held for those at its start.
 */
export function centreSteps(
  steps: readonly (readonly [from: number, share: number])[],
  values: readonly { score: number; weight: number }[],
): [from: number, share: number][] {
  const centres = steps.map(([from, share], at) => {
    const until = steps[at + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    const own = values.filter(({ score }) => Math.round(score) >= from && Math.round(score) < until);
    const weight = own.reduce((sum, value) => sum + value.weight, 0);
    const sum = own.reduce((total, { score, weight: one }) => total + one * score, 0);
    return { score: weight === 0 ? from : sum / weight, share };
  });
  const risen: [from: number, share: number][] = [[Math.round(centres[0]!.score), centres[0]!.share]];
  for (const [at, { score, share }] of centres.slice(1).entries()) {
    const below = centres[at]!;
    for (let hundredth = Math.ceil(100 * below.share + 0.5); hundredth <= 100 * share; hundredth += 1) {
      const part = (hundredth / 100 - below.share) / (share - below.share);
      risen.push([Math.round(below.score + part * (score - below.score)), hundredth / 100]);
    }
  }
  return risen;
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
