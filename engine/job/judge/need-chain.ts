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
  const own = sentences.map(({ features }) => likeliest((state) => scoreFeatures(models[state], features)));
  const turns = Object.fromEntries(BREAKS.map((kind) => [kind, turnsOf(models, kind)])) as Record<
    Break,
    Turn[]
  >;
  const before: Shares[] = [];
  for (const [at, shares] of own.entries()) {
    const from = before.at(-1);
    const turn = turns[sentences[at]!.kind];
    const came = (state: State) =>
      from === undefined ? 1 : sum(turn, (one) => (one.to === state ? one.share * from[one.from] : 0));
    before.push(scaled((state) => shares[state] * came(state)));
  }
  const result: Shares[] = [];
  let behind: Shares = { must: 1, nice: 1, stated: 1, silent: 1 };
  for (let at = own.length - 1; at >= 0; at -= 1) {
    result.push(scaled((state) => before[at]![state] * behind[state]));
    const turn = turns[sentences[at]!.kind];
    const [shares, after] = [own[at]!, behind];
    behind = scaled((state) =>
      sum(turn, (one) => (one.from === state ? one.share * shares[one.to] * after[one.to] : 0)),
    );
  }
  return result.reverse();
}

type Turn = { from: State; to: State; share: number };

function turnsOf(models: ChainModels, kind: Break): Turn[] {
  const scored = STATES.flatMap((from) =>
    STATES.map((to) => ({ from, to, score: models[to].weights.get(turnFeature(kind, from)) ?? 0 })),
  );
  const most = Math.max(...scored.map(({ score }) => score));
  return scored.map(({ from, to, score }) => ({ from, to, share: powerOf(score - most) }));
}

/** No state is ruled out: a chain of sentences in which none is possible has no answer. */
const LEAST = 1e-6;

/** e to a score in thousandths of at most 0. */
const powerOf = (score: number) => Math.max(LEAST, shareOf(Math.round((score * UNIT) / 1000)));

function likeliest(scoreOf: (state: State) => number): Shares {
  const scores = STATES.map(scoreOf);
  const most = Math.max(...scores);
  return sharesOf((state) => powerOf(scores[STATES.indexOf(state)]! - most));
}

function scaled(shareOfState: (state: State) => number): Shares {
  const shares = sharesOf(shareOfState);
  const all = shares.must + shares.nice + shares.stated + shares.silent;
  return sharesOf((state) => shares[state] / all);
}

const sharesOf = (of: (state: State) => number): Shares => ({
  must: of("must"),
  nice: of("nice"),
  stated: of("stated"),
  silent: of("silent"),
});

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
