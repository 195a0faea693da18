import { collectWords, patternOf } from "../../knowledge/locales/collect-words.ts";
import { OPEN_END, PREPOSITION_END } from "../../knowledge/words/line-ends.ts";
import { type EntryRow, joinRow } from "../entries/entry-row.ts";
import { columnKey } from "../shape/measure-shape.ts";

/** Characters of an item, however many lines it has. */
const LONGEST = 400;
/** Part of a line's height between a line and its continuation. */
const TIGHT = 0.6;

/**
 * Rows of which the second goes on with an item: 'Troubleshooting UNIX' above '/Linux based environments', or where the lines
 * of one item stand closer than two items do. `isList`: commas part items, and no name from who gave it.
 */
export function joinWrapped(rows: readonly EntryRow[], isList = false): EntryRow[] {
  const joined: EntryRow[] = [];
  const close = listClose(rows);
  const cut = listCut(rows, isList);
  for (const row of rows) {
    const above = joined.at(-1);
    const isShort = above !== undefined && above.text.length < LONGEST;
    const isClose = close.has(row) || endsOpen(above, row) || leavesBracket(above, row);
    if (isShort && (goesOn(above, row) || cut.has(row) || (isClose && isSetAlike(above, row))))
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

/** 'Cloud services (storage' above 'and queues)' */
function leavesBracket(above: EntryRow | undefined, row: EntryRow): boolean {
  return (
    above !== undefined &&
    /\([^()]*$/.test(above.text) &&
    /^[^()]*\)/.test(row.text) &&
    [above.lines.at(-1)!, row.lines[0]!].every((line) => line.tabs.length === 0)
  );
}

/**
 * Rows that go on with the list or the item above them, where a narrow column broke it: 'Stock control, order' above
 * 'picking, packing'. The next word had no room there; where one list ends though it had, lists end with their lines.
 */
function listCut(rows: readonly EntryRow[], isList: boolean): ReadonlySet<EntryRow> {
  const edges = findEdges(rows);
  const bulleted = rows.filter(({ unit }) => unit.kind === "item").length * 2 > rows.length;
  const below = rows.slice(1).flatMap((row, at) => {
    const above = rows[at]!;
    const goesBelow =
      isBelow(above, row) && (above.unit.kind === "item" ? bulleted : isList && isOpenList(above.text));
    return goesBelow
      ? [{ row, isItem: above.unit.kind === "item", hadRoom: hasRoom(above, row, edges) }]
      : [];
  });
  const endWithLines = below.some(({ isItem, hadRoom }) => !isItem && hadRoom);
  return new Set(
    below.filter(({ isItem, hadRoom }) => !hadRoom && (isItem || !endWithLines)).map(({ row }) => row),
  );
}

/** How far the lines of each column reach, by page and column. */
function findEdges(rows: readonly EntryRow[]): ReadonlyMap<string, number> {
  const edges = new Map<string, number>();
  for (const line of rows.flatMap(({ lines }) => lines)) {
    const key = columnKey(line);
    edges.set(key, Math.max(edges.get(key) ?? 0, line.box.x + line.box.width));
  }
  return edges;
}

/** A plain line right below another one at the same edge, that begins with no category. */
function isBelow(above: EntryRow, row: EntryRow): boolean {
  const [line, next] = [above.lines.at(-1)!, row.lines[0]!];
  return (
    row.start === above.end + 1 &&
    row.unit.kind !== "item" &&
    next.tabs.length + line.tabs.length === 0 &&
    line.page === next.page &&
    line.column === next.column &&
    next.box.y > line.box.y &&
    Math.abs(line.size - next.size) <= 0.08 * line.size &&
    Math.abs(next.box.x - line.box.x) <= SAME_START &&
    ((line.bold === next.bold && line.italic === next.italic) ||
      next.turns !== undefined ||
      line.turns !== undefined) &&
    !LABELLED.test(row.text)
  );
}

/** Commas part its items, and neither a stop nor a conjunction before the last of them ends it. */
function isOpenList(text: string): boolean {
  const parts = text.replace(/\([^()]*\)?/g, "").split(",");
  return (
    parts.length > 1 && parts.at(-1)!.trim() !== "" && !/[.;:]$/.test(text) && !CLOSING.test(parts.at(-1)!)
  );
}

function hasRoom(above: EntryRow, row: EntryRow, edges: ReadonlyMap<string, number>): boolean {
  const line = above.lines.at(-1)!;
  const word = row.text.split(/\s/, 1)[0]!;
  const needed = (line.box.width / Math.max(1, line.text.length)) * (word.length + 1);
  return line.box.x + line.box.width + needed <= edges.get(columnKey(line))!;
}

const SAME_START = 2;
const LABELLED = /^\p{L}[\p{L} &/,-]{1,40}\s?:/u;
const CLOSING = new RegExp(`(?:^|\\s)(?:${patternOf(collectWords((locale) => locale.and))})\\s`, "iu");

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
