import type { AdNames, LetterPdfRequest } from "#contract/letter.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { FactAnswer } from "#engine/facts/fact.ts";
import type { Job } from "#engine/job/model/job.ts";
import type { LetterChoices } from "#engine/letter/choices.ts";
import type { ComposedLetter, Letter, Tone } from "#engine/letter/letter.ts";
import type { LetterPlan } from "#engine/letter/plan-letter.ts";
import type { VerifiedSentence } from "#engine/letter/verify-letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Work } from "#server/shared/work.ts";

/** What the person chose or said themselves; null where the ad is to say it. */
export type LetterOptions = {
  tone: Tone;
  company: string | null;
  jobTitle: string | null;
  /** What they confirmed, mended, chose or wrote themselves before the letter. */
  choices?: LetterChoices;
  /** Another wording of the same letter; 0 is the first. */
  variant?: number;
} & Told;

/** What they say of the resume's values. */
export type Told = { told?: readonly FactAnswer[] };

/** What a check is told beside resume and ad. */
export type Said = Pick<LetterOptions, "company" | "jobTitle" | "choices" | "told">;

/** Resume and ad as the engine read them: what a letter may say. Evidence points into `resume.text` and `job.text`. */
export type LetterReading = { resume: Resume; job: Job };

/** The look of a resume's template that a letter is set in, and what stands at its head. */
export type LetterLook = NonNullable<LetterPdfRequest["look"]>;

export type LetterRefusal = { ok: false; code: ProblemCode };
export type ComposeOutcome = ({ ok: true; composed: ComposedLetter } & LetterReading) | LetterRefusal;
export type CheckOutcome = ({ ok: true; sentences: VerifiedSentence[] } & LetterReading) | LetterRefusal;

export type PlanOutcome = ({ ok: true; plan: LetterPlan } & Pick<LetterReading, "job">) | LetterRefusal;

export type AdOutcome = ({ ok: true } & AdNames) | LetterRefusal;

export type PdfOutcome = { ok: true; pdf: Uint8Array } | LetterRefusal;

/** Writes and checks letters with the engine alone. What a file, an ad or a letter says never throws: it is a refusal. */
export type LetterWriter = {
  compose: (pdf: Uint8Array, jobText: string, options: LetterOptions, work: Work) => Promise<ComposeOutcome>;
  check: (pdf: Uint8Array, jobText: string, letter: string, said: Said, work: Work) => Promise<CheckOutcome>;
  /** What a letter means to say, before it is written. */
  plan: (pdf: Uint8Array, jobText: string, options: LetterOptions, work: Work) => Promise<PlanOutcome>;
  /** Title and company as an ad says them. */
  readAd: (jobText: string, work: Work) => Promise<AdOutcome>;
  /** The letter as a tagged PDF; the same letter gives the same bytes. */
  writePdf: (
    letter: string,
    options: { title: string; paper: "a4" | "letter"; look?: LetterLook },
    work: Work,
  ) => Promise<PdfOutcome>;
};

export type ModelInput = LetterReading &
  Work & {
    options: LetterOptions;
    /** The letter the engine wrote, with sentences and evidence: what stands in wherever the model's sentence is not vouched for. */
    composed: ComposedLetter;
    /** Told the letter as far as it is written and vouched for; the finished one may say other things in other places. */
    onText?: (partial: string) => void;
  };

/** Every sentence of it is vouched for; `composer` where the model was of no use and the composed letter stands. */
export type ModelLetter = Letter & { writtenBy: "model" | "composer" };

/**
 * A letter written with a language model. It never costs the person the letter: a model that is down, slow, wrong or
 * talked into something answers with the composed one. Rejects only with the signal's reason.
 */
export type ModelWriter = {
  /** What the page calls it, e.g. 'gpt-5-mini at OpenAI'. */
  name: string;
  write: (input: ModelInput) => Promise<ModelLetter>;
  /** The exact text that would leave this server for the model, with contacts masked. */
  preview: (input: Omit<ModelInput, keyof Work | "onText">) => string;
};
