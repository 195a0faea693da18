import type { LetterEvidence } from "#contract/letter.ts";

/** What a sentence rests on, without what stands within another piece of it, and each wording once. */
export function widestEvidence(evidence: readonly LetterEvidence[]): LetterEvidence[] {
  const kept: LetterEvidence[] = [];
  for (const item of [...evidence].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const said = kept.some(
      (wide) =>
        wide.source === item.source &&
        (wide.quote === item.quote || (wide.start <= item.start && item.end <= wide.end)),
    );
    if (!said) kept.push(item);
  }
  return evidence.filter((item) => kept.includes(item));
}
