import { useEffect, useRef, useState } from "react";
import type { VersionOrigin } from "#contract/kept-document.ts";
import type { DocumentEdit } from "#engine/document/apply-edit.ts";
import { beginSave } from "#engine/document/replica.ts";
import type { DocumentLook, ResumeDocument, TemplateName } from "#engine/document/resume-document.ts";
import { callApi } from "../../api.ts";
import { useSession } from "../account/session-context.tsx";
import { forgetAskedTemplate, nameDocument, readAskedDocument, readAskedTemplate } from "./asked-address.ts";
import { DocumentKeeper, type OpenDocument, sendSave } from "./document-keeper.ts";
import { type Draft, draftOf } from "./draft.ts";
import {
  dropRecord,
  listStored,
  makeRecord,
  noteOpened,
  readOpened,
  readRecord,
  type StoredRecord,
} from "./stored-record.ts";
import { useEditSteps } from "./use-edit-steps.ts";

type State = Omit<OpenDocument, "document"> & {
  draft: Draft | null;
  /** A document that was asked for by its address and is not there. */
  absent: boolean;
};

const NOTHING_OPEN: State = {
  draft: null,
  keeping: "browser",
  origin: null,
  isInAccount: false,
  absent: false,
};

function stateOf(open: OpenDocument | null): State {
  if (open === null) return NOTHING_OPEN;
  const { document, ...kept } = open;
  return { ...kept, draft: draftOf(document), absent: false };
}

/**
 * A document in the making: kept in this browser after each change, the same in every tab that is open, and in the
 * account of whoever is signed in. `ready` tells that what was kept has been looked for.
 */
export function useEditor() {
  const session = useSession();
  const person = session == null ? session : { id: session.person?.id ?? null };
  const personId = person?.id ?? null;
  const [state, setState] = useState<State>(NOTHING_OPEN);
  const [ready, setReady] = useState(false);
  const keeper = useRef<DocumentKeeper>(null);
  const { draft } = state;
  const { edit, replace, forget, ...undo } = useEditSteps(draft?.document ?? null, (document) =>
    keeper.current?.change(document),
  );
  const { asked, lookForAsked } = useAskedTemplate(draft, edit);

  const open = (record: StoredRecord) => {
    keeper.current?.close();
    forget();
    keeper.current = new DocumentKeeper(record, (opened) => setState(stateOf(opened)));
    if (personId !== null) keeper.current.own(personId);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is looked for once it is known who asks.
  useEffect(() => {
    const find = async () => {
      lookForAsked();
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

  return {
    ready,
    ...state,
    id: keeper.current?.id ?? null,
    isSignedIn: personId !== null,
    asked,
    edit,
    ...undo,
    setLook: (look: DocumentLook) => edit({ kind: "set-meta", value: { look } }),
    /** The version with what it takes of its resume as that is now. */
    takeOver: (document: ResumeDocument, base: ResumeDocument) => {
      replace(document);
      keeper.current?.takeBase(base as VersionOrigin["base"]);
    },
    begin: (document: ResumeDocument) => open(makeRecord(document)),
    /** A document of its own for one job, which begins as this one stands. */
    beginVersion: (ad: VersionOrigin["ad"]) => {
      const base = keeper.current?.stored;
      if (base === undefined) return;
      const version = makeVersion(base, ad);
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
      forget();
      setState(NOTHING_OPEN);
    },
  };
}

function makeVersion({ id, replica }: StoredRecord, ad: VersionOrigin["ad"]): StoredRecord {
  const base = replica.document as VersionOrigin["base"];
  return makeRecord(replica.document, { origin: { of: id, base, ad } });
}

/** The template that the address asked for, which is set once a document is open. */
function useAskedTemplate(draft: Draft | null, edit: (edit: DocumentEdit) => void) {
  const [asked, setAsked] = useState<TemplateName | null>(null);
  useEffect(() => {
    if (asked === null || draft === null) return;
    if (draft.look.template !== asked)
      edit({ kind: "set-meta", value: { look: { ...draft.look, template: asked } } });
    forgetAskedTemplate();
    setAsked(null);
  });
  return { asked, lookForAsked: () => setAsked(readAskedTemplate()) };
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
