import { useEffect, useRef, useState } from "react";
import type { VersionOrigin } from "#contract/kept-document.ts";
import { applyEdit, type DocumentEdit } from "#engine/document/apply-edit.ts";
import { beginSave } from "#engine/document/replica.ts";
import type { DocumentLook, ResumeDocument, TemplateName } from "#engine/document/resume-document.ts";
import { callApi } from "../../api.ts";
import { useSession } from "../account/session-context.tsx";
import { forgetAskedTemplate, nameDocument, readAskedDocument, readAskedTemplate } from "./asked-address.ts";
import { DocumentKeeper, type Keeping, sendSave } from "./document-keeper.ts";
import { type Draft, draftOf } from "./draft.ts";
import { type EditHistory, NO_HISTORY, noteStep, redoStep, undoStep } from "./edit-history.ts";
import {
  dropRecord,
  listStored,
  makeRecord,
  noteOpened,
  readOpened,
  readRecord,
  type StoredRecord,
} from "./stored-record.ts";

type State = {
  draft: Draft | null;
  keeping: Keeping;
  origin: VersionOrigin | null;
  /** A document that was asked for by its address and is not there. */
  absent: boolean;
};

/**
 * A document in the making: kept in this browser after each change, the same in every tab that is open, and in the
 * account of whoever is signed in. `ready` tells that what was kept has been looked for.
 */
export function useEditor() {
  const session = useSession();
  const person = session == null ? session : { id: session.person?.id ?? null };
  const personId = person?.id ?? null;
  const [state, setState] = useState<State>({ draft: null, keeping: "browser", origin: null, absent: false });
  const [history, setHistory] = useState<EditHistory>(NO_HISTORY);
  const [ready, setReady] = useState(false);
  const [asked, setAsked] = useState<TemplateName | null>(null);
  const keeper = useRef<DocumentKeeper>(null);
  const { draft } = state;

  const open = (record: StoredRecord) => {
    keeper.current?.close();
    setHistory(NO_HISTORY);
    const { origin } = record;
    setState({ draft: draftOf(record.replica.document), keeping: "browser", origin, absent: false });
    keeper.current = new DocumentKeeper(record, (document, keeping) =>
      setState((before) => ({ ...before, keeping, draft: document === null ? null : draftOf(document) })),
    );
    if (personId !== null) keeper.current.own(personId);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is looked for once it is known who asks.
  useEffect(() => {
    const find = async () => {
      setAsked(readAskedTemplate());
      const record = await findRecord(readAskedDocument(), person ?? null);
      if (record === "absent") setState((before) => ({ ...before, absent: true }));
      else if (record !== null) open(record);
      setReady(true);
    };
    if (keeper.current === null && person !== undefined) void find();
    else if (personId !== null) keeper.current?.own(personId);
    if (personId !== null) void saveOthers(personId);
  }, [person === undefined, personId]);
  useEffect(() => () => keeper.current?.close(), []);

  const change = (document: ResumeDocument, field: string | null) => {
    if (draft === null) return;
    setHistory((before) => noteStep(before, { before: draft.document, after: document }, field));
    keeper.current?.change(document);
  };
  const edit = (...edits: readonly DocumentEdit[]) => {
    if (draft === null) return;
    const changed = edits.reduce((document, one) => applyEdit(document, one) ?? document, draft.document);
    if (changed !== draft.document) change(changed, edits.length === 1 ? fieldOf(edits[0]!) : null);
  };
  const step = (take: typeof undoStep) => () => {
    const taken = draft === null ? null : take(history, draft.document);
    if (taken === null) return;
    setHistory(taken.history);
    keeper.current?.change(taken.document);
  };
  useEffect(() => {
    if (asked === null || draft === null) return;
    if (draft.look.template !== asked)
      edit({ kind: "set-meta", value: { look: { ...draft.look, template: asked } } });
    forgetAskedTemplate();
    setAsked(null);
  });

  return {
    ready,
    ...state,
    id: keeper.current?.id ?? null,
    isSignedIn: personId !== null,
    asked,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Several at once are one step to undo. */
    edit,
    setLook: (look: DocumentLook) => edit({ kind: "set-meta", value: { look } }),
    begin: (document: ResumeDocument) => open(makeRecord(document)),
    /** A document of its own for one job, which begins as this one stands. */
    beginVersion: (ad: VersionOrigin["ad"]) => {
      const base = keeper.current?.stored;
      if (base === undefined) return;
      const { document } = base.replica;
      const of = base.owner === null ? null : base.id;
      const version = makeRecord(document, { origin: { of, base: document as VersionOrigin["base"], ad } });
      open(version);
      nameDocument(version.id);
    },
    startOver: () => {
      const kept = keeper.current;
      kept?.close();
      keeper.current = null;
      if (kept?.stored.owner === null) dropRecord(kept.id);
      noteOpened(null);
      nameDocument(null);
      setHistory(NO_HISTORY);
      setState({ draft: null, keeping: "browser", origin: null, absent: false });
    },
    undo: step(undoStep),
    redo: step(redoStep),
  };
}

export type Editor = ReturnType<typeof useEditor>;

/**
 * The document that the address names, else the one that was opened last; of nobody else's account. Where the server
 * cannot be reached (`person` is null) this browser's own is shown: signing out has emptied it.
 */
async function findRecord(
  id: string | null,
  person: { id: string | null } | null,
): Promise<StoredRecord | null | "absent"> {
  const stored = id === null ? readOpened() : readRecord(id);
  const isOurs = stored !== null && (person === null || stored.owner === null || stored.owner === person.id);
  if (isOurs) return stored;
  if (id === null) return null;
  const kept = await callApi("readKeptDocument", { params: { id } });
  if (!kept.ok) return "absent";
  const { seq, origin } = kept.answer;
  const document = kept.answer.document as ResumeDocument;
  return makeRecord(document, {
    id,
    owner: person?.id ?? null,
    origin,
    replica: { document, seen: { seq, document }, sent: null },
  });
}

/** What was written offline and has not been opened since; what the account has needs no place here. */
async function saveOthers(person: string): Promise<void> {
  for (const id of listStored()) {
    const record = readRecord(id);
    if (record?.owner !== person || readOpened()?.id === id) continue;
    const begun = beginSave(record.replica, crypto.randomUUID());
    const answer = begun === null ? null : await sendSave(record, begun.sent);
    if (answer === null || (answer.ok && answer.answer.saved)) dropRecord(id);
  }
}

function fieldOf(edit: DocumentEdit): string | null {
  if (edit.kind === "set-basics") return edit.field;
  return edit.kind === "set" ? `${edit.section} ${edit.id} ${edit.field}` : null;
}
