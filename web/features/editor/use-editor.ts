import { useEffect, useReducer, useState } from "react";
import type { DocumentLook, TemplateName } from "#contract/resume-document.ts";
import { applyEdit, type DocumentEdit } from "#engine/document/apply-edit.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { forgetAskedTemplate, readAskedTemplate } from "./asked-template.ts";
import { type Draft, FIRST_LOOK, keepDraft, readDraft } from "./stored-draft.ts";

const CHANNEL = "vouch-resume-document";

type State = {
  draft: Draft | null;
  /** Changes that undo, the last one first; and those that were undone. */
  past: readonly DocumentEdit[];
  future: readonly DocumentEdit[];
  /** The field that was changed last: letters typed into one field are one step. */
  field: string | null;
};

type Action =
  | { kind: "edit"; edit: DocumentEdit }
  | { kind: "edited-elsewhere"; edit: DocumentEdit }
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "look"; look: DocumentLook }
  | { kind: "replace"; draft: Draft | null };

const NOTHING: State = { draft: null, past: [], future: [], field: null };

/**
 * A document in the making: kept in this browser after each change, the same in every tab that is open. `ready` tells
 * that what was kept has been looked for.
 */
export function useEditor() {
  const [state, dispatch] = useReducer(reduce, NOTHING);
  const [ready, setReady] = useState(false);
  const [kept, setKept] = useState(true);
  const [asked, setAsked] = useState<TemplateName | null>(null);
  const { draft } = state;

  useEffect(() => {
    dispatch({ kind: "replace", draft: readDraft() });
    setAsked(readAskedTemplate());
    setReady(true);
  }, []);
  useEffect(() => {
    if (ready) setKept(keepDraft(draft));
  }, [ready, draft]);
  const tell = useOtherTabs(dispatch);
  const setLook = (look: DocumentLook) => {
    dispatch({ kind: "look", look });
    tell({ kind: "look", look });
  };
  useEffect(() => {
    if (asked === null || draft === null) return;
    if (draft.look.template !== asked) setLook({ ...draft.look, template: asked });
    forgetAskedTemplate();
    setAsked(null);
  });

  return {
    ready,
    kept,
    draft,
    asked,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    edit: (edit: DocumentEdit) => {
      dispatch({ kind: "edit", edit });
      tell({ kind: "edited-elsewhere", edit });
    },
    setLook,
    begin: (document: ResumeDocument) => {
      const begun: Action = { kind: "replace", draft: { document, look: FIRST_LOOK } };
      dispatch(begun);
      tell(begun);
    },
    startOver: () => {
      dispatch({ kind: "replace", draft: null });
      tell({ kind: "replace", draft: null });
    },
    undo: () => {
      const edit = state.past[0];
      dispatch({ kind: "undo" });
      if (edit !== undefined) tell({ kind: "edited-elsewhere", edit });
    },
    redo: () => {
      const edit = state.future[0];
      dispatch({ kind: "redo" });
      if (edit !== undefined) tell({ kind: "edited-elsewhere", edit });
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

function useOtherTabs(dispatch: (action: Action) => void): (action: Action) => void {
  const [channel, setChannel] = useState<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.addEventListener("message", ({ data }) => dispatch(data as Action));
    setChannel(opened);
    return () => opened.close();
  }, [dispatch]);
  return (action) => channel?.postMessage(action);
}

function reduce(state: State, action: Action): State {
  const { draft, past, future } = state;
  if (action.kind === "replace") return { ...NOTHING, draft: action.draft };
  if (draft === null) return state;
  if (action.kind === "look") return { ...state, draft: { ...draft, look: action.look } };
  const edit = action.kind === "undo" ? past[0] : action.kind === "redo" ? future[0] : action.edit;
  const applied = edit === undefined ? null : applyEdit(draft.document, edit);
  if (applied === null || edit === undefined) return state;
  const changed = { ...state, draft: { ...draft, document: applied.document } };
  switch (action.kind) {
    case "edited-elsewhere":
      return changed;
    case "undo":
      return { ...changed, past: past.slice(1), future: [applied.inverse, ...future], field: null };
    case "redo":
      return { ...changed, past: [applied.inverse, ...past], future: future.slice(1), field: null };
    case "edit": {
      const field = fieldOf(edit);
      const sameField = field !== null && field === state.field;
      return { ...changed, past: sameField ? past : [applied.inverse, ...past], future: [], field };
    }
  }
}

function fieldOf(edit: DocumentEdit): string | null {
  if (edit.kind === "set-basics") return edit.field;
  return edit.kind === "set" ? `${edit.section} ${edit.id} ${edit.field}` : null;
}
