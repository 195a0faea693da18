import { parse } from "csv-parse/sync";
import type { ExportRow, ExportTable } from "#engine/linkedin/read-export.ts";
import { ExportRefusal } from "./export-refusal.ts";

const MOST_ROWS = 2_000;
/** LinkedIn stops showing the number at 500; beyond this nothing more is counted. */
const MOST_CONNECTIONS = 100_000;
/** Lines of notes that may stand above a table's headers. */
const MOST_NOTES = 12;
const OPTIONS = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;

/** One header of each table by which its line of headers is known. */
const KEYS: Readonly<Record<ExportTable, readonly string[]>> = {
  Profile: ["first name", "headline"],
  Positions: ["company name", "title"],
  Education: ["school name"],
  Skills: ["name"],
  Certifications: ["name"],
  Languages: ["name"],
  Honors: ["title"],
  Publications: ["name"],
  Projects: ["title"],
  Recommendations_Received: ["text", "first name"],
  Endorsement_Received_Info: ["skill name"],
  "Email Addresses": ["email address"],
  PhoneNumbers: ["number"],
};

/**
 * Rows of a table by their headers. Notes may stand above the headers; a table without headers has no rows.
 *
 * @throws ExportRefusal 'export-damaged' when the text is no table.
 */
export function readTable(table: ExportTable, text: string): ExportRow[] {
  const rows = parseRows(text, MOST_ROWS + MOST_NOTES);
  const at = findHeaders(rows, KEYS[table]);
  if (at < 0) return [];
  const headers = rows[at]!.map(foldHeader);
  return rows.slice(at + 1, at + 1 + MOST_ROWS).flatMap((cells) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const row: Record<string, string> = Object.create(null);
    for (const [index, header] of headers.entries()) row[header] = cells[index] ?? "";
    return [row];
  });
}

/** How many people Connections.csv lists; names and addresses in it are not kept. */
export function countConnections(text: string): number | null {
  const rows = parseRows(text, MOST_CONNECTIONS + MOST_NOTES);
  const at = findHeaders(rows, ["connected on"]);
  return at < 0
    ? null
    : rows.slice(at + 1).filter((cells) => cells.some((cell) => cell.trim() !== "")).length;
}

function parseRows(text: string, most: number): string[][] {
  try {
    return parse(text, { ...OPTIONS, to: most });
  } catch (error) {
    throw new ExportRefusal("export-damaged", { cause: error });
  }
}

function findHeaders(rows: readonly string[][], keys: readonly string[]): number {
  return rows.slice(0, MOST_NOTES).findIndex((cells) => {
    const headers = cells.map(foldHeader);
    return keys.every((key) => headers.includes(key));
  });
}

function foldHeader(header: string): string {
  return header.trim().toLowerCase();
}
