/** One thing to look at in `T`, and what it counts: its weight if it is there, or times how much of it there is. */
export type Feature<T> = { name: string; weight: number; of: (subject: T) => number | boolean };

/** The weighted sum of what the table finds. */
export function weighFeatures<T>(features: readonly Feature<T>[], subject: T): number {
  let sum = 0;
  for (const { weight, of } of features) sum += weight * Number(of(subject));
  return sum;
}

/** A sign that is there or not, and what it says alone. */
export type Sign<T> = { name: string; score: number; of: (subject: T) => boolean };

/** What the strongest sign says; 0 where there is none. */
export function strongestSign<T>(signs: readonly Sign<T>[], subject: T): number {
  let strongest = 0;
  for (const { score, of } of signs) if (score > strongest && of(subject)) strongest = score;
  return strongest;
}

/** What the first sign of the table says, whatever else there is; null where there is none. */
export function decidingSign<T>(signs: readonly Sign<T>[], subject: T): number | null {
  return signs.find(({ of }) => of(subject))?.score ?? null;
}
