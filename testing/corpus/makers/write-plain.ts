import type { Sheet } from "../sheet.ts";
import type { Block } from "./block.ts";
import { laySheet } from "./lay-sheet.ts";
import { runTool } from "./run-tool.ts";

const WIDTH = 80;

/** A typed page in Courier: text wrapped by hand, set by enscript as PostScript, and made a PDF by Ghostscript. */
export async function writePlain(sheet: Sheet): Promise<Buffer> {
  const { head, main } = laySheet(sheet);
  const text = [...head, ...main].map(block).join("\n");
  const commands = [
    ["iconv", "-f", "UTF-8", "-t", "ISO-8859-1//TRANSLIT", "-o", "latin.txt", "cv.txt"],
    ["enscript", "-q", "-B", "-X", "latin1", "-f", "Courier10", "--margins=50:40:50:50", "-M", "A4", "-o", "cv.ps", "latin.txt"],
    ["ps2pdf", "-sPAPERSIZE=a4", "cv.ps", "cv.pdf"],
  ];
  return runTool({ "cv.txt": `${text}\n` }, commands, "cv.pdf");
}

function block(piece: Block): string {
  switch (piece.type) {
    case "heading":
      return `\n${piece.text.toUpperCase()}\n${"-".repeat(piece.text.length)}`;
    case "bullet":
      return wrap(piece.text, "* ", "  ");
    case "row":
      return piece.left + " ".repeat(Math.max(2, WIDTH - piece.left.length - piece.right.length)) + piece.right;
    case "dated":
      return piece.lines.map((line, index) => (index === 0 ? piece.dates : "").padEnd(20) + line).join("\n");
    case "cells":
      return piece.cells.map((cell, index) => (index % 3 === 2 ? `${cell}\n` : cell.padEnd(28))).join("").trimEnd();
    default:
      return wrap(piece.text, "", "");
  }
}

function wrap(text: string, first: string, next: string): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(" ")) {
    if (line.length + word.length > WIDTH && line.trim() !== "") {
      lines.push(line.trimEnd());
      line = next;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join("\n");
}
