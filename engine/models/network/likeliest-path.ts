/** The likeliest states of a sequence, by their numbers, and the sum of their scores. */
export type Path = { states: number[]; score: number };

/**
 * The likeliest path through a sequence (Viterbi 1967): `scores` holds of each place the score of each state, `follows` tells
 * which state may stand behind which, and what may not open the sequence bears -Infinity at its first place. Of equal ones
 * the first state is taken.
 */
export function likeliestPath(
  scores: readonly (readonly number[])[],
  follows: (before: number, own: number) => boolean,
): Path {
  let best = scores[0];
  if (best === undefined) return { states: [], score: 0 };
  const back: number[][] = [];
  for (const own of scores.slice(1)) {
    const before: readonly number[] = best;
    const from = own.map((_, state) => bestBefore(before, (one) => follows(one, state)));
    best = own.map((score, state) => before[from[state]!]! + score);
    back.push(from);
  }
  const states = [bestBefore(best, () => true)];
  for (const from of back.toReversed()) states.push(from[states.at(-1)!]!);
  return { states: states.reverse(), score: Math.max(...best) };
}

function bestBefore(scores: readonly number[], may: (before: number) => boolean): number {
  let best = -1;
  for (let before = 0; before < scores.length; before += 1)
    if (may(before) && (best < 0 || scores[before]! > scores[best]!)) best = before;
  return best;
}
