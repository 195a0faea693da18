import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { wordBand } from "../knowledge/words/common-words.ts";

/** Marks that part clauses: an object is not looked for beyond them. */
const CLAUSE_END = GAP.stop | GAP.bullet | GAP.colon | GAP.dash | GAP.open | GAP.close;

export function endsClause(gap: number): boolean {
  return (gap & CLAUSE_END) !== 0;
}

/** Heads that add nothing to the noun before them: 'managed inventory levels' is managing inventory. */
const EMPTY_HEADS = new Set(
  `level process activity need operation procedure task issue requirement work day week month year daily weekly monthly
  team volume worth total successfully effectively efficiently accurately simultaneously timely regularly`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Whether the noun phrase that ends before word `at` ends there: what follows is no further noun of it. */
export function endsNounPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined) return true;
  if ((next.gap & ~(GAP.space | GAP.line)) !== 0) return true;
  if (next.letterCase === "number" || EMPTY_HEADS.has(next.singular)) return true;
  if (wordBand(next.normalized) === 1) return true;
  return /(?:ed|ing|ly)$/.test(next.normalized);
}

const PREPOSITIONS = new Set(
  "for with to in from by on at about across through under over into using via that which who while during of per as if when between within upon than not is are was were be been has have had".split(
    " ",
  ),
);

/** A word that ends the object of a verb: a preposition, a relative or a new verb. */
export function endsObject(token: Token): boolean {
  return PREPOSITIONS.has(token.normalized);
}
