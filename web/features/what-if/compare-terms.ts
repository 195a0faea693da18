import type { ScanTerm } from "#contract/scan.ts";

type Term = Pick<ScanTerm, "label" | "status">;

/** Terms of the ad that only the one of two versions of a resume shows, in the ad's order. */
export function compareTerms(
  before: readonly Term[],
  after: readonly Term[],
): { won: string[]; lost: string[] } {
  const had = listShown(before);
  const has = listShown(after);
  return {
    won: [...has].filter((label) => !had.has(label)),
    lost: [...had].filter((label) => !has.has(label)),
  };
}

function listShown(terms: readonly Term[]): Set<string> {
  return new Set(terms.filter(({ status }) => status === "have").map(({ label }) => label));
}
