import type { TermHit } from "#engine/lexicon/term.ts";
import type { Chosen } from "./choose-lines.ts";
import type { Segment } from "./read-segments.ts";
import type { Source, SourceLine } from "./source.ts";

/** What one segment is judged by. */
export type ClaimContext = {
  segment: Segment;
  /** From here on the segment speaks of the ad, and facts of the ad may stand in it. */
  role: number;
  chosen: Chosen;
  source: Source;
  /** Concepts of the lexicon that the segment names. */
  hits: readonly TermHit[];
  /** What the clauses before it said again. */
  told: readonly SourceLine[];
};

/** Why a sentence is not believed. */
export type Reason = {
  code:
    | "number"
    | "skill"
    | "name"
    | "title"
    | "degree"
    | "ownership"
    | "outcome"
    | "superlative"
    | "pairing"
    | "unsupported";
  /** The words that were not found, or not found together. */
  detail: string;
};
