import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { HeaderSpan } from "../entries/header.ts";
import { partTown } from "../entries/read-labelled.ts";
import type { TableRecord } from "../entries/table-record.ts";
import type { JobReading } from "../model/resume.ts";
import type { Cell } from "../shape/split-cells.ts";

/** 'Architect, Corvid Design' in one cell is read like any other header. */
export function namesJob(record: TableRecord): boolean {
  return record.has("employer") || record.has("school");
}

/** The job that a row of a table tells. */
export function readRecordJob(record: TableRecord, rows: readonly EntryRow[]): JobReading {
  const [printedTitle, printedEmployer] = [
    record.get("title"),
    record.get("employer") ?? record.get("school"),
  ];
  const dates = record.get("dates") ?? [printedTitle, printedEmployer].find(holdsPeriod);
  const [title, employer] = [printedTitle, printedEmployer].map(withoutPeriod);
  const { name, town } = employer === undefined ? NO_EMPLOYER : partTown(asSpan(employer));
  const period = findPeriods(dates?.text ?? "")[0] ?? null;
  const told = record.get("told");
  return {
    title: title?.text.replace(/\s+/g, " ") ?? null,
    employer: name?.text ?? null,
    place: record.get("place")?.text ?? town?.text ?? null,
    from: period?.from ?? null,
    to: period?.to ?? null,
    current: period?.current ?? false,
    bullets: told === undefined ? [] : [{ start: told.start, end: told.end, quote: told.text }],
    start: Math.min(...rows.map((row) => row.start)),
    end: Math.max(...rows.map((row) => row.end)),
  };
}

const holdsPeriod = (cell: Cell | undefined) =>
  cell !== undefined && findPeriods(cell.text).some(({ range }) => range);

/** 'Clerk (May 2019 – June 2021)': the cell up to the time it ends with. */
function withoutPeriod(cell: Cell | undefined): Cell | undefined {
  if (cell === undefined) return undefined;
  const period = findPeriods(cell.text).find(({ range }) => range);
  if (period === undefined || /[\p{L}\p{N}]/u.test(cell.text.slice(period.end))) return cell;
  const text = cell.text.slice(0, period.start).replace(/[\s,(|–—-]+$/u, "");
  return text === "" ? cell : { ...cell, text, end: cell.start + text.length };
}

const NO_EMPLOYER = { name: null, town: null };

function asSpan({ text, start, end }: Cell): HeaderSpan {
  const printed = text.replace(/\s+/g, " ");
  return { text: printed, start, end, from: 0, to: 0, row: 0, offset: 0, order: 0, style: "" };
}
