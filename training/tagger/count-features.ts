import type { SeenLine } from "#engine/resume/tagger/observe-document.ts";

/** The features that the network has weights for, by what they are of. */
export type Vocabulary = Record<"token" | "rule" | "line" | "lineRule", string[]>;

/** Words, their beginnings and ends: kept only where nothing of one person can be read back from them (docs/labels.md). */
export const OF_WORDS = /^(?:w|s3|p3|[wcl]\.(?:key|w|s|first|last))=/;
const LEAST_DOCUMENTS = 8;
const LEAST_OWNERS = { words: 8, others: 4 };

const PARTS: { part: keyof Vocabulary; of: (line: SeenLine) => readonly string[] }[] = [
  { part: "token", of: ({ tokenFeatures }) => tokenFeatures.flat() },
  { part: "rule", of: ({ ruleTokenFeatures }) => ruleTokenFeatures.flat() },
  { part: "line", of: ({ lineFeatures }) => lineFeatures },
  { part: "lineRule", of: ({ ruleLineFeatures }) => ruleLineFeatures },
];

/** Counts in how many documents, of how many owners, each feature of a part stands. */
export function countNames() {
  const counts = new Map<string, { documents: number; owners: Set<string> }>();
  return {
    /** The features of one document. */
    add(owner: string, features: readonly string[]): void {
      for (const feature of new Set(features)) {
        const count = counts.get(feature) ?? { documents: 0, owners: new Set<string>() };
        count.documents += 1;
        count.owners.add(owner);
        counts.set(feature, count);
      }
    },
    /** Those that stand in enough of them, in order. */
    close: (): string[] =>
      [...counts]
        .filter(([feature, { documents, owners }]) => {
          const least = OF_WORDS.test(feature) ? LEAST_OWNERS.words : LEAST_OWNERS.others;
          return documents >= LEAST_DOCUMENTS && owners.size >= least;
        })
        .map(([feature]) => feature)
        .sort(),
  };
}

/** The same of all parts that the tagger sees. */
export function countFeatures() {
  const counts = new Map(PARTS.map(({ part }) => [part, countNames()]));
  const kept = (part: keyof Vocabulary) => counts.get(part)!.close();
  return {
    add(owner: string, seen: readonly SeenLine[]): void {
      for (const { part, of } of PARTS) counts.get(part)!.add(owner, seen.flatMap(of));
    },
    close: (): Vocabulary => ({
      token: kept("token"),
      rule: kept("rule"),
      line: kept("line"),
      lineRule: kept("lineRule"),
    }),
  };
}
