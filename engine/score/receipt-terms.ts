import type { Receipt, Score, TermLists } from "./report.ts";
import { KEYWORD_POINTS } from "./score-match.ts";

/** Four decimals; 0 when nothing was asked. */
export function pointsPerTerm(score: Pick<Score, "asked">): number {
  return score.asked === 0 ? 0 : Number((KEYWORD_POINTS / score.asked).toFixed(4));
}

/** Every term of the ad once, under the label it has first, with the points it gives. */
export function listReceiptTerms(lists: TermLists, score: Pick<Score, "asked">): Receipt["terms"] {
  const had = new Set(lists.matching.map((label) => label.toLowerCase()));
  const each = pointsPerTerm(score);
  const terms = new Map<string, string>();
  for (const label of [...lists.hard.job, ...lists.soft.job, ...lists.keyword.job]) {
    if (!terms.has(label.toLowerCase())) terms.set(label.toLowerCase(), label);
  }
  return [...terms].map(([key, term]) => ({ term, found: had.has(key), points: had.has(key) ? each : 0 }));
}
