import type { DraftVerdict } from "#engine/letter/verify-drafts.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Work } from "#server/shared/work.ts";
import { findFormFault } from "./find-form-fault.ts";
import type { ModelInput } from "./letter-writer.ts";
import { placeDraft } from "./place-sentence.ts";
import type { Slot } from "./stitch-letter.ts";

/** Judges sentences each by itself, by default against them: a sentence is vouched for where all it states was found. */
export type CheckSentences = (
  sentences: readonly string[],
  about: Pick<ModelInput, "resume" | "job" | "options">,
  work: Work,
) => Promise<DraftVerdict[]>;

/** What came of a model's sentence. */
export type Draft = { text: string; slot: Slot; faults: string };

/** A judge of a model's sentences for one letter, which judges no sentence twice. */
export function openDrafts(input: ModelInput, judge: CheckSentences) {
  const drafts = new Map<string, Draft>();
  return {
    judge: async (paragraphs: readonly (readonly string[])[]): Promise<Draft[][]> => {
      const fresh = [...new Set(paragraphs.flat())].filter((text) => !drafts.has(text));
      const judgeable = fresh.filter((text) => {
        const fault = findFormFault(text);
        if (fault !== null) drafts.set(text, { text, slot: null, faults: fault });
        return fault === null;
      });
      const judged = judgeable.length === 0 ? [] : await judge(judgeable, input, input);
      for (const [index, text] of judgeable.entries())
        drafts.set(text, toDraft(text, judged[index]!, input.resume));
      return paragraphs.map((sentences) => sentences.map((text) => drafts.get(text)!));
    },
  };
}

function toDraft(text: string, { vouched, reasons, evidence, jobs }: DraftVerdict, resume: Resume): Draft {
  if (!vouched)
    return { text, slot: null, faults: reasons.map(({ code, detail }) => `${code} (${detail})`).join("; ") };
  // What states nothing needs no model: the composed opening and closing are courteous enough.
  if (evidence.length === 0)
    return { text, slot: null, faults: "it states nothing that the resume or the ad shows" };
  return { text, slot: placeDraft({ text, evidence }, jobs, resume), faults: "" };
}
