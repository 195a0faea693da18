import { seeded } from "../real/scoring/counts.ts";
import type { LinearChain } from "./reader/linear-chain.ts";
import { STEP } from "./reader/linear-chain.ts";

/** Places with their features and labels; `document` and `owner` tell whose words they are. */
export type Sequence = {
  document: string;
  owner: string;
  weight: number;
  features: readonly (readonly string[])[];
  labels: readonly number[];
};

export type ChainSettings = { epochs: number; rate: number; l1: number; least: number };

/** A feature of a single word, which is kept only where many owners' documents have it. */
export const isWordFeature = (feature: string) => /^(?:w|first|last|w-1|w\+1|end)=/.test(feature);
const LEAST_OWNERS = 8;

/**
 * A linear-chain conditional random field by maximum likelihood: AdaGrad (Duchi, Hazan and Singer 2011) in a fixed order, with
 * an L1 penalty taken after each epoch, rounded to the whole numbers of the engine.
 */
export function trainChain(
  labels: readonly string[],
  sequences: readonly Sequence[],
  settings: ChainSettings,
): LinearChain {
  const names = chooseFeatures(sequences, settings.least);
  const ids = new Map(names.map((name, id) => [name, id]));
  const packed = sequences.map((one) => ({
    weight: one.weight,
    labels: Int32Array.from(one.labels),
    features: one.features.map((own) => Int32Array.from(own.flatMap((name) => ids.get(name) ?? []))),
  }));
  const weights = fitWeights(labels.length, names.length, packed, settings);
  return roundChain(labels, names, weights);
}

function chooseFeatures(sequences: readonly Sequence[], least: number): string[] {
  const seen = new Map<string, { count: number; documents: Set<string>; owners: Set<string> }>();
  for (const { document, owner, features } of sequences)
    for (const own of features)
      for (const name of own) {
        const one = seen.get(name) ?? { count: 0, documents: new Set(), owners: new Set() };
        one.count += 1;
        if (one.owners.size < LEAST_OWNERS) one.owners.add(owner);
        if (one.documents.size < LEAST_OWNERS) one.documents.add(document);
        seen.set(name, one);
      }
  return [...seen]
    .filter(
      ([name, { count, documents, owners }]) =>
        count >= least &&
        (!isWordFeature(name) || (owners.size >= LEAST_OWNERS && documents.size >= LEAST_OWNERS)),
    )
    .map(([name]) => name)
    .sort();
}

type Packed = { weight: number; labels: Int32Array; features: Int32Array[] };
type Weights = { features: Float64Array; transitions: Float64Array };

function fitWeights(
  count: number,
  size: number,
  sequences: readonly Packed[],
  { epochs, rate, l1 }: ChainSettings,
): Weights {
  const weights = { features: new Float64Array(size * count), transitions: new Float64Array(count * count) };
  const squares = { features: new Float64Array(size * count), transitions: new Float64Array(count * count) };
  const next = seeded(20261122);
  const order = sequences.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) learn(sequences[at]!, weights, squares, count, rate);
    shrink(weights.features, squares.features, l1 * rate * sequences.length);
  }
  return weights;
}

/** One step along the gradient of a sequence's likelihood. */
function learn(own: Packed, weights: Weights, squares: Weights, count: number, rate: number): void {
  const length = own.labels.length;
  if (length === 0) return;
  const { places, pairs } = expect(own, weights, count);
  const step = (array: Float64Array, sums: Float64Array, at: number, gradient: number) => {
    if (gradient === 0) return;
    sums[at]! += gradient * gradient;
    array[at]! += (rate * gradient) / Math.sqrt(1e-6 + sums[at]!);
  };
  for (let at = 0; at < length; at += 1)
    for (let label = 0; label < count; label += 1) {
      const gradient = own.weight * (Number(own.labels[at] === label) - places[at * count + label]!);
      if (Math.abs(gradient) < 1e-4) continue;
      for (const feature of own.features[at]!)
        step(weights.features, squares.features, feature * count + label, gradient);
    }
  for (let at = 1; at < length; at += 1) pairs[own.labels[at - 1]! * count + own.labels[at]!]! -= 1;
  for (let pair = 0; pair < pairs.length; pair += 1)
    step(weights.transitions, squares.transitions, pair, -own.weight * pairs[pair]!);
}

