import type { Score, ScoreInput } from "./report.ts";

/** Name and version of this formula as the receipt quotes it. Change it with any change of a number below. */
export const SCORE_FORMULA = "vouch-score/1";

export const KEYWORD_POINTS = 60;
/** Words that give all points of the length, and half of them. */
export const FULL_BAND = { from: 475, to: 600 } as const;
export const HALF_BAND = { from: 300, to: 800 } as const;
const ESSENTIAL_POINTS = 10;
const POINTS_PER_ESSENTIAL = 2.5;

/** Two decimals, halves up; inputs are never negative. */
export function roundToCents(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}

/**
 * The overall score and its parts from a scan result's own fields (product spec, section 5, 'Score rules').
 * Terms are compared as strings without case; the lists hold canonical labels, so this is the whole computation.
 */
export function scoreMatch({ lists, contact, structure, wordcount }: ScoreInput): Score {
  const asked = foldLabels([...lists.keyword.job, ...lists.soft.job, ...lists.hard.job]);
  const held = foldLabels([
    ...lists.keyword.resume,
    ...lists.soft.resume,
    ...lists.hard.resume,
    ...lists.matching,
  ]);
  const found = countShared(asked, held);
  const parts = {
    keywords: asked.size === 0 ? 0 : roundToCents((KEYWORD_POINTS * found) / asked.size),
    essentialInfo: scoreEssentialInfo(contact),
    structure: scoreStructure(structure),
    wordcount: scoreWordCount(wordcount),
  };
  return {
    overallScore: roundToCents(parts.keywords + parts.essentialInfo + parts.structure + parts.wordcount),
    parts,
    percentages: {
      hardSkills: sharePercent(lists.hard.job, held),
      softSkills: sharePercent(lists.soft.job, held),
      keywords: sharePercent(lists.keyword.job, held),
    },
    asked: asked.size,
    found,
  };
}

/** 10, less 2.5 for each missing item among phone, e-mail, address and LinkedIn. */
export function scoreEssentialInfo(contact: ScoreInput["contact"]): number {
  const missing = [contact.phone, contact.email, contact.address, contact.linkedin].filter(
    (value) => !value,
  ).length;
  return ESSENTIAL_POINTS - POINTS_PER_ESSENTIAL * missing;
}

/** 10 for good, 5 for average, otherwise 0. */
export function scoreStructure(structure: string): number {
  if (structure === "good") return 10;
  return structure === "average" ? 5 : 0;
}

/** 20 for 475–600 words, 10 for 300–474 and 601–800, otherwise 0. */
export function scoreWordCount(words: number): number {
  if (words >= FULL_BAND.from && words <= FULL_BAND.to) return 20;
  return words >= HALF_BAND.from && words <= HALF_BAND.to ? 10 : 0;
}

function foldLabels(labels: readonly string[]): Set<string> {
  return new Set(labels.map((label) => label.toLowerCase()));
}

function countShared(asked: ReadonlySet<string>, held: ReadonlySet<string>): number {
  let shared = 0;
  for (const label of asked) if (held.has(label)) shared += 1;
  return shared;
}

/** Matched count divided by the ad's count, times 100, two decimals; 0 when the ad asks for none. */
function sharePercent(asked: readonly string[], held: ReadonlySet<string>): number {
  const distinct = foldLabels(asked);
  return distinct.size === 0 ? 0 : roundToCents((100 * countShared(distinct, held)) / distinct.size);
}
