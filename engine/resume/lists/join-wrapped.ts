import { OPEN_END } from "../../knowledge/words/line-ends.ts";
import { type EntryRow, joinRow } from "../entries/entry-row.ts";

/** Part of a line's height between a line and its continuation. */
const TIGHT = 0.6;

/** Rows of which the second goes on with an item: 'Troubleshooting UNIX' above '/Linux based environments'. */
export function joinWrapped(rows: readonly EntryRow[]): EntryRow[] {
  const joined: EntryRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above !== undefined && goesOn(above, row)) joined.push(joinRow(joined.pop()!, row));
    else joined.push(row);
  }
  return joined;
}

function goesOn(above: EntryRow, row: EntryRow): boolean {
  const [line, next] = [above.lines.at(-1)!, row.lines[0]!];
  if (above.unit.kind !== "item" || row.unit.kind === "item" || row.start !== above.end + 1) return false;
  if (line.page !== next.page || line.column !== next.column || next.gap > TIGHT) return false;
  if (Math.abs(line.size - next.size) > 0.08 * line.size || /[.;:]$/.test(above.text)) return false;
  return /^[\p{Ll}/&)]/u.test(row.text) || (OPEN_END.test(above.text) && !above.text.endsWith(","));
}
