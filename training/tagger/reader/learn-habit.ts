import type { TaggedToken } from "./header-tokens.ts";
import { type Habit, placesOf } from "./token-features.ts";

/** A header's tokens with their labels, as told once. */
export type LabelledTokens = { tokens: readonly TaggedToken[]; labels: readonly string[] };

/** For each header, what most of the document's other headers have at each place of their layout. */
export function learnHabits(headers: readonly LabelledTokens[]): Habit[] {
  const all = new Map<string, Map<string, number>>();
  const counts = headers.map(countPlaces);
  for (const own of counts) addCounts(all, own, 1);
  return counts.map((own) => {
    addCounts(all, own, -1);
    const habit = new Map<string, string>();
    for (const [place, labels] of all) {
      const top = findMost(labels);
      if (top !== null) habit.set(place, top);
    }
    addCounts(all, own, 1);
    return habit;
  });
}

type Counts = Map<string, Map<string, number>>;

function countPlaces({ tokens, labels }: LabelledTokens): Counts {
  const counts: Counts = new Map();
  for (const [at, token] of tokens.entries())
    for (const place of placesOf(token)) {
      const own = counts.get(place) ?? new Map<string, number>();
      own.set(labels[at]!, (own.get(labels[at]!) ?? 0) + 1);
      counts.set(place, own);
    }
  return counts;
}

function addCounts(sum: Counts, add: Counts, sign: 1 | -1): void {
  for (const [place, labels] of add) {
    const own = sum.get(place) ?? new Map<string, number>();
    for (const [label, count] of labels) own.set(label, (own.get(label) ?? 0) + sign * count);
    sum.set(place, own);
  }
}

function findMost(labels: ReadonlyMap<string, number>): string | null {
  let [most, best] = [0, null as string | null];
  for (const [label, count] of labels) if (count > most) [most, best] = [count, label];
  return best;
}
