import type { TableColumn } from "../../knowledge/locales/table-column.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { readColumn } from "../entries/mark-records.ts";
import type { Cell } from "../shape/split-cells.ts";

type Labelled = { column: TableColumn; cell: Cell };

/**
 * Studies told by labels, line by line ('Course : …', 'Institute : …', 'Year : …'), as records: one ends where a label comes
 * again. Rows that name no degree with its school stay as they are.
 */
export function foldLabelled(rows: readonly EntryRow[]): EntryRow[] {
  const folded: EntryRow[] = [];
  let open: { rows: EntryRow[]; record: Map<TableColumn, Cell> } | null = null;
  const close = () => {
    if (open === null) return;
    folded.push(...(namesBoth(open.record) ? [foldRows(open.rows, open.record)] : open.rows));
    open = null;
  };
  for (const row of rows) {
    const labelled = row.record === null ? readLabelled(row) : null;
    if (labelled === null || (open as typeof open)?.record.has(labelled.column)) close();
    if (labelled === null) folded.push(row);
    else {
      open ??= { rows: [], record: new Map() };
      open.rows.push(row);
      open.record.set(labelled.column, labelled.cell);
    }
  }
  close();
  return folded;
}

const namesBoth = (record: ReadonlyMap<TableColumn, Cell>) =>
  record.has("degree") && (record.has("school") || record.has("board"));

function foldRows(rows: readonly EntryRow[], record: Map<TableColumn, Cell>): EntryRow {
  return { ...rows[0]!, record, end: rows.at(-1)!.end };
}

function readLabelled(row: EntryRow): Labelled | null {
  const found = LABELLED.exec(row.text);
  if (found === null) return null;
  const column = readColumn(found.groups!.label!);
  if (column === null || column === "number" || column === "told") return null;
  const start = row.start + found[0].length - found.groups!.value!.length;
  const text = found.groups!.value!.replace(/\s+/g, " ").replace(/[\s,;]+$/, "");
  return { column, cell: { text, start, end: row.end } };
}

const LABELLED = /^(?<label>\p{L}[^::\d]{2,38}?)\s*(?:[::]\s*[-–—]*|\s[-–—]+)\s*(?<value>\S[\s\S]*)$/u;
