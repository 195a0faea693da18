import type { ScanResult, ScanTerm } from "#contract/scan.ts";

/** How one report sees a term: as its resume has it, or that its ad does not ask for it. */
export type Standing = ScanTerm["status"] | "not-asked";
export type TermPair = { label: string; kind: ScanTerm["kind"]; standings: [Standing, Standing] };
export type Comparison = { different: TermPair[]; same: TermPair[] };

/**
 * Two reports term by term, by the labels that the score goes by: what differs, then what is the same in both. Terms that
 * the second report lost or gained come first, within the order of the ads.
 */
export function compareResults(first: ScanResult, second: ScanResult): Comparison {
  const [ofFirst, ofSecond] = [indexTerms(first), indexTerms(second)];
  const keys = [...new Set([...ofFirst.keys(), ...ofSecond.keys()])];
  const pairs = keys.map((key): TermPair => {
    const [one, other] = [ofFirst.get(key), ofSecond.get(key)];
    const { label, kind } = (one ?? other)!;
    return { label, kind, standings: [one?.status ?? "not-asked", other?.status ?? "not-asked"] };
  });
  const isSame = ({ standings: [one, other] }: TermPair) => one === other;
  const different = pairs.filter((pair) => !isSame(pair));
  const inBoth = ({ standings }: TermPair) => !standings.includes("not-asked");
  return {
    different: [...different.filter(inBoth), ...different.filter((pair) => !inBoth(pair))],
    same: pairs.filter(isSame),
  };
}

/** Labels count as the same without case (docs/score.md). */
function indexTerms({ terms }: ScanResult): Map<string, ScanTerm> {
  return new Map(terms.map((term) => [`${term.kind} ${term.label.toLowerCase()}`, term]));
}
