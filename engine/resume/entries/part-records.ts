import type { EntryRow } from "./entry-row.ts";
import type { TableRecord } from "./table-record.ts";

export type Part = { record: TableRecord; rows: EntryRow[] } | { record: null; rows: EntryRow[] };

/**
 * The rows of a section in their order: those of tables one by one, with the rows that hang below them, and all others.
 * `names` says which rows of tables have a cell for what is sought; the rest are read like rows of no table.
 */
export function partRecords(all: readonly EntryRow[], names: (record: TableRecord) => boolean): Part[] {
  const parts: Part[] = [];
  const rows = all.map((row) => (row.record === null || names(row.record) ? row : { ...row, record: null }));
  for (const [index, row] of rows.entries()) {
    const last = parts.at(-1);
    // The rest of a cell, between two rows of its table.
    const hangs = last?.record != null && row.period === null && rows[index + 1]?.record != null;
    if (row.record !== null) parts.push({ record: row.record, rows: [row] });
    else if (last !== undefined && (last.record === null || hangs)) last.rows.push(row);
    else parts.push({ record: null, rows: [row] });
  }
  return parts;
}
