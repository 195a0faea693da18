import { parse } from "csv-parse/sync";
import type { AdRow } from "./manifest.ts";

/**
 * The text of one ad out of a data file: the named columns of its row, joined by a blank line. CSV by RFC 4180, its first
 * line the column names, other separators recognised. @throws Error where the file has no such row.
 */
export function adText(file: Uint8Array, row: AdRow, records: Map<string, unknown[]> = new Map()): string {
  const text = new TextDecoder().decode(file);
  const record = row.format === "txt" ? text : pick(file, text, row, records);
  return typeof record === "string" ? clean(record) : columnText(record, row.columns);
}

/** The text of some columns of one record, joined by a blank line. */
export function columnText(record: unknown, columns: readonly string[]): string {
  const values = columns.map(
    (column) => (record as Record<string, unknown>)[column] ?? follow(record, column),
  );
  const texts = values.filter((value) => typeof value === "string" && value.trim() !== "") as string[];
  return clean(texts.map((value) => (MARKUP.test(value) ? withoutMarkup(value) : value)).join("\n\n"));
}

function pick(file: Uint8Array, text: string, row: AdRow, records: Map<string, unknown[]>): unknown {
  if (row.format === "json" && typeof row.index === "string") return follow(JSON.parse(text), row.index);
  const key = `${row.format} ${file.length} ${text.slice(0, 200)}`;
  const all = records.get(key) ?? readRecords(text, row.format);
  records.set(key, all);
  const record = all[Number(row.index)];
  if (record === undefined) throw new Error(`no row ${row.index}`);
  return record;
}

export function readRecords(text: string, format: AdRow["format"]): unknown[] {
  if (format === "csv")
    return parse(text, {
      columns: true,
      bom: true,
      delimiter: [",", ";", "\t", "|"].toSorted((a, b) => count(text, b) - count(text, a))[0]!,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  if (format === "json") return JSON.parse(text) as unknown[];
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as unknown);
}

/** How often a separator stands in the line of column names. */
const count = (text: string, separator: string) => text.slice(0, text.indexOf("\n")).split(separator).length;

/** `data.jobs[12]`; `$` is the value itself. Undefined where the path leads nowhere. */
function follow(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]$]+/)
    .filter((key) => key !== "")
    .reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

const MARKUP = /(?:<|&lt;)(?:p|br|li|ul|div|strong|h\d)\b/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  apos: "'",
};

const readEntities = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** What a browser would show of a fragment, which may be escaped twice: lines for blocks, a dot for list items. */
function withoutMarkup(html: string): string {
  return readEntities(html)
    .replace(/<li\b[^>]*>/gi, "\n• ")
    .replace(/<(?:br|\/p|\/div|\/h\d|\/ul)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/[ \t\u00A0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}

const clean = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/^\uFEFF/, "")
    .trim();
