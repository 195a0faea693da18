import type { Line } from "../model/line.ts";

/** A part of a line between tabs, as offsets into the resume's text, trimmed. */
export type Cell = { text: string; start: number; end: number };

/** The cells of a line, left to right; one where there is no tab, none where the line is empty. */
export function splitCells(line: Line): Cell[] {
  const stops = [0, ...line.tabs.filter((tab) => tab > 0 && tab < line.text.length), line.text.length];
  const cells: Cell[] = [];
  for (let index = 0; index + 1 < stops.length; index += 1) {
    const cell = trimCell(line.text, stops[index]!, stops[index + 1]!, line.start);
    if (cell !== null) cells.push(cell);
  }
  return cells;
}

/** The part [from, to) of a text without white space around it; `base` is added to its offsets. Null where it is blank. */
export function trimCell(text: string, from: number, to: number, base: number): Cell | null {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  return start === end ? null : { text: text.slice(start, end), start: base + start, end: base + end };
}
