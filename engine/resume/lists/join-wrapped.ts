import { OPEN_END, PREPOSITION_END } from "../../knowledge/words/line-ends.ts";
import { type EntryRow, joinRow } from "../entries/entry-row.ts";

/** Characters of an item, however many lines it has. */
const LONGEST = 400;
/** Part of a line's height between a line and its continuation. */
const TIGHT = 0.6;

/**
 * Rows of which the second goes on with an item: 'Troubleshooting UNIX' above '/Linux based environments', or where the lines
 * of one item stand closer than two items do.
 */
export function joinWrapped(rows: readonly EntryRow[]): EntryRow[] {
  const joined: EntryRow[] = [];
  const close = listClose(rows);
  for (const row of rows) {
    const above = joined.at(-1);
    const isShort = above !== undefined && above.text.length < LONGEST;
    const isClose = close.has(row) || endsOpen(above, row);
    if (isShort && (goesOn(above, row) || (isClose && isSetAlike(above, row))))
      joined.push(joinRow(joined.pop()!, row));
    else joined.push(row);
  }
  return joined;
}

/** Rows that stand closer to the row above them than items do, if most items are one row and so set apart. */
function listClose(rows: readonly EntryRow[]): ReadonlySet<EntryRow> {
  const others = rows.slice(1).filter((row) => row.lines[0]!.gap > 0);
  if (others.length < LEAST_ROWS || rows.some(({ text }) => /[,;|:•·]/.test(text))) return new Set();
  const least = Math.min(...others.map((row) => row.lines[0]!.gap));
  const isClose = (row: EntryRow) => row.lines[0]!.gap < least + SAME_GAP;
  const between = others.filter((row) => !isClose(row));
  const apart = Math.min(...between.map((row) => row.lines[0]!.gap));
  const isApart = between.length * 2 >= others.length && apart >= least + APART;
  return new Set(isApart ? others.filter(isClose) : []);
}

/** Rows below which gaps say nothing; gaps that count as the same, and by how much two items stand further apart. */
const LEAST_ROWS = 3;
const SAME_GAP = 0.1;
const APART = 0.3;

/** 'Accounts payable and' above 'receivable' */
function endsOpen(above: EntryRow | undefined, row: EntryRow): boolean {
  return (
    above !== undefined &&
    (OPEN_END.test(above.text) || PREPOSITION_END.test(above.text)) &&
    !above.text.endsWith(",") &&
    row.lines[0]!.gap <= TIGHT &&
    !row.lines[0]!.bullet
  );
}

function isSetAlike(above: EntryRow, row: EntryRow): boolean {
  const [line, next] = [above.lines.at(-1)!, row.lines[0]!];
  return (
    row.start === above.end + 1 &&
    row.unit.kind !== "item" &&
    line.page === next.page &&
    line.column === next.column &&
    line.bold === next.bold &&
    line.italic === next.italic &&
    line.size === next.size
  );
}

function goesOn(above: EntryRow, row: EntryRow): boolean {
  const [line, next] = [above.lines.at(-1)!, row.lines[0]!];
  if (above.unit.kind !== "item" || row.unit.kind === "item" || row.start !== above.end + 1) return false;
  if (line.page !== next.page || line.column !== next.column || next.gap > TIGHT) return false;
  if (Math.abs(line.size - next.size) > 0.08 * line.size || /[.;:]$/.test(above.text)) return false;
  return /^[\p{Ll}/&)]/u.test(row.text) || (OPEN_END.test(above.text) && !above.text.endsWith(","));
}
