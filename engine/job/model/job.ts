import type { Need } from "../../knowledge/ads/need.ts";
import type { JobSection } from "../../knowledge/locales/ad-section-kind.ts";
import type { DegreeLevel } from "../../knowledge/locales/degree-level.ts";
import type { TermHit } from "../../lexicon/term.ts";
import type { Block } from "../../text/block.ts";
import type { Quote, Span } from "../../text/span.ts";

export type { DegreeLevel, JobSection, Need };

/** A term the ad asks for. Offsets are into the ad's original text. */
export type RequiredTerm = {
  id: string;
  label: string;
  kind: TermHit["kind"];
  need: Need;
  /** Every place where the ad says it, first to last. */
  quotes: Quote[];
};

export type YearsRequirement = Quote & {
  minimum: number;
  maximum: number | null;
  of: string | null;
  need: Need;
};

export type DegreeRequirement = Quote & {
  level: DegreeLevel;
  fields: string[];
  orExperience: boolean;
  need: Need;
};

export type Condition = Quote & {
  kind:
    | "clearance"
    | "driving-licence"
    | "shift"
    | "travel"
    | "remote"
    | "on-site"
    | "lifting"
    | "right-to-work"
    | "other";
};

/** A wording that may be the title or the employer, and how often such a one is right, 0 to 1. */
export type NameGuess = Quote & { confidence: number };

export type Job = {
  /** The ad exactly as given. */
  text: string;
  blocks: Block[];
  sections: (Span & { kind: JobSection; heading: string | null })[];
  /** What is believed, which is the first of `titles`; null where none is sure enough to be said without asking. */
  title: Quote | null;
  company: Quote | null;
  /** The likeliest wordings, best first, for whoever asks when unsure. */
  titles: NameGuess[];
  companies: NameGuess[];
  seniority: string | null;
  terms: RequiredTerm[];
  years: YearsRequirement[];
  degrees: DegreeRequirement[];
  conditions: Condition[];
};
