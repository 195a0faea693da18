import { findPeriods, type Period } from "../dates/find-periods.ts";
import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";

/** A line with how it is set against the body (size, weight, slant, capitals, colour, in one word) and the periods it prints. */
export type ObservedLine = { line: Line; style: string; periods: readonly Period[] };

/** A longer line dates nothing. */
const LONGEST_DATED = 200;

export function observeLines(lines: readonly Line[], shape: PageShape): ObservedLine[] {
  return lines.map((line) => ({
    line,
    style: nameStyle(line, shape),
    periods: line.text.length > LONGEST_DATED ? [] : findPeriods(line.text),
  }));
}

function nameStyle(line: Line, shape: PageShape): string {
  const ratio = line.size / shape.bodySize;
  const size = ratio >= 1.25 ? "XL" : ratio >= 1.07 ? "L" : ratio < 0.93 ? "S" : "M";
  const bold = line.bold && !shape.bodyBold ? "b" : "";
  const colour = line.colour === shape.bodyColour ? "" : "c";
  return `${size}${bold}${line.italic ? "i" : ""}${line.caps ? "C" : ""}${colour}`;
}
