import type { SeenLine } from "#engine/resume/tagger/observe-document.ts";

/** The features that the network has weights for, by what they are of. */
export type Vocabulary = Record<"token" | "rule" | "line" | "lineRule", string[]>;

/** Words, their beginnings and ends: kept only where nothing of one person can be read back from them (docs/labels.md). */
const OF_WORDS = /^(?:w|s3|p3)=/;
const LEAST_DOCUMENTS = 8;
const LEAST_OWNERS = { words: 8, others: 4 };

const PARTS: { part: keyof Vocabulary; of: (line: SeenLine) => readonly string[] }[] = [
  { part: "token", of: ({ tokenFeatures }) => tokenFeatures.flat() },
  { part: "rule", of: ({ ruleTokenFeatures }) => ruleTokenFeatures.flat() },
  { part: "line", of: ({ lineFeatures }) => lineFeatures },
  { part: "lineRule", of: ({ ruleLineFeatures }) => ruleLineFeatures },
];

/** Counts in how many documents, of how many owners, each feature stands. */
export function countFeatures() {
  const counts = new Map(
    PARTS.map(({ part }) => [part, new Map<string, { documents: number; owners: Set<string> }>()]),
  );
  return {
    add(owner: string, seen: readonly SeenLine[]): void {
      for (const { part, of } of PARTS) {
        const own = counts.get(part)!;
        for (const feature of new Set(seen.flatMap(of))) {
          const count = own.get(feature) ?? { documents: 0, owners: new Set<string>() };
          count.documents += 1;
          count.owners.add(owner);
          own.set(feature, count);
        }
      }
    },
    close(): Vocabulary {
      const kept = (part: keyof Vocabulary) =>
        [...counts.get(part)!]
          .filter(([feature, { documents, owners }]) => {
            const least = OF_WORDS.test(feature) ? LEAST_OWNERS.words : LEAST_OWNERS.others;
            return documents >= LEAST_DOCUMENTS && owners.size >= least;
          })
          .map(([feature]) => feature)
          .sort();
      return { token: kept("token"), rule: kept("rule"), line: kept("line"), lineRule: kept("lineRule") };
    },
  };
}
