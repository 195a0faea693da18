import type { Need } from "#engine/job/model/job.ts";
import type { Evidence, Match, TermMatch } from "./match.ts";

/**
 * A term with what it weighs in the ad and how much of that the resume shows, 0 to `weight`. These numbers order advice
 * and letters; they never touch the score.
 */
export type RankedRequirement = { term: TermMatch; weight: number; shown: number };

const NEED: Readonly<Record<Need, number>> = { must: 3, stated: 2, nice: 1 };
const KIND: Readonly<Record<TermMatch["kind"], number>> = {
  certificate: 1.2,
  hard: 1,
  language: 1,
  degree: 0.8,
  field: 0.8,
  title: 0.8,
  soft: 0.4,
  keyword: 0.3,
};
const EVIDENCE: Readonly<Record<Evidence, number>> = { job: 1, summary: 0.95, list: 0.85, implied: 0.8 };
/** Having a narrower skill is nearly having the wider one. */
const PARTLY = 0.9;
const PER_MENTION = 0.15;
const MOST_MENTIONS = 3;

/** The ad's terms, weightiest first; equal ones in the ad's order. */
export function rankRequirements(match: Match): RankedRequirement[] {
  return match.terms
    .map((term) => {
      const weight = weightOf(term);
      return { term, weight, shown: weight * gradeOf(term) };
    })
    .sort((a, b) => b.weight - a.weight);
}

function weightOf({ need, kind, quotes }: TermMatch): number {
  const mentions = Math.min(Math.max(quotes.length - 1, 0), MOST_MENTIONS);
  return NEED[need] * KIND[kind] * (1 + PER_MENTION * mentions);
}

function gradeOf({ status, evidence }: TermMatch): number {
  if (status === "missing" || evidence === null) return 0;
  return (status === "have" ? 1 : PARTLY) * EVIDENCE[evidence];
}
