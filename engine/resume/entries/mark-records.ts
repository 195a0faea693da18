import { PRESENT_WORDS } from "../../knowledge/dates/date-words.ts";
import { COLUMN_HEADS, COLUMN_WORDS } from "../../knowledge/headings/table-columns.ts";
import type { TableColumn } from "../../knowledge/locales/table-column.ts";
import { scorePlace } from "../../knowledge/places/read-places.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { type Cell, splitCells } from "../shape/split-cells.ts";
import type { EntryRow } from "./entry-row.ts";
import { isDuration } from "./split-header.ts";
import type { TableRecord } from "./table-record.ts";

const LONGEST_HEAD = 40;
const MOST_COLUMNS = 8;

/** The columns that a row names, left to right; null where it is no head of a table. */
export function readTableHead(cells: readonly string[]): TableColumn[] | null {
  if (cells.length < 2 || cells.length > MOST_COLUMNS) return null;
  const columns: TableColumn[] = [];
  for (const cell of cells) {
    if (cell.length > LONGEST_HEAD || /\d/.test(cell)) return null;
    const column = readColumn(cell);
    if (column === null) return null;
    columns.push(column);
  }
  const naming = new Set(columns.filter((column) => NAMING.has(column))).size;
  return naming >= 2 || (naming === 1 && new Set(columns).size >= 3) ? columns : null;
}

/** Columns of which one at least must be there. */
const NAMING: ReadonlySet<TableColumn> = new Set(["title", "employer", "school", "board", "degree"]);

/** What a head or a label says that its column holds; null where it says anything else. */
export function readColumn(printed: string): TableColumn | null {
  const text = foldLetters(printed)
    .replace(/[^\p{L}%#]+/gu, " ")
    .trim();
  if (!text.split(" ").every((word) => COLUMN_WORDS.has(word) || /^[%#]$/.test(word))) return null;
  if (text === "%") return "grade";
  return COLUMN_HEADS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * The rows of a section with what its tables say of them, without their heads. A row of fewer cells than its table has
 * columns is laid into those that fit it best; below two rows that are none of it a table is at its end.
 */
export function markRecords(rows: readonly Omit<EntryRow, "record">[]): EntryRow[] {
  const marked: EntryRow[] = [];
  let head: readonly TableColumn[] | null = null;
  let strangers = 0;
  let kind: EntryRow["unit"]["kind"] | null = null;
  for (const row of rows) {
    const cells = row.lines.length === 1 ? splitCells(row.lines[0]!) : [];
    const opened = readTableHead(cells.map(({ text }) => text));
    if (opened !== null) {
      head = opened;
      strangers = 0;
      kind = null;
      continue;
    }
    // A list below a table whose own rows are no items is not of it.
    const isBelow = kind !== null && kind !== "item" && row.unit.kind === "item";
    const record: TableRecord | null = head === null || isBelow ? null : readRecord(cells, head);
    strangers = record === null ? strangers + 1 : 0;
    if (strangers > 1) head = null;
    if (record !== null) kind ??= row.unit.kind;
    marked.push({ ...row, record });
  }
  return marked;
}

function readRecord(cells: readonly Cell[], head: readonly TableColumn[]): TableRecord | null {
  if (cells.length < 2 || cells.length > head.length) return null;
  const record = new Map<TableColumn, Cell>();
  for (const [index, column] of placeCells(cells, head).entries())
    if (!record.has(column)) record.set(column, cells[index]!);
    else if (column === "dates") record.set(column, joinEnds(record.get(column)!, cells[index]!));
  return [...record.keys()].some((column) => NAMING.has(column)) ? record : null;
}

/** 'From' and 'To' in columns of their own: one stretch of time, where both ends tell it. */
function joinEnds(from: Cell, to: Cell): Cell {
  const text = `${from.text} – ${to.text}`;
  return findPeriods(text)[0]?.range === true ? { ...from, text, end: to.end } : from;
}

/** For each cell its column, in the order of both, so that what they hold fits best. */
function placeCells(cells: readonly Cell[], head: readonly TableColumn[]): TableColumn[] {
  let ways: { score: number; at: number[] }[] = [{ score: 0, at: [] }];
  for (const cell of cells) {
    ways = ways.flatMap(({ score, at }) => {
      const next: { score: number; at: number[] }[] = [];
      for (let column = (at.at(-1) ?? -1) + 1; column < head.length; column += 1)
        next.push({ score: score + weighCell(cell.text, head[column]!), at: [...at, column] });
      return next;
    });
  }
  const fitting = cells.length === head.length ? ways.slice(0, 1) : ways;
  const best = fitting.reduce((most, way) => (way.score > most.score ? way : most));
  return best.at.map((column) => head[column]!);
}

/** How well a text fits a column. */
function weighCell(text: string, column: TableColumn): number {
  switch (column) {
    case "number":
      return /^\d{1,2}[.)]?$/.test(text) ? 3 : -3;
    case "dates":
      return findPeriods(text).length > 0 || PRESENT_WORDS.has(foldLetters(text)) || isDuration(text)
        ? 3
        : -3;
    case "grade":
      return /^[\d.,/% ]+(?:%|c?gpa)?$/i.test(text) && findPeriods(text).length === 0 ? 2 : -1;
    case "degree":
      return scoreDegree(text) >= 2 ? 2 : 0;
    case "school":
    case "board":
      return scoreSchool(text) >= 1.8 ? 2 : 0;
    case "title":
      return scoreTitle(text) >= 2.5 ? 2 : 0;
    case "employer":
      return scoreEmployer(text) >= 1.5 ? 2 : 0;
    case "place":
      return scorePlace(text) >= 1.5 ? 2 : -0.5;
    default:
      return 0;
  }
}
