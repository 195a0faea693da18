import type { SaveDocumentRequest, SavedDocument } from "#contract/kept-document.ts";
import { Problem } from "#contract/problem.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { sameValue } from "#engine/document/same-value.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { documentSaves, documents } from "#server/adapters/store/schema-documents.ts";
import { and, eq, lte } from "#server/adapters/store/sql.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";

/** Saves that are known when they come again. One that is older is merged as anybody else's would be. */
const SAVES_KNOWN = 500;

export type DocumentSave = SaveDocumentRequest & { userId: string; id: string };

/**
 * Keeps a document if it came of the newest save; else answers with the newest, for the browser to merge. The same save
 * sent again is kept once.
 *
 * @throws Problem 'document-not-found' where it has been deleted; 'storage-full', 'session-expired'.
 */
export async function saveDocument(
  store: Store,
  runtime: Runtime,
  save: DocumentSave,
): Promise<SavedDocument> {
  return saveWithinStorage(store, save.userId, async () => {
    const isThis = and(eq(documents.userId, save.userId), eq(documents.id, save.id));
    const [kept] = await store
      .db()
      .select({
        seq: documents.seq,
        document: documents.document,
        deletedAt: documents.deletedAt,
        jobTitle: documents.jobTitle,
        company: documents.company,
        isVersion: documents.isVersion,
      })
      .from(documents)
      .where(isThis);
    if (kept === undefined ? save.seq > 0 : kept.deletedAt !== null) throw new Problem("document-not-found");
    if (kept === undefined) return insertDocument(store, runtime, save);
    const rebased = kept.isVersion && save.origin !== undefined ? { origin: save.origin } : null;
    if (await isKnown(store, save)) {
      if (rebased !== null) await store.db().update(documents).set(rebased).where(isThis);
      return answer(kept.seq, true, kept.document, save);
    }
    if (kept.seq !== save.seq) return answer(kept.seq, false, kept.document, save);
    const seq = kept.seq + 1;
    await store
      .db()
      .update(documents)
      .set({ seq, updatedAt: runtime.now(), ...columnsOf(save, kept), ...rebased })
      .where(isThis);
    await noteSave(store, save, seq);
    return answer(seq, true, null, save);
  });
}

const answer = (
  seq: number,
  saved: boolean,
  newest: ResumeDocument | null,
  { document }: DocumentSave,
): SavedDocument => ({
  seq,
  saved,
  document: newest === null || sameValue(newest, document) ? null : newest,
});

async function insertDocument(store: Store, runtime: Runtime, save: DocumentSave): Promise<SavedDocument> {
  const { userId, id, origin = null } = save;
  const now = runtime.now();
  await store
    .db()
    .insert(documents)
    .values({
      userId,
      id,
      createdAt: now,
      updatedAt: now,
      seq: 1,
      origin,
      scanId: plain(origin?.ad.scanId),
      isVersion: origin !== null,
      ...columnsOf(save, { jobTitle: plain(origin?.ad.title), company: plain(origin?.ad.company) }),
    });
  await noteSave(store, save, 1);
  return answer(1, true, null, save);
}

async function isKnown(store: Store, { userId, id, saveId }: DocumentSave): Promise<boolean> {
  const [known] = await store
    .db()
    .select({ seq: documentSaves.seq })
    .from(documentSaves)
    .where(
      and(
        eq(documentSaves.userId, userId),
        eq(documentSaves.documentId, id),
        eq(documentSaves.saveId, saveId),
      ),
    );
  return known !== undefined;
}

async function noteSave(store: Store, { userId, id, saveId }: DocumentSave, seq: number): Promise<void> {
  await store.db().insert(documentSaves).values({ userId, documentId: id, saveId, seq });
  await store
    .db()
    .delete(documentSaves)
    .where(
      and(
        eq(documentSaves.userId, userId),
        eq(documentSaves.documentId, id),
        lte(documentSaves.seq, seq - SAVES_KNOWN),
      ),
    );
}

/** PostgreSQL's text takes every character but the one numbered zero. */
const plain = (text: string | null | undefined): string | null =>
  (text ?? "").replaceAll("\0", "").trim() || null;

type Job = { jobTitle: string | null; company: string | null };

function columnsOf({ document }: DocumentSave, { jobTitle, company }: Job) {
  const shown = {
    name: plain(document.basics?.name),
    label: plain(document.basics?.label),
    jobTitle,
    company,
  };
  const words = Object.values(shown).filter((text) => text !== null);
  return { document: document as ResumeDocument, ...shown, searchText: foldSearch(words.join(" ")) };
}
