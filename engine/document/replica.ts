import { mergeDocuments } from "./merge-documents.ts";
import type { ResumeDocument } from "./resume-document.ts";
import { sameValue } from "./same-value.ts";

/** A document here that is kept there too. */
export type Replica = {
  /** As it stands here. */
  document: ResumeDocument;
  /** The newest save that was seen of there; null where nothing is kept there yet. */
  seen: { seq: number; document: ResumeDocument } | null;
  /** A save that went out and of which nobody knows yet whether it arrived: it goes out again as it was. */
  sent: Save | null;
};

/** One save: what `seq` it came of, and a name by which it is known when it comes again. */
export type Save = { saveId: string; seq: number; document: ResumeDocument };

export type SaveAnswer = { seq: number; saved: boolean; document: ResumeDocument | null };

/** What has to go out; null where what is there is what is here. */
export function beginSave(replica: Replica, saveId: string): (Replica & { sent: Save }) | null {
  const { document, seen, sent } = replica;
  if (sent !== null) return { ...replica, sent };
  return seen !== null && sameValue(seen.document, document) ? null : saveAnew(replica, saveId);
}

/** What is here goes out, also where it is there. */
export function saveAnew(replica: Replica, saveId: string): Replica & { sent: Save } {
  const { document, seen } = replica;
  return { ...replica, sent: { saveId, seq: seen?.seq ?? 0, document } };
}

/** After the answer to a save: with what others have changed meanwhile, and everything that was typed since. */
export function takeAnswer(replica: Replica, save: Save, answer: SaveAnswer): Replica {
  const sent = replica.sent?.saveId === save.saveId ? null : replica.sent;
  if (replica.seen !== null && replica.seen.seq >= answer.seq) return { ...replica, sent };
  const newest = answer.document ?? save.document;
  const was = answer.saved ? save.document : (replica.seen?.document ?? {});
  return {
    document: mergeDocuments(was, replica.document, newest),
    seen: { seq: answer.seq, document: newest },
    sent,
  };
}

/** What others have kept meanwhile. While a save is under way it waits for its answer. */
export function takeNews(replica: Replica, news: { seq: number; document: ResumeDocument }): Replica {
  const { document, seen, sent } = replica;
  if (sent !== null || (seen !== null && seen.seq >= news.seq)) return replica;
  return { document: mergeDocuments(seen?.document ?? {}, document, news.document), seen: news, sent };
}
