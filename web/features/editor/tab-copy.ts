import { mergeDocuments } from "#engine/document/merge-documents.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { StoredRecord } from "./stored-record.ts";

/** How many writes of each tab something has in it. */
type Clock = Readonly<Record<string, number>>;

/**
 * A document as one tab has it. What a browser keeps is written by all its tabs without locks, and a tab may read what
 * another has overwritten a moment ago: each record therefore bears a clock (a version vector), and a tab that finds
 * writes missing puts them in again.
 */
export type TabCopy = {
  tab: string;
  document: ResumeDocument;
  clock: Clock;
  /** States that were in the record, the last ones: what two that differ came of is the newest that both have in them. */
  past: readonly { clock: Clock; document: ResumeDocument }[];
};

const STATES_KNOWN = 30;

export function openCopy(tab: string, { replica: { document }, clock }: StoredRecord): TabCopy {
  return { tab, document, clock, past: [{ clock, document }] };
}

/** The copy with what the record has of others, and whether the record lacks something of it. */
export function catchUp(copy: TabCopy, { replica, clock }: StoredRecord): { copy: TabCopy; lacks: boolean } {
  const lacks = !isWithin(copy.clock, clock);
  const common = copy.past.findLast((state) => isWithin(state.clock, clock)) ?? copy.past[0];
  const document = mergeDocuments(common?.document ?? {}, copy.document, replica.document);
  const known = { clock, document: replica.document };
  const past = lacks ? copy.past : [...copy.past, known].slice(-STATES_KNOWN);
  return { copy: { ...copy, document, clock: newer(copy.clock, clock), past }, lacks };
}

/** The record with everything that this tab has. */
export function putCopy(copy: TabCopy, record: StoredRecord): { copy: TabCopy; record: StoredRecord } {
  const { copy: caughtUp } = catchUp(copy, record);
  const { document, tab } = caughtUp;
  const clock = { ...caughtUp.clock, [tab]: (caughtUp.clock[tab] ?? 0) + 1 };
  const past = [...caughtUp.past, { clock, document }].slice(-STATES_KNOWN);
  return {
    copy: { ...caughtUp, clock, past },
    record: { ...record, replica: { ...record.replica, document }, clock },
  };
}

const isWithin = (one: Clock, other: Clock) =>
  Object.entries(one).every(([tab, count]) => count <= (other[tab] ?? 0));

const newer = (one: Clock, other: Clock): Clock =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((tab) => [
      tab,
      Math.max(one[tab] ?? 0, other[tab] ?? 0),
    ]),
  );
