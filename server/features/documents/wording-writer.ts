import type { WordingAnswer } from "#contract/wording-proposals.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { WordingPlan } from "#engine/tailor/plan-wordings.ts";
import type { PlannedLine } from "#engine/tailor/tailored-line.ts";
import type { Work } from "#server/shared/work.ts";
import type { DocumentRefusal } from "./document-writer.ts";

/** A wording that a model wrote of a planned line. */
export type WordingDraft = { line: PlannedLine; text: string; inSummary: boolean };

/** Plans and judges with the engine alone. */
export type WordingJudge = {
  plan: (
    document: ResumeDocument,
    jobText: string,
    work: Work,
  ) => Promise<{ ok: true; plan: WordingPlan } | DocumentRefusal>;
  /** What is at fault in each. */
  judge: (drafts: readonly WordingDraft[], work: Work) => Promise<string[][]>;
};

export type WordingInput = Work & { document: ResumeDocument; plan: WordingPlan };

/**
 * Words lines anew with a language model of which nothing is believed. What it wrote is given back only where its own line
 * vouches for it.
 */
export type WordingWriter = {
  /** What the page calls it, e.g. 'gpt-5-mini at OpenAI'. */
  name: string;
  /** @throws Problem 'model-not-reached' or 'model-answer-unusable'; the signal's reason. */
  write: (input: WordingInput) => Promise<WordingAnswer>;
  /** The exact text that would leave this server for the model, with contacts masked. */
  preview: (input: Omit<WordingInput, keyof Work>) => string;
};
