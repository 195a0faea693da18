import type { SaveDocumentRequest, SavedDocument, VersionOrigin } from "#contract/kept-document.ts";
import { beginSave, type SaveAnswer, saveAnew, takeAnswer, takeNews } from "#engine/document/replica.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { type CallProblem, callApi } from "../../api.ts";
import {
  dropRecord,
  noteOpened,
  readRecord,
  type StoredRecord,
  watchRecords,
  writeRecord,
} from "./stored-record.ts";
import { catchUp, openCopy, putCopy, type TabCopy } from "./tab-copy.ts";

/** Where the document is kept as it stands. */
export type Keeping = "browser" | "saving" | "account" | "offline" | "full" | "nowhere";

/** An open document as it stands. */
export type OpenDocument = {
  document: ResumeDocument;
  keeping: Keeping;
  origin: VersionOrigin | null;
  /** The account of whoever is signed in has it, at least as it stood a moment ago. */
  isInAccount: boolean;
};

/** After the last change. */
const SAVE_AFTER_MS = 800;
const TRY_AGAIN_MS = 5_000;

/**
 * Keeps one document: in this browser with each change, the same in all its tabs, and in its owner's account after a
 * pause. Nothing that one of them has is taken from another (`engine/document/replica.ts`, `tab-copy.ts`).
 */
export class DocumentKeeper {
  private copy: TabCopy;
  private record: StoredRecord;
  private keeping: Keeping = "browser";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;
  private isClosed = false;
  private readonly stopWatching: () => void;
  private readonly onChange: (open: OpenDocument | null) => void;

  constructor(record: StoredRecord, onChange: (open: OpenDocument | null) => void) {
    this.onChange = onChange;
    this.record = record;
    this.copy = openCopy(crypto.randomUUID().slice(0, 8), record);
    this.stopWatching = watchRecords((id) => {
      if (id === this.record.id || id === "") this.hearOtherTab();
    });
    noteOpened(record.id);
    this.store(record);
    this.saveSoon(0);
    addEventListener("online", this.saveNow);
    document.addEventListener("visibilitychange", this.readNews);
    void this.readNews();
  }

  get id(): string {
    return this.record.id;
  }

  get stored(): StoredRecord {
    return this.record;
  }

  change(changed: ResumeDocument): void {
    this.copy = { ...this.copy, document: changed };
    if (this.keeping === "account") this.keeping = "saving";
    this.put();
    this.saveSoon();
  }

  /** From now on it is kept in this account too. */
  own(owner: string): void {
    if (this.record.owner === owner) return;
    this.store({ ...this.latest(), owner });
    this.saveSoon(0);
    void this.readNews();
  }

  /** The resume as it is now, whose changes this version has taken over. */
  takeBase(base: VersionOrigin["base"]): void {
    const record = this.latest();
    if (record.origin === null) return;
    this.store({ ...record, origin: { ...record.origin, base }, isRebased: true });
    this.saveSoon();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.stopWatching();
    removeEventListener("online", this.saveNow);
    document.removeEventListener("visibilitychange", this.readNews);
  }

  private latest(): StoredRecord {
    return readRecord(this.record.id) ?? this.record;
  }

  private put(): void {
    const put = putCopy(this.copy, this.latest());
    this.copy = put.copy;
    this.store(put.record);
  }

  private store(record: StoredRecord): void {
    this.record = record;
    const isKept = writeRecord(record);
    if (!isKept) this.keeping = "nowhere";
    else if (this.keeping === "nowhere" || record.owner === null) this.keeping = "browser";
    this.tell();
  }

  private tell(): void {
    if (this.isClosed) return;
    const { origin, owner, replica } = this.record;
    const isInAccount = owner !== null && replica.seen !== null;
    this.onChange({ document: this.copy.document, keeping: this.keeping, origin, isInAccount });
  }

