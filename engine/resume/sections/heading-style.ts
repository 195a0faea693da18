import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";

/** What the headings of a resume have in common. */
export type HeadingStyle = { size: number; bold: boolean; caps: boolean; colour: string; italic: boolean };

/** What a line falls short of headings in capitals by its case alone. */
export const MIXED_CASE = 0.5;

export function styleOf(line: Line): HeadingStyle {
  return {
    size: Math.round(line.size * 2) / 2,
    bold: line.bold,
    caps: line.caps,
    colour: line.colour,
    italic: line.italic,
  };
}

export function styleKey(line: Line): string {
  const style = styleOf(line);
  return `${style.size}|${style.bold}|${style.caps}|${style.colour}|${style.italic}`;
}

/** How far a line falls short of a heading style: 0 looks like it or stronger, 1 and more looks like something below it. */
export function scoreShortfall(line: Line, style: HeadingStyle, shape: PageShape): number {
  let shortfall = 0;
  if (line.size < style.size * 0.92) shortfall += line.size < style.size * 0.8 ? 1.5 : 1;
  if (style.bold && !line.bold) shortfall += 1;
  if (style.caps && !line.caps) shortfall += MIXED_CASE;
  if (style.colour !== line.colour && style.colour !== shape.bodyColour && line.colour === shape.bodyColour) {
    shortfall += 0.4;
  }
  if (line.italic && !style.italic) shortfall += 0.5;
  return shortfall;
}
