import type { Sheet } from "../sheet.ts";
import type { Block } from "./block.ts";
import { laySheet } from "./lay-sheet.ts";
import { runTool } from "./run-tool.ts";

/** groff with its ms macros, printed by its own PDF device; rows are set with a right tab. */
export async function writeGroff(sheet: Sheet): Promise<Buffer> {
  const { head, main } = laySheet(sheet);
  const family = sheet.look.family ?? "T";
  const source = `.nr LL 6.4i\n.nr PO 1i\n.nr PS 11\n.nr VS 13.5\n.nr HM .8i\n.nr FM .8i\n.ds CH\n.fam ${family}\n.nr PD 2p\n.LP\n.ad l\n.hy 0\n.ta 6.4iR\n${[...head, ...main].map(block).join("\n")}\n`;
  // -k takes UTF-8 apart into what groff knows; -P-e embeds every font.
  const [pdf] = [await runTool({ "cv.ms": source }, [["sh", "-c", "groff -k -Kutf8 -t -ms -Tpdf cv.ms > cv.pdf"]], "cv.pdf")];
  return pdf!;
}

const text = (raw: string) => raw.replace(/\\/g, "\\e").replace(/^([.'])/, "\\&$1").replace(/-/g, "\\-").replace(/–/g, "\\[en]").replace(/—/g, "\\[em]").replace(/•/g, "\\[bu]").replace(/@/g, "\\[at]");

function block(piece: Block): string {
  const face = (bold?: boolean, italic?: boolean) => (bold ? "B" : italic ? "I" : "R");
  switch (piece.type) {
    case "name":
      return `.LP\n.ps 20\n.vs 24\n.ft B\n${text(piece.text)}\n.ft R\n.ps 11\n.vs 13.5`;
    case "heading":
      return `.LP\n.sp .5\n.ps 13\n.ft B\n${text(piece.text)}\n.ft R\n.ps 11\n.br`;
    case "line":
      return `.LP\n.ft ${face(piece.bold, piece.italic)}\n${text(piece.text)}\n.ft R`;
    case "para":
      return `.LP\n${text(piece.text)}`;
    case "bullet":
      return `.IP \\[bu] 2\n${text(piece.text)}`;
    case "row":
      return `.LP\n.ta 6.4iR\n.ft ${face(piece.bold, piece.italic)}\n${text(piece.left)}\t\\fR${text(piece.right)}\n.ft R`;
    case "dated":
      return `.LP\n.nf\n.ta 1.7i\n${text(piece.dates)}\t\\fB${text(piece.lines[0] ?? "")}\\fR${piece.lines.slice(1).map((line) => `\n\t${text(line)}`).join("")}\n.fi`;
    case "cells":
      return `.LP\n.nf\n.ta 2.1i 4.2i\n${piece.cells.map((cell, index) => `${text(cell)}${index % 3 === 2 || index === piece.cells.length - 1 ? "\n" : "\t"}`).join("")}.fi`;
  }
}
