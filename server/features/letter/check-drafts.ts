import type { DraftVerdict } from "#engine/letter/verify-drafts.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Work } from "#server/shared/work.ts";
import { findFormFault } from "./find-form-fault.ts";
import type { ModelInput } from "./letter-writer.ts";
import { placeDraft } from "./place-sentence.ts";
import { type ModelCard, type ModelPlan, planForModel } from "./plan-for-model.ts";
import type { CitedSentence } from "./read-model-text.ts";
import type { Slot } from "./stitch-letter.ts";

/** Judges sentences each by itself, by default against them: a sentence is vouched for where all it states was found. */
export type CheckSentences = (
  sentences: readonly string[],
  about: Pick<ModelInput, "resume" | "job" | "options">,
  work: Work,
) => Promise<DraftVerdict[]>;

/** What came of a model's sentence. */
export type Draft = { text: string; slot: Slot; faults: string; cards: readonly string[] };

/** A judge of a model's sentences for one letter, which judges no sentence twice. */
export function openDrafts(input: ModelInput, judge: CheckSentences) {
  const drafts = new Map<string, Draft>();
  const plan = planForModel(input);
  const cited = new Map<string, readonly string[]>();
  const citesOf = (text: string) => cited.get(text) ?? [];
  return {
    /** Sentences in paragraphs, by the job of the cards they tell. */
    cite: (sentences: readonly CitedSentence[]): string[][] => {
      const paragraphs: { job: number | null; texts: string[] }[] = [];
      for (const { text, cards = [] } of sentences) {
        cited.set(text, cards);
        const job = plan.cards.find(({ id }) => cards.includes(id))?.job ?? null;
        const last = paragraphs.at(-1);
        if (last !== undefined && last.job === job) last.texts.push(text);
        else paragraphs.push({ job, texts: [text] });
      }
      return paragraphs.map(({ texts }) => texts);
    },
    judge: async (paragraphs: readonly (readonly string[])[]): Promise<Draft[][]> => {
      const fresh = [...new Set(paragraphs.flat())].filter((text) => !drafts.has(text));
      const judgeable = fresh.filter((text) => {
        const fault = findFormFault(text);
        if (fault !== null) drafts.set(text, { text, slot: null, faults: fault, cards: citesOf(text) });
        return fault === null;
      });
      const judged = judgeable.length === 0 ? [] : await judge(judgeable, input, input);
      for (const [index, text] of judgeable.entries())
        drafts.set(text, toDraft(text, judged[index]!, { resume: input.resume, plan, cards: citesOf(text) }));
      return paragraphs.map((sentences) => sentences.map((text) => drafts.get(text)!));
    },
  };
}

type About = { resume: Resume; plan: ModelPlan; cards: readonly string[] };

function toDraft(
  text: string,
  { vouched, reasons, evidence, jobs }: DraftVerdict,
  { resume, plan, cards }: About,
): Draft {
  const refuse = (faults: string): Draft => ({ text, slot: null, faults, cards });
  if (!vouched) return refuse(reasons.map(({ code, detail }) => `${code} (${detail})`).join("; "));
  // What states nothing needs no model: the composed opening and closing are courteous enough.
  if (evidence.length === 0) return refuse("it states nothing that the resume or the ad shows");
  if (
    !restsOn(
      evidence,
      plan.cards.filter(({ id }) => cards.includes(id)),
    )
  )
    return refuse("its own cards do not say so");
  return { text, slot: placeDraft({ text, evidence }, jobs, resume), faults: "", cards };
}

/** A sentence that names its cards must rest on one of them; whoever names none is judged against the resume alone. */
function restsOn(evidence: DraftVerdict["evidence"], cards: readonly ModelCard[]): boolean {
  const lines = evidence.filter(({ source }) => source === "resume");
  return (
    cards.length === 0 ||
    lines.length === 0 ||
    lines.some(({ start, end }) => cards.some(({ quote }) => start < quote.end && end > quote.start))
  );
}
