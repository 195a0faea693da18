import type { TermHit } from "../lexicon/term.ts";
import type { Block } from "../text/block.ts";
import type { Quote, Span } from "../text/span.ts";

export type JobSection =
  | "about"
  | "summary"
  | "responsibilities"
  | "requirements"
  | "preferred"
  | "education"
  | "benefits"
  | "pay"
  | "equal-opportunity"
  | "apply"
  | "other";

export type Need = "must" | "stated" | "nice";

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

export type DegreeLevel = "secondary" | "vocational" | "associate" | "bachelor" | "master" | "doctorate";
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

export type Job = {
  /** The ad exactly as given. */
  text: string;
  blocks: Block[];
  sections: (Span & { kind: JobSection; heading: string | null })[];
  title: Quote | null;
  company: Quote | null;
  seniority: string | null;
  terms: RequiredTerm[];
  years: YearsRequirement[];
  degrees: DegreeRequirement[];
  conditions: Condition[];
};
