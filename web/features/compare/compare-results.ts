import type { ScanResult, ScanTerm } from "#contract/scan.ts";

/** How one report sees a term: as its resume has it, or that its ad does not ask for it. */
export type Standing = ScanTerm["status"] | "not-asked";
/** `standings` are in the order of the reports. */
export type ComparedTerm = { label: string; kind: ScanTerm["kind"]; standings: Standing[] };
export type Comparison = { different: ComparedTerm[]; same: ComparedTerm[] };

/**
 * Reports term by term, by the labels that the score goes by: what differs, then what is the same in all. Terms that all
 * of them ask for come first, within the order of the ads.
 */
export function compareResults(results: readonly ScanResult[]): Comparison {
  const indexed = results.map(indexTerms);
  const all = new Map(indexed.toReversed().flatMap((terms) => [...terms]));
  const keys = new Set(indexed.flatMap((terms) => [...terms.keys()]));
  const compared = [...keys].map((key): ComparedTerm => {
    const { label, kind } = all.get(key)!;
    return { label, kind, standings: indexed.map((terms) => terms.get(key)?.status ?? "not-asked") };
  });
  const isSame = ({ standings }: ComparedTerm) => standings.every((standing) => standing === standings[0]);
  const different = compared.filter((term) => !isSame(term));
  const inAll = ({ standings }: ComparedTerm) => !standings.includes("not-asked");
  return {
    different: [...different.filter(inAll), ...different.filter((term) => !inAll(term))],
    same: compared.filter(isSame),
  };
}

/** Labels count as the same without case (docs/score.md). */
function indexTerms({ terms }: ScanResult): Map<string, ScanTerm> {
  return new Map(terms.map((term) => [`${term.kind} ${term.label.toLowerCase()}`, term]));
}

/** Places of the reports with the most points; all where none is ahead. */
export function findWinners(results: readonly Pick<ScanResult, "overallScore">[]): number[] {
  const most = Math.max(...results.map(({ overallScore }) => overallScore));
  return results.flatMap(({ overallScore }, at) => (overallScore === most ? [at] : []));
}
