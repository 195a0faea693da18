import type { EntryRow } from "./entry-row.ts";

/** The rows of one job: what names it, the one of them that dates it, and what was done. */
export type Entry = {
  header: EntryRow[];
  anchor: EntryRow | null;
  body: EntryRow[];
  section: number;
  /** Of an entry without a date: which of its rows bears one in the entry that it is set like. */
  dated?: number;
};
