import { mergeDocuments } from "#engine/document/merge-documents.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";

/** A change that was made here: the document before and after it. */
type Step = { before: ResumeDocument; after: ResumeDocument };

/** Changes to take back, the last one first, and those that were taken back. */
export type EditHistory = {
  past: readonly Step[];
  future: readonly Step[];
  /** The field that was changed last: letters typed into one field are one step. */
  field: string | null;
};

export const NO_HISTORY: EditHistory = { past: [], future: [], field: null };
const STEPS_KNOWN = 200;

export function noteStep(history: EditHistory, step: Step, field: string | null): EditHistory {
  const [last, ...earlier] = history.past;
  const goesOn = last !== undefined && field !== null && field === history.field;
  const past = goesOn ? [{ before: last.before, after: step.after }, ...earlier] : [step, ...history.past];
  return { past: past.slice(0, STEPS_KNOWN), future: [], field };
}

/** Takes the last step back out of the document, and leaves what others changed meanwhile. */
export function undoStep(history: EditHistory, document: ResumeDocument) {
  const [step, ...past] = history.past;
  if (step === undefined) return null;
  return {
    document: mergeDocuments(step.after, step.before, document),
    history: { past, future: [step, ...history.future], field: null },
  };
}

export function redoStep(history: EditHistory, document: ResumeDocument) {
  const [step, ...future] = history.future;
  if (step === undefined) return null;
  return {
    document: mergeDocuments(step.before, step.after, document),
    history: { past: [step, ...history.past], future, field: null },
  };
}
