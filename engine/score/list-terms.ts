import type { TermHit } from "../lexicon/term.ts";
import type { Match, TermMatch } from "../match/match.ts";
import type { TermBucket, TermLists } from "./report.ts";

/** Which comparison a kind of term belongs to; degrees, fields and titles are compared as requirements, not as terms. */
export function bucketOf(kind: TermHit["kind"]): TermBucket | null {
  if (kind === "soft") return "soft";
  if (kind === "keyword") return "keyword";
  return kind === "hard" || kind === "certificate" || kind === "language" ? "hard" : null;
}

/** Lists of canonical labels, distinct without case, in order of appearance. */
export function listTerms(match: Match): TermLists {
  const asked = match.terms.filter((term) => bucketOf(term.kind) !== null);
  const had = asked.filter((term) => term.status === "have");
  return {
    hard: { job: labelsOf(asked, "hard"), resume: labelsOf(match.resumeTerms, "hard") },
    soft: { job: labelsOf(asked, "soft"), resume: labelsOf(match.resumeTerms, "soft") },
    keyword: { job: labelsOf(asked, "keyword"), resume: labelsOf(had, "keyword") },
    matching: distinct(had.map((term) => term.label)),
    missing: distinct(asked.filter((term) => term.status !== "have").map((term) => term.label)),
  };
}

function labelsOf(terms: readonly (TermHit | TermMatch)[], bucket: TermBucket): string[] {
  return distinct(terms.filter((term) => bucketOf(term.kind) === bucket).map((term) => term.label));
}

function distinct(labels: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const label of labels) {
    const key = label.toLowerCase();
    if (!kept.has(key)) kept.set(key, label);
  }
  return [...kept.values()];
}
