import type { Printed } from "../labels/resume-label.ts";
import { likeness, sameDate, sameDates } from "./same-value.ts";

type Dated = { start: Printed; end: Printed };

/** From here on two entries are taken for the same one: one value the same, or two alike. */
const ENOUGH = 2;

/**
 * Pairs what was read with what is there, the likest first: each entry of either side at most once. `keys` name the values
 * that tell entries apart, such as title and employer.
 */
export function alignEntries<T extends Dated>(
  read: readonly T[],
  truth: readonly T[],
  keys: readonly (keyof T)[],
): { read: T; truth: T }[] {
  const pairs = read.flatMap((one, i) =>
    truth.map((other, j) => ({ i, j, like: likenessOf(one, other, keys), far: Math.abs(i - j) })),
  );
  pairs.sort((a, b) => b.like - a.like || a.far - b.far || a.i - b.i);
  const [ofRead, ofTruth] = [new Set<number>(), new Set<number>()];
  const aligned: { read: T; truth: T }[] = [];
  for (const { i, j, like } of pairs) {
    if (like < ENOUGH || ofRead.has(i) || ofTruth.has(j)) continue;
    ofRead.add(i);
    ofTruth.add(j);
    aligned.push({ read: read[i]!, truth: truth[j]! });
  }
  return aligned;
}

function likenessOf<T extends Dated>(one: T, other: T, keys: readonly (keyof T)[]): number {
  const values = keys.reduce((sum, key) => sum + likeness(one[key] as Printed, other[key] as Printed), 0);
  const dates = sameDates(one, other) ? 2 : one.start !== null && sameDate(one.start, other.start) ? 1 : 0;
  return values + (one.start === null && one.end === null ? 0 : dates);
}
