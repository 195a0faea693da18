import { byPlace } from "../../text/span.ts";
import type { Need, RequiredTerm } from "../model/job.ts";
import type { WantedHit } from "./read-terms.ts";

/** An explicit 'nice to have' says more than a mention without a word about need. */
const STRENGTH: Readonly<Record<Need, number>> = { must: 2, nice: 1, stated: 0 };

/** One entry for each term, in order of first appearance, with every place that asks for it. */
export function gatherTerms(hits: readonly WantedHit[]): RequiredTerm[] {
  const terms = new Map<string, RequiredTerm>();
  for (const { id, label, kind, need, start, end, quote } of [...hits].sort(byPlace)) {
    const term = terms.get(id) ?? { id, label, kind, need, quotes: [] };
    terms.set(id, term);
    term.quotes.push({ start, end, quote });
    if (STRENGTH[need] > STRENGTH[term.need]) term.need = need;
  }
  return [...terms.values()];
}