  private hearOtherTab(): void {
    const record = readRecord(this.record.id);
    if (record === null) {
      this.close();
      this.onChange(null);
      return;
    }
    const { copy, lacks } = catchUp(this.copy, record);
    this.copy = copy;
    this.record = record;
    if (lacks) this.put();
    this.tell();
  }

  private saveSoon(afterMs = SAVE_AFTER_MS): void {
    if (this.record.owner === null || this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.saveNow, afterMs);
  }

  private readonly saveNow = async (): Promise<void> => {
    if (this.record.owner === null || this.isSaving || this.isClosed) return;
    this.isSaving = true;
    const failure = await this.save().finally(() => {
      this.isSaving = false;
    });
    this.follow(failure);
  };

  /** Until nothing is left to save. @returns why something is left. */
  private async save(): Promise<CallProblem | null> {
    for (;;) {
      const record = this.latest();
      const saveId = crypto.randomUUID();
      const isRebased = record.isRebased === true;
      const begun =
        beginSave(record.replica, saveId) ?? (isRebased ? saveAnew(record.replica, saveId) : null);
      if (begun === null || this.isClosed) return null;
      this.keeping = "saving";
      this.store({ ...record, replica: begun });
      const { sent } = begun;
      const answer = await sendSave(record, sent);
      if (!answer.ok) return answer.problem;
      this.take((replica) => takeAnswer(replica, sent, answer.answer as SaveAnswer));
      if (isRebased && answer.answer.saved) this.store({ ...this.latest(), isRebased: false });
    }
  }

  /** What came from the account, in this browser's copy. */
  private take(change: (replica: StoredRecord["replica"]) => StoredRecord["replica"]): void {
    const record = this.latest();
    const replica = change(record.replica);
    const { copy } = catchUp(this.copy, record);
    this.copy = { ...copy, document: replica.document };
    const put = putCopy(this.copy, { ...record, replica });
    this.copy = put.copy;
    this.store(put.record);
  }

  private follow(problem: CallProblem | null): void {
    const { code } = problem ?? {};
    if (problem === null) this.keeping = "account";
    else if (code === "document-not-found") this.beginAnew();
    else if (code === "storage-full") this.keeping = "full";
    else if (code === "sign-in-needed" || code === "session-expired") this.keeping = "browser";
    else {
      this.keeping = "offline";
      this.saveSoon(TRY_AGAIN_MS);
    }
    this.tell();
  }

  /** It was deleted elsewhere; what is still written here is kept as another one. */
  private beginAnew(): void {
    const { replica } = this.latest();
    dropRecord(this.record.id);
    this.store({
      ...this.record,
      id: crypto.randomUUID(),
      replica: { document: replica.document, seen: null, sent: null },
    });
    noteOpened(this.record.id);
    this.saveSoon(0);
  }

  private readonly readNews = async (): Promise<void> => {
    const { owner, id, replica } = this.record;
    if (owner === null || replica.seen === null || document.visibilityState === "hidden") return;
    const news = await callApi("readKeptDocument", { params: { id } });
    if (!news.ok || this.isClosed) return;
    const { seq, document: newest, origin } = news.answer;
    this.take((held) => takeNews(held, { seq, document: newest as ResumeDocument }));
    if (origin !== null && this.record.isRebased !== true) this.store({ ...this.latest(), origin });
  };
}

type SendAnswer = { ok: true; answer: SavedDocument } | { ok: false; problem: CallProblem };

export async function sendSave(
  { id, origin, isRebased = false }: Pick<StoredRecord, "id" | "origin" | "isRebased">,
  sent: NonNullable<StoredRecord["replica"]["sent"]>,
): Promise<SendAnswer> {
  const body: SaveDocumentRequest = {
    ...(sent as SaveDocumentRequest),
    ...(origin === null || (sent.seq > 0 && !isRebased) ? {} : { origin }),
  };
  return callApi("saveDocument", { params: { id }, body });
}
