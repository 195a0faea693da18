import type { ToldFact } from "../facts/list-told.ts";
import type { Evidence, TermMatch } from "../match/match.ts";
import type { Check, Warning } from "../resume/model/resume.ts";
import type { Quote, Span } from "../text/span.ts";

/** Canonical labels of one comparison: what the ad asks for, and what the resume holds. */
export type LabelLists = { job: string[]; resume: string[] };

/** The three comparisons, and of all terms of the ad those that the resume has and has not (product spec, section 3). */
export type TermLists = Record<TermBucket, LabelLists> & { matching: string[]; missing: string[] };

export type ContactValues = {
  name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  linkedin: string | null;
};

/** Everything the score is computed from; a scan result holds it, so anyone can compute it again. */
export type ScoreInput = {
  lists: TermLists;
  contact: Omit<ContactValues, "name">;
  structure: string;
  wordcount: number;
};

export type ScoreParts = { keywords: number; essentialInfo: number; structure: number; wordcount: number };

export type Score = {
  overallScore: number;
  parts: ScoreParts;
  /** Matched share per category, 0 to 100 with two decimals; 0 when none were asked for. */
  percentages: { hardSkills: number; softSkills: number; keywords: number };
  /** Distinct terms of the ad, and how many of them the resume has. */
  asked: number;
  found: number;
};

/** The three comparisons of the report. */
export type TermBucket = "hard" | "soft" | "keyword";

export type ReportTerm = {
  label: string;
  kind: TermBucket;
  need: TermMatch["need"];
  status: TermMatch["status"];
  evidence: Evidence | null;
  /** What this term gives to the overall score, four decimals. */
  points: number;
  jobQuotes: Quote[];
  resumeQuotes: Quote[];
  wording: TermMatch["wording"];
};

/** What anyone needs to compute the score again. */
export type Receipt = {
  formula: string;
  engine: string;
  resumeSha256: string;
  jobSha256: string;
  asked: number;
  found: number;
  /** 60 / asked, four decimals; 0 when nothing was asked. */
  pointsPerTerm: number;
  terms: { term: string; found: boolean; points: number }[];
  /** Values that were the person's own word when this was scanned (`facts/list-told.ts`); the score rests on none. */
  told?: ToldFact[];
};

/** What a scan answers; `contract` says it in the product spec's names. Offsets are UTF-16 code units. */
export type Report = {
  resumeText: string;
  jobText: string;
  contact: ContactValues;
  lists: TermLists;
  structure: "good" | "average" | "poor";
  wordcount: number;
  score: Score;
  pages: number;
  columns: number;
  jobTitle: string | null;
  company: string | null;
  terms: ReportTerm[];
  resumeHighlights: Span[];
  jobHighlights: (Span & { found: boolean })[];
  checks: Check[];
  warnings: Warning[];
  hidden: { text: string; page: number; reason: string }[];
  receipt: Receipt;
};
