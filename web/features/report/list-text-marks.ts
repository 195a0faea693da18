import type { ScanResult, ScanTerm } from "#contract/scan.ts";

/** A place in a text that belongs to a term of the ad. */
export type TextMark = { start: number; end: number; term: number; status: ScanTerm["status"] };

export type TextSide = "resume" | "job";

/** Where the terms of the ad stand in one of the two texts; the longest first where several begin at the same place. */
export function listTextMarks({ terms }: Pick<ScanResult, "terms">, side: TextSide): TextMark[] {
  return terms
    .flatMap(({ status, jobQuotes, resumeQuotes }, term) =>
      (side === "job" ? jobQuotes : resumeQuotes).map(({ start, end }) => ({ start, end, term, status })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
