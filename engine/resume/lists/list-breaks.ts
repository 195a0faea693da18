import { OPEN_END, PREPOSITION_END } from "../../knowledge/words/line-ends.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { Line } from "../model/line.ts";
import { columnKey } from "../shape/measure-shape.ts";

/**
 * The lines of a paragraph that begin though their first word had room on the line above: items that are set one below the
 * other without a sign.
 */
export function listBreaks({ lines, unit }: EntryRow, widths: ReadonlyMap<string, number>): number[] {
  if (unit.kind === "item") return [];
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  return lines.slice(1).flatMap((line, at) => {
    const above = lines[at]!;
    const goesOn = above.column !== line.column || above.page !== line.page || endsOpen(above.text);
    const word = line.text.trimStart().split(" ", 1)[0]!;
    const needed = (line.box.width / Math.max(1, line.text.length)) * (word.length + 1);
    const room = isCentred(above, line)
      ? widths.get(columnKey(above))! - above.box.width
      : right - above.box.x - above.box.width;
    return goesOn || room < ROOM * needed ? [] : [line.start];
  });
}

/** Set around one middle, or up to one edge on the right: where such lines end says nothing, how long they are does. */
function isCentred(above: Line, line: Line): boolean {
  const differ = (one: number, other: number) => Math.abs(one - other) > SAME_PLACE;
  const [own, next] = [above.box, line.box];
  return (
    differ(own.x, next.x) &&
    (!differ(own.x + own.width, next.x + next.width) ||
      !differ(own.x + own.width / 2, next.x + next.width / 2))
  );
}

/** How long the longest line of each column is, by its key. */
export function findWidths(rows: readonly EntryRow[]): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const line of rows.flatMap(({ lines }) => lines)) {
    const key = columnKey(line);
    widths.set(key, Math.max(widths.get(key) ?? 0, line.box.width));
  }
  return widths;
}

/** Points. */
const SAME_PLACE = 2;

const endsOpen = (text: string) => OPEN_END.test(text) || PREPOSITION_END.test(text) || /[-–/]$/.test(text);
/** How much more room than the word needs tells that the line was ended on purpose. */
const ROOM = 1.3;
