import type { Match } from "#engine/match/match.ts";
import { type RankedRequirement, rankRequirements } from "#engine/match/rank-requirements.ts";
import { isRealizable } from "./realize-term.ts";

const SAID = new Set(["hard", "certificate", "language", "soft"]);

/** What the ad asks for and a letter can name. */
export function rankAsked(match: Match): RankedRequirement[] {
  return rankRequirements(match).filter(({ term }) => SAID.has(term.kind) && isRealizable(term));
}

/** Of that, what the resume shows, most plainly first. */
export function rankShown(asked: readonly RankedRequirement[]): RankedRequirement[] {
  return asked.filter(({ shown }) => shown > 0).sort((a, b) => b.shown - a.shown);
}
