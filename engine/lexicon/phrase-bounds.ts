import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { wordBand } from "../knowledge/words/common-words.ts";
import { EMPTY_HEADS, PREPOSITIONS } from "../knowledge/words/keyword-cues.ts";

/** Marks that part clauses: an object is not looked for beyond them. */
const CLAUSE_END = GAP.stop | GAP.bullet | GAP.colon | GAP.dash | GAP.open | GAP.close;

export function endsClause(gap: number): boolean {
  return (gap & CLAUSE_END) !== 0;
}

/** Whether the noun phrase that ends before word `at` ends there: what follows is no further noun of it. */
export function endsNounPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined) return true;
  if ((next.gap & ~(GAP.space | GAP.line)) !== 0) return true;
  if (next.letterCase === "number" || EMPTY_HEADS.has(next.singular)) return true;
  if (wordBand(next.normalized) === 1) return true;
  return /(?:ed|ing|ly)$/.test(next.normalized);
}

/** A word that ends the object of a verb: a preposition, a relative or a new verb. */
export function endsObject(token: Token): boolean {
  return PREPOSITIONS.has(token.normalized);
}
