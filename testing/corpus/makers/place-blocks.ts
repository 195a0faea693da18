import type { Block, Laid } from "./block.ts";

/** A piece of text at a place; y runs downwards from the top of the page, in points. */
export type Placed = { page: number; x: number; y: number; size: number; bold: boolean; text: string; ink?: string };
export type Measure = (text: string, size: number, bold: boolean) => number;

const PAGE = { width: 595, height: 842, top: 54, bottom: 790 };

/** Sets blocks by hand for makers that know nothing of paragraphs: breaks lines by `measure` and turns pages. */
export function placeBlocks(laid: Laid, look: Record<string, string>, measure: Measure): Placed[] {
  const out: Placed[] = [];
  const size = Number(look.size ?? "10");
  const start = { page: 0, y: PAGE.top };
  if (laid.side.length === 0) {
    place([...laid.head, ...laid.main], { ...start, left: 56, width: 483 }, size, measure, out);
    return out;
  }
  const right = look.cols === "sideRight" || look.cols === "two";
  const half = look.cols === "two";
  const after = place(laid.head, { ...start, left: 48, width: 500 }, size, measure, out);
  const mainBox = { left: right ? 48 : 214, width: half ? 240 : 333 };
  const sideBox = { left: half ? 308 : right ? 404 : 48, width: half ? 240 : 145 };
  place(laid.main, { ...after, ...mainBox }, size, measure, out);
  place(laid.side, { ...after, ...sideBox }, size, measure, out, look.sideInk);
  return out;
}

type Cursor = { page: number; y: number; left: number; width: number };

function place(blocks: Block[], cursor: Cursor, size: number, measure: Measure, out: Placed[], ink?: string): { page: number; y: number } {
  const leading = size * 1.38;
  let { page, y } = cursor;
  const advance = (height: number) => {
    y += height;
    if (y > PAGE.bottom) {
      page += 1;
      y = PAGE.top;
    }
  };
  const put = (text: string, x: number, at: number, bold: boolean) => {
    if (text !== "") out.push({ page, x, y, size: at, bold, text, ...(ink === undefined ? {} : { ink }) });
  };
  const flow = (text: string, indent: number, bold: boolean) => {
    for (const line of breakLines(text, cursor.width - indent, (part) => measure(part, size, bold))) {
      put(line, cursor.left + indent, size, bold);
      advance(leading);
    }
  };
  for (const block of blocks) {
    if (block.type === "name") {
      advance(size);
      put(block.text, cursor.left, size * 2, true);
      advance(size * 1.9);
    } else if (block.type === "heading") {
      advance(size * 0.8);
      put(block.text, cursor.left, size * 1.25, true);
      advance(size * 1.6);
    } else if (block.type === "bullet") {
      put("•", cursor.left + 2, size, false);
      flow(block.text, 14, false);
    } else if (block.type === "row") {
      put(block.left, cursor.left, size, block.bold === true);
      put(block.right, cursor.left + cursor.width - measure(block.right, size, false), size, false);
      advance(leading);
    } else if (block.type === "dated") {
      put(block.dates, cursor.left, size, false);
      for (const [index, line] of block.lines.entries()) flow(line, 118, index === 0);
    } else if (block.type === "cells") {
      for (const [index, cell] of block.cells.entries()) {
        put(cell, cursor.left + (index % 3) * (cursor.width / 3), size, false);
        if (index % 3 === 2 || index === block.cells.length - 1) advance(leading);
      }
    } else flow(block.text, 0, block.type === "line" && block.bold === true);
  }
  return { page, y: y + size * 0.6 };
}

function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
