import type { LinearChain } from "#engine/models/linear-chain.ts";
import { isWordFeature, type Sequence } from "./train-chain.ts";

/** By feature of a word: in how many documents it stands, of how many owners. */
export type WordCounts = Record<string, [documents: number, owners: number]>;

/** Counts for every word that a chain keeps a weight for. */
export function countWords(chain: LinearChain, sequences: readonly Sequence[]): WordCounts {
  const seen = new Map<string, { documents: Set<string>; owners: Set<string> }>();
  for (const feature of chain.features.keys())
    if (isWordFeature(feature)) seen.set(feature, { documents: new Set(), owners: new Set() });
  for (const { document, owner, features } of sequences)
    for (const feature of features.flat()) {
      const own = seen.get(feature);
      own?.documents.add(document);
      own?.owners.add(owner);
    }
  return Object.fromEntries(
    [...seen].map(([feature, { documents, owners }]) => [feature, [documents.size, owners.size]]),
  );
}
