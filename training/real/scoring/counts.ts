/**
 * Of one measure: how many values a reader gave and how many of them are right; how many there are and how many of them
 * were found. `right` and `found` differ where several readings lie in one long label.
 */
export type Count = { right: number; read: number; found: number; there: number };
const KEYS = ["right", "read", "found", "there"] as const;
const zero = (): Count => ({ right: 0, read: 0, found: 0, there: 0 });

const addTo = (sum: Count, add: Count) => {
  for (const key of KEYS) sum[key] += add[key];
};

/** The counts of one document, by measure; `owner` is whose repository it is from. */
export type Outcome = { id: string; owner: string; counts: Map<string, Count>; errors: string[] };

export const openOutcome = (id: string, owner: string): Outcome => ({
  id,
  owner,
  counts: new Map(),
  errors: [],
});

/** Adds to a measure; what is right was found, where nothing else is said. */
export function addCount({ counts }: Outcome, measure: string, add: Partial<Count>): void {
  const sum = counts.get(measure) ?? zero();
  addTo(sum, { ...zero(), ...add, found: add.found ?? add.right ?? 0 });
  counts.set(measure, sum);
}

/** How a measure's counts become a figure of 0 to 1: F1, or the share of what is there, or of what was read, that is right. */
export type Figure = "f1" | "recall" | "precision";

/** Null where there is nothing to count. F1 is the harmonic mean of precision and recall. */
export function figureOf({ right, read, found, there }: Count, figure: Figure): number | null {
  if (figure === "precision") return read === 0 ? null : right / read;
  if (figure === "recall") return there === 0 ? null : found / there;
  if (read === 0 && there === 0) return null;
  if (right === 0 || found === 0) return 0;
  return 2 / (read / right + there / found);
}

export function sumCounts(outcomes: readonly Outcome[], measure: string): Count {
  const sum = zero();
  for (const { counts } of outcomes) addTo(sum, counts.get(measure) ?? zero());
  return sum;
}

const RESAMPLES = 1000;

/**
 * The 95 % interval of a figure by the percentile bootstrap over documents (Efron and Tibshirani 1993, chapter 13), with
 * a fixed seed: the same outcomes give the same interval.
 */
export function interval(
  outcomes: readonly Outcome[],
  measure: string,
  figure: Figure,
): [number, number] | null {
  const counts = outcomes.flatMap((outcome) => outcome.counts.get(measure) ?? []);
  if (counts.length < 2) return null;
  const next = seeded(20261122);
  const figures: number[] = [];
  for (let sample = 0; sample < RESAMPLES; sample += 1) {
    const sum = zero();
    for (let draw = 0; draw < counts.length; draw += 1)
      addTo(sum, counts[Math.floor(next() * counts.length)]!);
    const value = figureOf(sum, figure);
    if (value !== null) figures.push(value);
  }
  if (figures.length === 0) return null;
  figures.sort((a, b) => a - b);
  return [figures[Math.floor(0.025 * figures.length)]!, figures[Math.ceil(0.975 * figures.length) - 1]!];
}

/** Mulberry32: numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
