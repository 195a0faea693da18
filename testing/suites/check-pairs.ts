import { findTerms } from "#engine/lexicon/find-terms.ts";
import { foldTerm } from "#engine/text/fold.ts";

export type PairLine = { trade?: string; one: string; other: string };

/** Two phrases count as the same term when some concept is read in both, or both fold to one key. */
export function areSameTerm({ one, other }: PairLine): boolean {
  if (foldTerm(one) === foldTerm(other)) return true;
  const ids = conceptsIn(one);
  return conceptsIn(other).some((id) => ids.includes(id));
}

export function conceptsIn(text: string): string[] {
  const block = { start: 0, end: text.length, kind: "item" as const, section: "skills" };
  return findTerms(text, [block], { isSkillsSection: (section) => section === "skills" }).map(
    (hit) => hit.id,
  );
}
