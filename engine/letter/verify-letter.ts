import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { Job } from "#engine/job/model/job.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import type { Quote, Span } from "#engine/text/span.ts";
import { type LetterChoices, NO_CHOICES } from "./choices.ts";
import { listTold } from "./take-choices.ts";
import { checkSentence } from "./verify/check-sentence.ts";
import type { Reason } from "./verify/claim-context.ts";
import { type Doubt, findDoubts } from "./verify/find-doubts.ts";
import { openSource, type Source } from "./verify/source.ts";
import { splitSentences } from "./verify/split-sentences.ts";

export type LetterEvidence = Quote & { source: "resume" | "job" };

/** A sentence of a letter: vouched for only where every fact in it was found; `evidence` is where, `reasons` what was not. */
export type VerifiedSentence = Span & {
  text: string;
  vouched: boolean;
  /**
   * 'contradicted' where a line that otherwise says the same has another number, employer, date or title; 'doubtful' where
   * all was found, and some of it in a value that was not surely read.
   */
  verdict: "supported" | "doubtful" | "not-found" | "contradicted";
  /** Values that the sentence rests on and that were not surely read. */
  doubts: Doubt[];
  evidence: LetterEvidence[];
  reasons: Reason[];
};

/**
 * Checks every sentence of a letter against the resume and the ad, whoever wrote it: what is not found there is not
 * vouched for. Offsets of sentences are into `text`. `named` is the company and title the person gave, where the ad has none.
 */
export function verifyLetter(
  text: string,
  resume: Resume,
  job: Job,
  named: { company?: string | null; jobTitle?: string | null } = {},
  choices: LetterChoices = NO_CHOICES,
): { sentences: VerifiedSentence[] } {
  return rememberWithin(() => {
    const said = applyFacts(resume, choices.facts);
    const told = listTold(said, choices);
    return { sentences: verifySentences(text, openSource(said, job, named, told)) };
  });
}

/** The same with a source that is open already. */
export function verifySentences(text: string, source: Source): VerifiedSentence[] {
  return splitSentences(text).map((span) => {
    const sentence = text.slice(span.start, span.end);
    const { reasons, evidence, contradicted } = checkSentence(sentence, source);
    const vouched = reasons.length === 0;
    const doubts = vouched ? findDoubts(sentence, source) : [];
    const verdict = vouched
      ? doubts.length > 0
        ? "doubtful"
        : "supported"
      : contradicted
        ? "contradicted"
        : "not-found";
    return { ...span, text: sentence, vouched, verdict, doubts, evidence, reasons };
  });
}
