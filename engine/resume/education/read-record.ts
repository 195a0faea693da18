import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { TableRecord } from "../entries/table-record.ts";
import type { StudyReading } from "../model/resume.ts";
import { splitDegree } from "./split-degree.ts";

export function namesStudy(record: TableRecord): boolean {
  return record.has("school") || record.has("board") || record.has("degree");
}

/** The study that a row of a table tells. */
export function readRecordStudy(record: TableRecord, rows: readonly EntryRow[]): StudyReading {
  const school = record.get("school") ?? record.get("board");
  const { name, field } = splitDegree(record.get("degree")?.text.replace(/\s+/g, " ") ?? null);
  const period = findPeriods(record.get("dates")?.text ?? "")[0] ?? null;
  return {
    school: school?.text.replace(/\s+/g, " ") ?? null,
    degree: name,
    field: record.get("field")?.text.replace(/\s+/g, " ") ?? field,
    from: period?.from ?? null,
    to: period?.to ?? null,
    start: Math.min(...rows.map((row) => row.start)),
    end: Math.max(...rows.map((row) => row.end)),
  };
}
