import type { TermHit } from "../lexicon/term.ts";
import type { Match, TermMatch } from "../match/match.ts";
import type { TermBucket, TermLists } from "./report.ts";

/** Which comparison a kind of term belongs to; degrees, fields and titles are compared as requirements, not as terms. */
export function bucketOf(kind: TermHit["kind"]): TermBucket | null {
  if (kind === "soft") return "soft";
  if (kind === "keyword") return "keyword";
  return kind === "hard" || kind === "certificate" || kind === "language" ? "hard" : null;
}

/** The scan result's lists of canonical labels, distinct without case, in order of appearance. */
export function listTerms(match: Match): TermLists {
  const asked = match.terms.filter((term) => bucketOf(term.kind) !== null);
  const had = asked.filter((term) => term.status === "have");
  return {
    hardskillsjd: labelsOf(asked, "hard"),
    hardskillsre: labelsOf(match.resumeTerms, "hard"),
    softskillsjd: labelsOf(asked, "soft"),
    softskillsre: labelsOf(match.resumeTerms, "soft"),
    keywordsjd: labelsOf(asked, "keyword"),
    keywordsre: labelsOf(had, "keyword"),
    matchingjdre: distinct(had.map((term) => term.label)),
    missingKeywords: distinct(asked.filter((term) => term.status !== "have").map((term) => term.label)),
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
