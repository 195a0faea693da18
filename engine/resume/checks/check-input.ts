import type { Quote } from "../../text/span.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import type { Line, ReadPages } from "../model/line.ts";
import type { CheckResult, Resume, ResumeJob } from "../model/resume.ts";

/** A resume as far as it was read before anything was judged. */
export type Reading = Omit<Resume, "checks" | "structurePoints" | "structure" | "warnings">;

/** What the rules look at; worked out once for all of them. */
export type CheckInput = {
  resume: Reading;
  pages: ReadPages;
  units: readonly Unit[];
  /** Jobs, latest first as printed. */
  jobs: readonly ResumeJob[];
  /** What was done: of the jobs, or of projects, voluntary work and studies where there are none. */
  bullets: readonly Quote[];
  /** Some rules read English only and let other languages pass. */
  english: boolean;
  /** Months the dated jobs cover together, counted to the latest date the resume itself prints. */
  months: number;
};

export type Finding = {
  result: CheckResult;
  message: string;
  evidence: { quote: string; page: number | null }[];
};

type Rule = (message: string, evidence?: Finding["evidence"]) => Finding;
export const pass: Rule = (message, evidence = []) => ({ result: "pass", message, evidence });
export const improve: Rule = (message, evidence = []) => ({ result: "improve", message, evidence });
export const fix: Rule = (message, evidence = []) => ({ result: "fix", message, evidence });

/** The page on which an offset of the text stands. */
export function pageOf(lines: readonly Line[], offset: number): number | null {
  return lines.find((line) => offset >= line.start && offset <= line.end)?.page ?? null;
}

/** Up to three quotes with their pages, shortened to what fits a line of the report. */
export function quoteSome(quotes: readonly Quote[], lines: readonly Line[]): Finding["evidence"] {
  return quotes
    .slice(0, 3)
    .map(({ quote, start }) => ({ quote: shorten(quote), page: pageOf(lines, start) }));
}

/** Whole words up to about a hundred characters. */
export function shorten(text: string): string {
  const tidy = text.replace(/\s+/g, " ").trim();
  if (tidy.length <= 110) return tidy;
  return `${tidy.slice(0, 110).replace(/\s+\S*$/, "")} …`;
}
