import type { Line, ReadPages } from "./model/line.ts";
import { matchHeading } from "./sections/match-heading.ts";

const SIZE = 11;
const WIDTH = 600;
const HEIGHT = 800;
const BULLET = /^\s*(?:[•◦▪●·*‣–—-])\s+/;

/**
 * A resume given as plain text, as pages: every line that holds something becomes a printed line, an empty one white
 * space above the next, and a leading bullet sign a bullet. Lines in capitals are said to be so; nothing is bold.
 */
export function readPlainText(plain: string): ReadPages {
  const lines: Line[] = [];
  let start = 0;
  let gap = 0;
  let y = 40;
  for (const raw of plain.replace(/\r\n?/g, "\n").split("\n")) {
    const bullet = BULLET.test(raw);
    const text = raw.replace(BULLET, "").trim();
    if (text === "") {
      gap += 1;
      y += SIZE;
      continue;
    }
    // Plain text has no bold: the name of a section on a line of its own is set apart, as whoever wrote it meant it.
    if (gap === 0 && !bullet && text.length < 40 && matchHeading(text) !== null) gap = 1;
    lines.push(lineOf(text, start, bullet, lines.length === 0 ? 0 : gap === 0 ? 0.2 : gap + 0.2, y));
    start += text.length + 1;
    gap = 0;
    y += SIZE * 1.2;
  }
  const text = lines.map((line) => line.text).join("\n");
  const characters = text.replace(/\s/g, "").length;
  return {
    text,
    lines,
    columns: 1,
    hidden: [],
    furniture: [],
    links: [],
    characters,
    images: [],
    pages: [{ width: WIDTH, height: Math.max(HEIGHT, y + SIZE), characters }],
    unmapped: 0,
    fonts: [],
  };
}

/**
 * Where a place of what readPlainText made of `plain` stands in `plain` itself, in UTF-16 code units: bullets, empty lines
 * and white space around lines were left out of the one and stand in the other.
 */
export function placeInPlainText(plain: string): (at: number) => number {
  const starts: { read: number; given: number; length: number }[] = [];
  let read = 0;
  let given = 0;
  for (const raw of plain.split(/\r\n|\r|\n/)) {
    const text = raw.replace(BULLET, "").trim();
    if (text !== "") {
      const lead = raw.length - raw.replace(BULLET, "").trimStart().length;
      starts.push({ read, given: given + lead, length: text.length });
      read += text.length + 1;
    }
    given += raw.length;
    given += plain.startsWith("\r\n", given) ? 2 : 1;
  }
  return (at) => {
    const line = starts.findLast((one) => one.read <= at);
    return line === undefined ? 0 : line.given + Math.min(at - line.read, line.length);
  };
}

function lineOf(text: string, start: number, bullet: boolean, gap: number, y: number): Line {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return {
    text,
    start,
    end: start + text.length,
    page: 1,
    box: { x: bullet ? 54 : 40, y, width: Math.min(WIDTH - 80, text.length * 5), height: SIZE },
    size: SIZE,
    bold: false,
    italic: false,
    caps: letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    colour: "#000000",
    column: 0,
    bullet,
    gap,
    tabs: [],
    icons: [],
    links: [],
  };
}
