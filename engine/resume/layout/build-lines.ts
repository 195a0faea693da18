import type { Line } from "../model/line.ts";
import type { PositionedLink } from "../model/positioned.ts";
import { isWrappedPeriod } from "./is-wrapped-period.ts";
import { joinFragments } from "./join-fragments.ts";
import { isSameLine, isTyped } from "./join-segments.ts";
import { bottomOf } from "./segment-shape.ts";
import type { JoinedText, Region, Segment, TextFragment } from "./text-fragment.ts";

/** A line before its place in the whole text is known. */
export type DraftLine = Omit<Line, "start" | "end" | "gap">;

/** The lines of a region from top to bottom. Segments on one baseline make one line, with tabs between them. */
export function buildLines(
  region: Region,
  page: number,
  links: PositionedLink[],
  rightToLeft = false,
): DraftLine[] {
  if (region.cells !== undefined) return buildTableRow(region, region.cells, page, links, rightToLeft);
  const rows: Segment[][] = [];
  for (const segment of region.segments) {
    const row = rows.findLast((one) => one.every((other) => isSameLine(other, segment)));
    if (row !== undefined && rows.indexOf(row) >= rows.length - 3) row.push(segment);
    else rows.push([segment]);
  }
  partCells(rows);
  const lines: DraftLine[] = [];
  for (const [index, row] of rows.entries()) {
    const period = gatherPeriod(rows, index);
    if (period !== null) {
      lines.push(...buildTableRow(region, [row.slice(0, -1), period], page, links, rightToLeft));
      continue;
    }
    if (row.length === 0) continue;
    const line = buildLine(row, page, region.column, links, rightToLeft);
    if (line.text !== "" || line.icons.length > 0) lines.push(line);
  }
  return dropStretchedSpaces(lines);
}

/** Rows of text beside which a period may break. */
const mostBeside = 4;

/**
 * The period at the right end of a row with the lines that it goes on over beside the rows below, which are taken out of
 * those: 'February', '2022 –' and 'Present' in a narrow column. Null where there is none.
 */
function gatherPeriod(rows: Segment[][], index: number): Segment[] | null {
  if (rows[index]!.length < 2) return null;
  const first = rows[index]!.toSorted(fromLeft).at(-1)!;
  const stack = [first];
  for (const row of rows.slice(index + 1, index + mostBeside)) {
    const next = row.find(
      (one) => Math.abs(one.x - first.x) < 1 && one.y - bottomOf(stack.at(-1)!) < 0.5 * one.size,
    );
    if (next === undefined) break;
    stack.push(next);
  }
  if (stack.length < 2 || !isWrappedPeriod(stack)) return null;
  rows[index]!.sort(fromLeft);
  for (const [below, one] of stack.slice(1).entries()) {
    const row = rows[index + 1 + below]!;
    row.splice(row.indexOf(one), 1);
  }
  return stack;
}

const fromLeft = (one: Segment, other: Segment) => one.x - other.x;

/** One line of all cells, with tabs between them; the lines of a cell are joined. */
function buildTableRow(
  { column }: Region,
  cells: readonly Segment[][],
  page: number,
  links: PositionedLink[],
  rightToLeft: boolean,
): DraftLine[] {
  const parts = cells.map((segments) => buildLines({ segments, column }, page, links, rightToLeft));
  const lines = parts.flat();
  const [first] = lines;
  if (first === undefined) return [];
  const tabs: number[] = [];
  let text = "";
  for (const part of parts) {
    if (text !== "" && part.length > 0) {
      text += " ";
      tabs.push(text.length);
    }
    text += part.map((line) => line.text).join(" ");
  }
  const [x, y] = [Math.min(...lines.map(({ box }) => box.x)), Math.min(...lines.map(({ box }) => box.y))];
  const width = Math.max(...lines.map(({ box }) => box.x + box.width)) - x;
  const height = Math.max(...lines.map(({ box }) => box.y + box.height)) - y;
  const { turns: _, ...plain } = first;
  return [
    {
      ...plain,
      text,
      tabs,
      box: { x, y, width, height },
      bold: lines.every((line) => line.bold),
      caps: isCaps(text),
      icons: lines.flatMap((line) => line.icons),
      links: [...new Set(lines.flatMap((line) => line.links))],
    },
  ];
}

/** A gap of so many ems may be the edge of a cell whose text nearly fills it. */
const leastCellGap = 0.42;

/** Where the cells of two rows begin at one place behind a gap wider than a space, they are cells, however full they are. */
function partCells(rows: Segment[][]): void {
  const gapped = rows.map((row) => {
    const pieces = row.flatMap((segment) => segment.pieces).sort((a, b) => a.x - b.x);
    return pieces.filter((piece, index) => {
      const last = pieces[index - 1];
      // The words of a typewriter's face stand so far apart, and below each other by chance.
      const least = isTyped(piece) ? 1.1 : leastCellGap;
      return last !== undefined && piece.x - (last.x + last.width) >= least * piece.size;
    });
  });
  for (const [index, pieces] of gapped.entries()) {
    const near = [...(gapped[index - 1] ?? []), ...(gapped[index + 1] ?? [])];
    for (const piece of pieces) if (near.some((one) => Math.abs(one.x - piece.x) < 0.6)) piece.cell = true;
  }
}

