import type { Span } from "../../text/span.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import type { Period } from "../dates/find-periods.ts";
import type { Line } from "../model/line.ts";
import type { TableRecord } from "./table-record.ts";

/**
 * A block inside a section of jobs or studies. `header` rows are short and name things (a title, an employer, a place, a
 * time); the others say what was done. `period` is set on header rows that print one, with offsets into the resume's text.
 */
export type EntryRow = {
  unit: Unit;
  lines: Line[];
  text: string;
  start: number;
  end: number;
  header: boolean;
  period: Period | null;
  /** A date in the row that belongs to the period of the row above. */
  cut: Span | null;
  /** Its cells, where it stands in a table whose head names the columns. */
  record: TableRecord | null;
};

/** What the row says beside its period. */
export function withoutPeriod({ text, start, period }: EntryRow): string {
  return period === null ? text : text.slice(0, period.start - start) + text.slice(period.end - start);
}

/** Two rows, the second right below the first, as one. */
export function joinRow(above: EntryRow, row: EntryRow): EntryRow {
  return {
    ...above,
    unit: { ...above.unit, lines: [...above.unit.lines, ...row.unit.lines], end: row.end },
    lines: [...above.lines, ...row.lines],
    text: `${above.text}\n${row.text}`,
    end: row.end,
    header: true,
    period: above.period ?? row.period,
  };
}

/** What type a line is set in: rows that name the same thing of their entries are set alike. */
export const typeOf = ({ bold, italic, size, colour }: Line): string =>
  `${bold} ${italic} ${Math.round(2 * size)} ${colour}`;
