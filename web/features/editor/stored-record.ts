import * as z from "zod/mini";
import type { VersionOrigin } from "#contract/kept-document.ts";
import { documentLook, resumeDocument } from "#contract/resume-document.ts";
import type { Replica } from "#engine/document/replica.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";

/** Which document was opened last; and before each document's id, where it is kept. */
const OPENED = "vouch-resume-document";
const keyOf = (id: string) => `${OPENED}:${id}`;

/** A document in this browser. */
export type StoredRecord = {
  id: string;
  /** Whose account keeps it; null of one that is in this browser alone. */
  owner: string | null;
  replica: Replica;
  origin: VersionOrigin | null;
  /** The origin has changed since it was sent. */
  isRebased?: boolean;
  /** How often each tab has written it. */
  clock: Record<string, number>;
};

const seq = z.number();
const storedRecord = z.object({
  id: z.uuid(),
  owner: z.nullable(z.string()),
  replica: z.object({
    document: resumeDocument,
    seen: z.nullable(z.object({ seq, document: resumeDocument })),
    sent: z.nullable(z.object({ saveId: z.string(), seq, document: resumeDocument })),
  }),
  origin: z.nullable(z.looseObject({ base: resumeDocument, ad: z.looseObject({ text: z.string() }) })),
  isRebased: z.optional(z.boolean()),
  clock: z.record(z.string(), z.number()),
});
/** As documents were kept before they had names. */
const unnamedDraft = z.object({ document: resumeDocument, look: documentLook });

export function makeRecord(document: ResumeDocument, more: Partial<StoredRecord> = {}): StoredRecord {
  const replica: Replica = { document, seen: null, sent: null };
  return { id: crypto.randomUUID(), owner: null, replica, origin: null, clock: {}, ...more };
}

/** What is kept of a document; null where nothing is, or nothing that we can read. */
export function readRecord(id: string): StoredRecord | null {
  const parsed = z.safeParse(storedRecord, readJson(keyOf(id)));
  return parsed.success ? (parsed.data as StoredRecord) : null;
}

/** Whether it is kept: a browser may be full, or not let us. */
export function writeRecord(record: StoredRecord): boolean {
  return write(keyOf(record.id), JSON.stringify(record));
}

export function dropRecord(id: string): void {
  write(keyOf(id), null);
  if (readJson(OPENED) === id) write(OPENED, null);
}

export function noteOpened(id: string | null): void {
  write(OPENED, id === null ? null : JSON.stringify(id));
}

/** The document that was opened last. */
export function readOpened(): StoredRecord | null {
  const opened = readJson(OPENED);
  if (typeof opened === "string") return readRecord(opened);
  const draft = z.safeParse(unnamedDraft, opened);
  if (!draft.success) return null;
  const { document, look } = draft.data as { document: ResumeDocument; look: object };
  const meta = { ...document.meta, vouch: { ...document.meta?.vouch, look } } as ResumeDocument["meta"];
  const record = makeRecord({ ...document, ...(meta === undefined ? {} : { meta }) });
  writeRecord(record);
  noteOpened(record.id);
  return record;
}

/** Ids of all documents in this browser. */
export function listStored(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf("")));
    return keys.map((key) => key.slice(keyOf("").length));
  } catch {
    return [];
  }
}

/** Tells when another tab has written a document. */
export function watchRecords(onChange: (id: string) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keyOf(""))) onChange(key?.slice(keyOf("").length) ?? "");
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