/** In a justified paragraph a wide gap is a stretched space: the line fills its column and the sentence goes on below. */
function dropStretchedSpaces(lines: DraftLine[]): DraftLine[] {
  const right = Math.max(...lines.map((line) => line.box.x + line.box.width));
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (line.tabs.length === 0 || next === undefined) return line;
    const fills = line.box.x + line.box.width > right - 2;
    const follows = next.box.y - (line.box.y + line.box.height) < 0.7 * line.size && next.size === line.size;
    const isContact = /@|https?:|www\.|linkedin/i.test(line.text);
    // A paragraph goes on below where it began; a label in the margin stands before it.
    const isBelow = Math.abs(next.box.x - line.box.x) < 2.5 * line.size;
    return fills && follows && isBelow && !isContact && /^\p{Ll}/u.test(next.text)
      ? { ...line, tabs: [] }
      : line;
  });
}

function buildLine(
  row: Segment[],
  page: number,
  column: number,
  links: PositionedLink[],
  pageRightToLeft: boolean,
): DraftLine {
  row.sort((a, b) => a.x - b.x);
  const pieces = row.flatMap((segment) => segment.pieces);
  const share = weigh(pieces, (piece) => piece.rightToLeft);
  const rightToLeft = share > 0.5 || (pageRightToLeft && (share > 0 || pieces.every(hasNoLetters)));
  const { text, tabs, turns, bullet } = takeBullet(joinFragments(pieces, rightToLeft), rightToLeft);
  const main = mainPiece(pieces);
  const x = Math.min(...row.map((one) => one.x));
  const y = Math.min(...row.map((one) => one.y));
  const box = {
    x,
    y,
    width: Math.max(...row.map((one) => one.x + one.width)) - x,
    height: Math.max(...row.map((one) => one.y + one.height)) - y,
  };
  return {
    text,
    page,
    box,
    size: main.size,
    bold: weigh(pieces, (piece) => piece.bold) > 0.5,
    italic: weigh(pieces, (piece) => piece.italic) > 0.5,
    caps: isCaps(text),
    colour: main.colour,
    column,
    bullet: row[0]!.bullet || bullet,
    tabs,
    ...(turns.length > 0 ? { turns } : {}),
    icons: row.flatMap((segment) => segment.icons),
    links: links.filter((link) => touches(link, box)),
  };
}

/** Dates and telephone numbers take the direction of the page they stand on. */
function hasNoLetters(piece: TextFragment): boolean {
  return !/\p{L}/u.test(piece.text);
}

/** The bullet of a line that reads from the right stands at its right end. */
function takeBullet(joined: JoinedText, rightToLeft: boolean): JoinedText & { bullet: boolean } {
  const sign = rightToLeft ? /^[•●▪◦‣]\s*(?=\S)/u.exec(joined.text) : null;
  if (sign === null) return { ...joined, bullet: false };
  const taken = sign[0].length;
  const tabs = joined.tabs.map((tab) => tab - taken).filter((tab) => tab > 0);
  return { ...joined, text: joined.text.slice(taken), tabs, bullet: true };
}

/** Share of a line's characters that satisfy a test. */
function weigh(pieces: TextFragment[], test: (piece: TextFragment) => boolean): number {
  let all = 0;
  let some = 0;
  for (const piece of pieces) {
    all += piece.text.length;
    if (test(piece)) some += piece.text.length;
  }
  return all === 0 ? 0 : some / all;
}

function mainPiece(pieces: TextFragment[]): { size: number; colour: string } {
  let best: TextFragment | undefined;
  for (const piece of pieces) if (best === undefined || piece.text.length > best.text.length) best = piece;
  return best ?? { size: 0, colour: "#000000" };
}

function isCaps(text: string): boolean {
  let letters = 0;
  for (const character of text) {
    if (character.toLowerCase() === character.toUpperCase()) continue;
    if (character !== character.toUpperCase()) return false;
    letters++;
  }
  return letters >= 2;
}

function touches(
  link: PositionedLink,
  box: { x: number; y: number; width: number; height: number },
): boolean {
  const middle = link.y + link.height / 2;
  return (
    link.x < box.x + box.width && link.x + link.width > box.x && middle > box.y && middle < box.y + box.height
  );
}

/** Whether most of a page's text reads from right to left. */
export function isRightToLeft(segments: Segment[]): boolean {
  return (
    weigh(
      segments.flatMap((segment) => segment.pieces),
      (piece) => piece.rightToLeft,
    ) > 0.5
  );
}
