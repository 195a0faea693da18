import { useState } from "react";
import { applyEdit, type DocumentEdit } from "#engine/document/apply-edit.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { type EditHistory, NO_HISTORY, noteStep, redoStep, undoStep } from "./edit-history.ts";

/** Edits of a document and the way back; `change` takes what it becomes. */
export function useEditSteps(document: ResumeDocument | null, change: (document: ResumeDocument) => void) {
  const [history, setHistory] = useState<EditHistory>(NO_HISTORY);
  const step = (take: typeof undoStep) => () => {
    const taken = document === null ? null : take(history, document);
    if (taken === null) return;
    setHistory(taken.history);
    change(taken.document);
  };
  return {
    /** Several at once are one step to undo. */
    edit: (...edits: readonly DocumentEdit[]) => {
      if (document === null) return;
      const after = edits.reduce((before, one) => applyEdit(before, one) ?? before, document);
      if (after === document) return;
      const field = edits.length === 1 ? fieldOf(edits[0]!) : null;
      setHistory((before) => noteStep(before, { before: document, after }, field));
      change(after);
    },
    /** Another document in its place, as one step. */
    replace: (after: ResumeDocument) => {
      if (document === null) return;
      setHistory((before) => noteStep(before, { before: document, after }, null));
      change(after);
    },
    undo: step(undoStep),
    redo: step(redoStep),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Another document is opened, or none. */
    forget: () => setHistory(NO_HISTORY),
  };
}

function fieldOf(edit: DocumentEdit): string | null {
  if (edit.kind === "set-basics") return edit.field;
  return edit.kind === "set" ? `${edit.section} ${edit.id} ${edit.field}` : null;
}
