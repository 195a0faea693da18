import { BREAKS, type ChainModels, STATES, type State, turnFeature } from "#engine/job/judge/need-chain.ts";
import { findBreaks, sentenceNeedFeatures } from "#engine/job/judge/sentence-needs.ts";
import type { LogisticModel } from "#engine/models/logistic-classifier.ts";
import { type ChainShape, fitChain, ownAt, turnAt } from "./fit-chain.ts";
import { FEWEST, numberFeatures, SMALLEST } from "./fit-logistic.ts";
import type { LabelledAd } from "./labelled-ads.ts";

/** L2 penalty: half as much loses half a point of sentences on folds of owners, twice as much two; `tune` moves by half a point. */
const PENALTY = 2.5;
const ROUNDS = 100;

/** The chain over sentences: each is what most of its terms are, one without terms may be all that its passage allows. */
export function fitSentenceNeeds(ads: readonly LabelledAd[]): ChainModels {
  const named = ads.map(({ sentences, blocks }) => sentenceNeedFeatures(sentences, blocks));
  const numbers = numberFeatures(
    named.flatMap((rows, at) => rows.map((names) => ({ document: ads[at]!.id, names }))),
    FEWEST,
  );
  const chains = ads.map((ad, at) => ({
    features: named[at]!.map((names) => Int32Array.from(names.flatMap((name) => numbers.get(name) ?? []))),
    allowed: ad.sentences.map((_, place) => bitsOf(allowedAt(ad, place))),
    breaks: findBreaks(ad.sentences, ad.blocks).map((kind) => BREAKS.indexOf(kind)),
  }));
  const shape = { states: STATES.length, features: numbers.size, breaks: BREAKS.length };
  const weights = fitChain(chains, shape, PENALTY, ROUNDS);
  const modelOf = (state: State) => writeState(weights, shape, numbers, state);
  return {
    must: modelOf("must"),
    nice: modelOf("nice"),
    stated: modelOf("stated"),
    silent: modelOf("silent"),
  };
}

function allowedAt({ needs, speaking }: LabelledAd, at: number): readonly State[] {
  const need = needs[at] ?? null;
  if (need !== null) return [need];
  return speaking[at] ? ["must", "nice", "stated"] : ["silent"];
}

const bitsOf = (states: readonly State[]) =>
  states.reduce((bits, state) => bits | (1 << STATES.indexOf(state)), 0);

function writeState(
  weights: Float64Array,
  shape: ChainShape,
  numbers: ReadonlyMap<string, number>,
  state: State,
): LogisticModel {
  const own = STATES.indexOf(state);
  const named = [...numbers].map(([name, at]) => [name, weights[ownAt(shape, own, at)]!] as const);
  const turns = BREAKS.flatMap((kind, at) =>
    STATES.map(
      (before, from) => [turnFeature(kind, before), weights[turnAt(shape, at, from, own)]!] as const,
    ),
  );
  const kept = [...named, ...turns].filter(([, weight]) => Math.abs(weight) >= SMALLEST);
  return {
    bias: Math.round(1000 * weights[ownAt(shape, own, shape.features)]!),
    weights: new Map(kept.map(([name, weight]) => [name, Math.round(100 * weight) * 10])),
    steps: [],
  };
}
