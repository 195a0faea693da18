import type { Line } from "../model/line.ts";

/** What is usual on a resume's pages, so that a line can be told to stand out or to run on. */
export type PageShape = {
  /** Size and colour of most characters. */
  bodySize: number;
  bodyColour: string;
  /** Most characters are bold: then bold says nothing. */
  bodyBold: boolean;
  /** White space above most lines, in multiples of their size. */
  usualGap: number;
  /** Edges of each column of each page, by `columnKey`. */
  columns: ReadonlyMap<string, ColumnShape>;
};

/**
 * `full` is the share of lines that reach the last sixth of the column: in running text most do, in lists few. `wrapEdge` is
 * the shortest reach of a line that surely runs on, because the next begins with a small letter; null where none does.
 */
export type ColumnShape = { left: number; right: number; full: number; wrapEdge: number | null };

export function columnKey(line: Line): string {
  return `${line.page}:${line.column}`;
}

export function measureShape(lines: readonly Line[]): PageShape {
  const gaps = lines.map((line) => line.gap).sort((a, b) => a - b);
  const columns = new Map<string, ColumnShape>();
  const grouped = Map.groupBy(lines, columnKey);
  for (const [key, own] of grouped) columns.set(key, measureColumn(own));
  return {
    bodySize: heaviest(lines, (line) => Math.round(line.size * 2) / 2) ?? 10,
    bodyColour: heaviest(lines, (line) => line.colour) ?? "#000000",
    bodyBold: heaviest(lines, (line) => line.bold) ?? false,
    usualGap: gaps[Math.floor(gaps.length / 2)] ?? 0.2,
    columns,
  };
}

function measureColumn(lines: readonly Line[]): ColumnShape {
  const left = Math.min(...lines.map((line) => line.box.x));
  const right = Math.max(...lines.map((line) => line.box.x + line.box.width));
  const limit = right - (right - left) / 6;
  const full = lines.filter((line) => line.box.x + line.box.width >= limit).length / lines.length;
  return { left, right, full, wrapEdge: findWrapEdge(lines, left, right) };
}

function findWrapEdge(lines: readonly Line[], left: number, right: number): number | null {
  let edge: number | null = null;
  for (const [index, next] of lines.entries()) {
    const line = lines[index - 1];
    if (line === undefined || next.bullet || line.tabs.length + next.tabs.length > 0) continue;
    const end = line.box.x + line.box.width;
    const runsOn = /^\p{Ll}/u.test(next.text) && next.gap < 0.8 && Math.abs(next.size - line.size) < 0.5;
    if (runsOn && end > left + 0.6 * (right - left)) edge = Math.min(edge ?? end, end);
  }
  return edge;
}

/** The value that most characters have. */
function heaviest<Value>(lines: readonly Line[], read: (line: Line) => Value): Value | null {
  const weights = new Map<Value, number>();
  for (const line of lines) weights.set(read(line), (weights.get(read(line)) ?? 0) + line.text.length);
  let best: Value | null = null;
  for (const [value, weight] of weights) if (best === null || weight > (weights.get(best) ?? 0)) best = value;
  return best;
}

/**
 * How far a line stands out from the body by size, weight, capitals, colour and the space above it: 0 not at all, 1 in one
 * way, 4 and more like a title.
 */
export function scoreProminence(line: Line, shape: PageShape): number {
  let weight = 0;
  const ratio = line.size / shape.bodySize;
  if (ratio >= 1.25) weight += 2;
  else if (ratio >= 1.07) weight += 1;
  else if (ratio < 0.93) weight -= 0.5;
  if (line.bold && !shape.bodyBold) weight += 1;
  if (line.caps && line.text.replace(/[^\p{L}]/gu, "").length >= 4) weight += 1;
  if (line.colour !== shape.bodyColour) weight += 0.5;
  if (line.gap > shape.usualGap + 0.4) weight += 0.5;
  if (line.gap > shape.usualGap + 0.9) weight += 0.5;
  return weight;
}
