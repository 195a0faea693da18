import type { AdditiveModel } from "#engine/models/additive.ts";
import { scoreSigns } from "#engine/models/additive.ts";

/** A value with its signs, and whether it is right; `group` is whose document it stands in. */
export type Judged = { group: string; weight: number; signs: readonly string[]; right: boolean };

const LEAST = 8;
const FOLDS = 5;
const ROUNDS = 300;
const RATE = 0.5;
/** Chosen on `tune`, of 0.7, 2 and 5. */
const PENALTY = 5;
/** A step of the calibration rests on at least so much evidence. */
const STEP = 25;

/** Logistic regression with an L2 penalty, then calibrated on what it says of owners it has not learned from. */
export function trainAdditive(values: readonly Judged[]): AdditiveModel {
  const groups = [...new Set(values.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
  const apart: { score: number; weight: number; right: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitLogistic(values.filter(({ group }) => foldOf.get(group) !== fold));
    for (const { group, signs, weight, right } of values)
      if (foldOf.get(group) === fold) apart.push({ score: scoreSigns(model, signs), weight, right });
  }
  return { ...fitLogistic(values), steps: calibrate(apart) };
}

function fitLogistic(values: readonly Judged[]): AdditiveModel {
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
  const round = (weight: number) => Math.round(1000 * weight) / 1000;
  const kept = names
    .map((name, id) => [name, round(weights[id]!)] as const)
    .filter(([, weight]) => weight !== 0);
  return { bias: round(bias), weights: new Map(kept), steps: [] };
}

type Step = { from: number; weight: number; right: number };

/** Isotonic regression by pooling adjacent violators; each share is drawn a little to the middle, by one doubtful value. */
function calibrate(values: readonly { score: number; weight: number; right: boolean }[]): [number, number][] {
  const sorted = [...values].sort((one, other) => one.score - other.score);
  const steps: Step[] = [];
  for (const { score, weight, right } of sorted) {
    steps.push({ from: score, weight, right: weight * Number(right) });
    while (steps.length > 1 && isOutOfOrder(steps.at(-2)!, steps.at(-1)!)) {
      const last = steps.pop()!;
      const open = steps.at(-1)!;
      open.weight += last.weight;
      open.right += last.right;
    }
  }
  return joinSmall(steps)
    .reduce(joinBelow, [])
    .map((step) => [Math.round(1000 * step.from) / 1000, shareOf(step)]);
}

const shareOf = ({ weight, right }: Step) => Math.round((1000 * (right + 0.5)) / (weight + 1)) / 1000;

/** A small step drawn to the middle may fall below the one before it: then they are one. */
function joinBelow(steps: readonly Step[], step: Step): Step[] {
  const last = steps.at(-1);
  if (last === undefined || shareOf(step) > shareOf(last)) return [...steps, step];
  const both = { from: last.from, weight: last.weight + step.weight, right: last.right + step.right };
  return joinBelow(steps.slice(0, -1), both);
}

const isOutOfOrder = (below: Step, above: Step) => below.right / below.weight >= above.right / above.weight;

function joinSmall(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const open = joined.at(-1);
    if (open !== undefined && open.weight < STEP) {
      open.weight += step.weight;
      open.right += step.right;
    } else joined.push({ ...step });
  }
  const last = joined.at(-1);
  if (joined.length > 1 && last!.weight < STEP) {
    joined.pop();
    joined.at(-1)!.weight += last!.weight;
    joined.at(-1)!.right += last!.right;
  }
  return joined;
}