/** How likely each label is at each place, and how often each pair of labels is expected. */
function expect(own: Packed, weights: Weights, count: number): { places: Float64Array; pairs: Float64Array } {
  const length = own.labels.length;
  const scores = new Float64Array(length * count);
  for (let at = 0; at < length; at += 1) {
    for (const feature of own.features[at]!)
      for (let label = 0; label < count; label += 1)
        scores[at * count + label]! += weights.features[feature * count + label]!;
    let top = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < count; label += 1) top = Math.max(top, scores[at * count + label]!);
    for (let label = 0; label < count; label += 1)
      scores[at * count + label] = Math.exp(scores[at * count + label]! - top);
  }
  const moves = weights.transitions.map((weight) => Math.exp(weight));
  const forward = new Float64Array(length * count);
  const backward = new Float64Array(length * count).fill(1);
  for (let at = 0; at < length; at += 1) {
    let sum = 0;
    for (let label = 0; label < count; label += 1) {
      let come = at === 0 ? 1 : 0;
      if (at > 0)
        for (let other = 0; other < count; other += 1)
          come += forward[(at - 1) * count + other]! * moves[other * count + label]!;
      forward[at * count + label] = come * scores[at * count + label]!;
      sum += forward[at * count + label]!;
    }
    for (let label = 0; label < count; label += 1) forward[at * count + label]! /= sum;
  }
  const pairs = new Float64Array(count * count);
  for (let at = length - 1; at > 0; at -= 1) {
    let sum = 0;
    for (let other = 0; other < count; other += 1) {
      let go = 0;
      for (let label = 0; label < count; label += 1)
        go += moves[other * count + label]! * scores[at * count + label]! * backward[at * count + label]!;
      backward[(at - 1) * count + other] = go;
      sum += go * forward[(at - 1) * count + other]!;
    }
    for (let other = 0; other < count; other += 1) {
      const before = forward[(at - 1) * count + other]! / sum;
      for (let label = 0; label < count; label += 1)
        pairs[other * count + label]! +=
          before *
          moves[other * count + label]! *
          scores[at * count + label]! *
          backward[at * count + label]!;
      backward[(at - 1) * count + other]! /= sum;
    }
  }
  const places = new Float64Array(length * count);
  for (let at = 0; at < length; at += 1) {
    let sum = 0;
    for (let label = 0; label < count; label += 1)
      sum += forward[at * count + label]! * backward[at * count + label]!;
    for (let label = 0; label < count; label += 1)
      places[at * count + label] = (forward[at * count + label]! * backward[at * count + label]!) / sum;
  }
  return { places, pairs };
}

/** Takes the penalty of one epoch from each weight, in its own measure of steps. */
function shrink(weights: Float64Array, squares: Float64Array, penalty: number): void {
  for (let at = 0; at < weights.length; at += 1) {
    const own = penalty / Math.sqrt(1e-6 + squares[at]!);
    const weight = weights[at]!;
    weights[at] = weight > own ? weight - own : weight < -own ? weight + own : 0;
  }
}

function roundChain(labels: readonly string[], names: readonly string[], weights: Weights): LinearChain {
  const round = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight * STEP)));
  const features = new Map<string, Int8Array>();
  for (const [id, name] of names.entries()) {
    const row = Int8Array.from(labels, (_, label) => round(weights.features[id * labels.length + label]!));
    if (row.some((weight) => weight !== 0)) features.set(name, row);
  }
  return { labels, features, transitions: Int8Array.from(weights.transitions, round) };
}
