import type { TermMatch } from "../match/match.ts";
import type { Span } from "../text/span.ts";

/** Places in the resume that vouch for terms the ad asks for, overlaps merged, in order. */
export function markResume(terms: readonly TermMatch[]): Span[] {
  const spans = terms
    .filter((term) => term.status === "have")
    .flatMap((term) => term.resumeQuotes)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** Places in the ad that ask for terms, each found or missing; of two that overlap the earlier, then longer, stays. */
export function markJob(terms: readonly TermMatch[]): (Span & { found: boolean })[] {
  const spans = terms
    .flatMap((term) => term.quotes.map(({ start, end }) => ({ start, end, found: term.status === "have" })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: (Span & { found: boolean })[] = [];
  for (const span of spans) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}
