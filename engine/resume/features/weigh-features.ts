/** One thing to look at in `T`, and what it counts: its weight if it is there, or times how much of it there is. */
export type Feature<T> = { name: string; weight: number; of: (subject: T) => number | boolean };

/** The weighted sum of what the table finds. */
export function weighFeatures<T>(features: readonly Feature<T>[], subject: T): number {
  let sum = 0;
  for (const { weight, of } of features) sum += weight * Number(of(subject));
  return sum;
}
