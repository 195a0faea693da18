import { shareOf, UNIT } from "#engine/models/fixed-point.ts";
import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";

/** What a sentence may be: it wants what it names so much, or it does not speak of the work. */
export const STATES = ["must", "nice", "stated", "silent"] as const;
export type State = (typeof STATES)[number];

/** How a sentence is parted from the one before: not at all, by a heading, or by a block that looks alike or does not. */
export const BREAKS = ["run", "part", "like", "unlike"] as const;
export type Break = (typeof BREAKS)[number];

/**
 * A linear-chain conditional random field (docs/models.md): of each state what speaks for it, features of a sentence and
 * the state before it.
 */
export type ChainModels = Readonly<Record<State, LogisticModel>>;

/** That the sentence before, over such a break, has the state. */
export const turnFeature = (kind: Break, before: State) => `<${kind}:${before}`;

type Shares = Readonly<Record<State, number>>;

/** How likely each sentence has each state, seen from all sentences of the ad (forward and backward). Linear. */
export function readChain(
  models: ChainModels,
  sentences: readonly { features: readonly string[]; kind: Break }[],
): Shares[] {
  const own = sentences.map(({ features }) => ownShares(models, features));
  const turns = Object.fromEntries(BREAKS.map((kind) => [kind, turnShares(models, kind)])) as Record<
    Break,
    number[]
  >;
  const before: number[][] = [];
  for (const [at, shares] of own.entries()) {
    const from = before.at(-1);
    const turn = turns[sentences[at]!.kind];
    before.push(from === undefined ? scaled(shares) : stepForth(from, turn, shares));
  }
  const result: Shares[] = [];
  let behind = STATES.map(() => 1);
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const [must, nice, stated, silent] = scaled(before[at]!.map((share, state) => share * behind[state]!));
    result.push({ must: must!, nice: nice!, stated: stated!, silent: silent! });
    behind = stepBack(behind, turns[sentences[at]!.kind], own[at]!);
  }
  return result.reverse();
}

const COUNT = STATES.length;

/** Shares of the states, turned over a break: `turn` holds the shares of all pairs, row by row of the state before. */
function stepForth(from: readonly number[], turn: readonly number[], own: readonly number[]): number[] {
  const shares = own.map((share, to) => {
    let came = 0;
    for (let state = 0; state < COUNT; state += 1) came += from[state]! * turn[state * COUNT + to]!;
    return share * came;
  });
  return scaled(shares);
}

function stepBack(behind: readonly number[], turn: readonly number[], own: readonly number[]): number[] {
  const shares = own.map((_, from) => {
    let goes = 0;
    for (let state = 0; state < COUNT; state += 1)
      goes += turn[from * COUNT + state]! * own[state]! * behind[state]!;
    return goes;
  });
  return scaled(shares);
}

const ownShares = (models: ChainModels, features: readonly string[]) =>
  powersOf(STATES.map((state) => scoreFeatures(models[state], features)));

const turnShares = (models: ChainModels, kind: Break) =>
  powersOf(
    STATES.flatMap((from) => STATES.map((to) => models[to].weights.get(turnFeature(kind, from)) ?? 0)),
  );

/** No state is ruled out: a chain of sentences in which none is possible has no answer. */
const LEAST = 1e-6;

/** e to scores in thousandths, the greatest as 1. */
function powersOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.map((score) => Math.max(LEAST, shareOf(Math.round(((score - most) * UNIT) / 1000))));
}

function scaled(shares: readonly number[]): number[] {
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}
