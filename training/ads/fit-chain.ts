/** One document as a chain: features of each place, which states it may have (bits), and the kind of the break before it. */
export type Chain = { features: Int32Array[]; allowed: number[]; breaks: number[] };

/** So many states, features and kinds of breaks. */
export type ChainShape = { states: number; features: number; breaks: number };

const STEP = 0.3;

/** Where the weight of a feature stands; `features` is the bias. */
export const ownAt = ({ states }: ChainShape, state: number, feature: number) => feature * states + state;
/** Where the weight of a turn from one state to the next stands. */
export const turnAt = ({ states, features }: ChainShape, kind: number, from: number, to: number) =>
  (features + 1) * states + (kind * states + from) * states + to;

/**
 * Weights of a linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) with L2 penalty, where of a
 * place only the states may be known that it may have: gradient steps as in `fitLogistic`.
 */
export function fitChain(
  chains: readonly Chain[],
  shape: ChainShape,
  penalty: number,
  rounds: number,
): Float64Array {
  const { states, features, breaks } = shape;
  const total = (features + 1) * states + breaks * states * states;
  const weights = new Float64Array(total);
  const squares = new Float64Array(total).fill(1e-6);
  const gradient = new Float64Array(total);
  const turns = new Float64Array(breaks * states * states);
  const first = (features + 1) * states;
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < total; i += 1) gradient[i] = penalty * weights[i]!;
    for (let s = 0; s < states; s += 1) gradient[features * states + s] = 0;
    for (let i = 0; i < turns.length; i += 1) turns[i] = Math.exp(weights[first + i]!);
    for (const chain of chains) addGradient(chain, shape, weights, turns, gradient);
    for (let i = 0; i < total; i += 1) {
      const slope = gradient[i]!;
      squares[i]! += slope * slope;
      weights[i]! -= (STEP * slope) / Math.sqrt(squares[i]!);
    }
  }
  return weights;
}

function addGradient(
  chain: Chain,
  shape: ChainShape,
  weights: Float64Array,
  turns: Float64Array,
  gradient: Float64Array,
) {
  const { states, features } = shape;
  const own = ownShares(chain, shape, weights);
  const bounded = own.map((share, i) =>
    chain.allowed[Math.floor(i / states)]! & (1 << (i % states)) ? share : 0,
  );
  const slopes = new Float64Array(own.length);
  const first = (features + 1) * states;
  for (const [shares, sign] of [
    [own, 1],
    [bounded, -1],
  ] as const) {
    const forth = passForth(chain, states, shares, turns);
    const back = passBack(chain, states, shares, turns);
    for (let i = 0; i < chain.breaks.length; i += 1) {
      let sum = 0;
      for (let s = 0; s < states; s += 1) sum += forth[i * states + s]! * back[i * states + s]!;
      for (let s = 0; s < states; s += 1)
        slopes[i * states + s]! += (sign * forth[i * states + s]! * back[i * states + s]!) / sum;
      if (i === 0) continue;
      const kind = chain.breaks[i]! * states * states;
      let all = 0;
      for (let to = 0; to < states; to += 1) {
        const behind = shares[i * states + to]! * back[i * states + to]!;
        for (let from = 0; from < states; from += 1)
          all += forth[(i - 1) * states + from]! * turns[kind + from * states + to]! * behind;
      }
      for (let to = 0; to < states; to += 1) {
        const behind = shares[i * states + to]! * back[i * states + to]!;
        for (let from = 0; from < states; from += 1) {
          const at = kind + from * states + to;
          gradient[first + at]! += (sign * forth[(i - 1) * states + from]! * turns[at]! * behind) / all;
        }
      }
    }
  }
  chain.features.forEach((numbers, i) => {
    for (let s = 0; s < states; s += 1) {
      const slope = slopes[i * states + s]!;
      if (Math.abs(slope) < 1e-5) continue;
      for (let f = 0; f < numbers.length; f += 1) gradient[numbers[f]! * states + s]! += slope;
      gradient[features * states + s]! += slope;
    }
  });
}

function ownShares(chain: Chain, { states, features }: ChainShape, weights: Float64Array): Float64Array {
  const own = new Float64Array(chain.features.length * states);
  chain.features.forEach((numbers, i) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < states; s += 1) {
      let score = weights[features * states + s]!;
      for (let f = 0; f < numbers.length; f += 1) score += weights[numbers[f]! * states + s]!;
      own[i * states + s] = score;
      most = Math.max(most, score);
    }
    for (let s = 0; s < states; s += 1) own[i * states + s] = Math.exp(own[i * states + s]! - most);
  });
  return own;
}

function passForth(chain: Chain, states: number, shares: Float64Array, turns: Float64Array): Float64Array {
  const forth = new Float64Array(shares.length);
  for (let i = 0; i < chain.breaks.length; i += 1) {
    const kind = chain.breaks[i]! * states * states;
    let sum = 0;
    for (let to = 0; to < states; to += 1) {
      let value = i === 0 ? 1 : 0;
      if (i > 0)
        for (let from = 0; from < states; from += 1)
          value += forth[(i - 1) * states + from]! * turns[kind + from * states + to]!;
      value *= shares[i * states + to]!;
      forth[i * states + to] = value;
      sum += value;
    }
    for (let to = 0; to < states; to += 1) forth[i * states + to]! /= sum;
  }
  return forth;
}

function passBack(chain: Chain, states: number, shares: Float64Array, turns: Float64Array): Float64Array {
  const back = new Float64Array(shares.length);
  for (let i = chain.breaks.length - 1; i >= 0; i -= 1) {
    const kind = (chain.breaks[i + 1] ?? 0) * states * states;
    let sum = 0;
    for (let from = 0; from < states; from += 1) {
      let value = i === chain.breaks.length - 1 ? 1 : 0;
      if (i + 1 < chain.breaks.length)
        for (let to = 0; to < states; to += 1)
          value +=
            turns[kind + from * states + to]! * shares[(i + 1) * states + to]! * back[(i + 1) * states + to]!;
      back[i * states + from] = value;
      sum += value;
    }
    for (let from = 0; from < states; from += 1) back[i * states + from]! /= sum;
  }
  return back;
}
