import { type Application, IMPORTED_FIELDS } from "#contract/application.ts";

/** Columns beside the values: lists as JSON, since a table has no other place for them. */
const LISTS = ["resume", "contacts", "tasks", "scans", "letters", "documents"] as const;
export const TABLE_COLUMNS = ["id", "createdAt", "reached", ...IMPORTED_FIELDS, ...LISTS] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

export const isList = (column: string): boolean => LISTS.some((list) => list === column);

/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Put before such a cell, and taken away again when the file is read. */
const SHIELD = "'";

/** One application as a line of CSV (RFC 4180). */
export function writeLine(application: Application): string {
  return TABLE_COLUMNS.map((column) => {
    const value = application[column];
    return quoteCell(shield(typeof value === "string" ? value : value === null ? "" : JSON.stringify(value)));
  }).join(",");
}

export const HEADING_LINE = TABLE_COLUMNS.join(",");

function shield(text: string): string {
  return FORMULA.test(text) || text.startsWith(SHIELD) ? SHIELD + text : text;
}

export function unshield(text: string): string {
  if (!text.startsWith(SHIELD)) return text;
  const rest = text.slice(1);
  return FORMULA.test(rest) || rest.startsWith(SHIELD) ? rest : text;
}

function quoteCell(text: string): string {
  return /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
