import { createHash } from "node:crypto";

export type Chance = {
  /** 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to `most`. */
  upTo: (most: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Chance that depends on the seed alone, the same on every machine. */
export function makeChance(seed: string): Chance {
  let drawn = 0;
  const next = () => {
    drawn += 1;
    return createHash("sha256").update(`${seed}#${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return { next, upTo, pick: (items) => items[upTo(items.length - 1)]! };
}
