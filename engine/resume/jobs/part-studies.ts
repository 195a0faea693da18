import type { EntryRow } from "../entries/entry-row.ts";
import type { TableRecord } from "../entries/table-record.ts";

/** Parts from the rows of each section those of a table of studies, which may stand there without a heading of its own. */
export function partStudies(sections: readonly (readonly EntryRow[])[]): {
  jobs: EntryRow[][];
  studies: EntryRow[][];
} {
  const part = (studies: boolean) =>
    sections
      .map((rows) => rows.filter((row) => tellsStudy(row.record) === studies))
      .filter((rows) => rows.length > 0);
  return { jobs: part(false), studies: part(true) };
}

function tellsStudy(record: TableRecord | null): boolean {
  if (record === null || record.has("title") || record.has("employer")) return false;
  return record.has("degree") && (record.has("school") || record.has("board"));
}
