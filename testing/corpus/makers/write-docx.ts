import { AlignmentType, BorderStyle, ColumnBreak, type FileChild, Document, Footer, Header, ImageRun, LevelFormat, Packer, Paragraph, SectionType, ShadingType, Tab, Table, TableCell, TableRow, TabStopType, Textbox, TextRun, WidthType } from "docx";
import type { Sheet } from "../sheet.ts";
import type { Block } from "./block.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { hasSide, laySheet } from "./lay-sheet.ts";
import { runTool } from "./run-tool.ts";
import { chunk } from "./write-latex.ts";

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const BARE = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };

/**
 * A Word document that LibreOffice prints: look.docx = `plain`, `table` (a borderless table with the sidebar in a shaded
 * cell), `columns` (a section of two columns), `boxes` (contact in a text box), `header` (contact in the page's header).
 */
export async function writeDocx(sheet: Sheet): Promise<Buffer> {
  const docx = await Packer.toBuffer(makeDocument(sheet));
  return runTool({ "cv.docx": docx }, [["soffice", "--headless", "-env:UserInstallation=file:///tmp/corpus-office", "--convert-to", "pdf", "cv.docx"]], "cv.pdf");
}

function makeDocument(sheet: Sheet): Document {
  const { look } = sheet;
  const { head, side, main } = laySheet(sheet);
  const width = hasSide(look) && look.docx === "table" ? 6200 : 9600;
  const set = (blocks: Block[], ink?: string, room = width): FileChild[] => blocks.flatMap((block) => setBlock(block, look, ink, room));
  const photo = look.photo ? [new Paragraph({ children: [new ImageRun({ type: "png", data: drawPortrait(look.photo), transformation: { width: 90, height: 110 } })] })] : [];
  const page = { margin: { top: 850, bottom: 850, left: 1100, right: 1100 }, size: { width: 11906, height: 16838 } };
  const sections = [];
  if (look.docx === "table") {
    const cell = (children: FileChild[], size: number, fill?: string) =>
      new TableCell({ children: children as Paragraph[], width: { size, type: WidthType.DXA }, margins: { left: 160, right: 160, top: 100, bottom: 100 }, ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, fill } }) });
    const ink = look.sideInk ?? "FFFFFF";
    const cells = [cell([...photo, ...set(side, ink, 2800)], 3100, look.sideFill ?? "2B4257"), cell(set(main), 6600)];
    if (look.cols === "sideRight") cells.reverse();
    sections.push({ properties: { page }, children: [...set(head), new Table({ rows: [new TableRow({ children: cells })], columnWidths: look.cols === "sideRight" ? [6600, 3100] : [3100, 6600], width: { size: 9700, type: WidthType.DXA }, borders: BARE })] });
  } else if (look.docx === "columns") {
    sections.push({ properties: { page }, children: [...photo, ...set(head)] });
    sections.push({ properties: { page, type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } }, children: [...set(main, undefined, 4600), new Paragraph({ children: [new ColumnBreak()] }), ...set(side, undefined, 4600)] });
  } else if (look.docx === "header") {
    const [name, ...rest] = head;
    sections.push({ properties: { page: { ...page, margin: { ...page.margin, top: 1600 } } }, headers: { default: new Header({ children: set(rest) as Paragraph[] }) }, footers: { default: new Footer({ children: [new Paragraph(sheet.name)] }) }, children: set([name!, ...main]) });
  } else if (look.docx === "boxes") {
    const [name, ...rest] = head;
    const box = new Textbox({ alignment: AlignmentType.LEFT, children: set(rest, undefined, 4000) as Paragraph[], style: { width: "220pt", height: "auto" } });
    sections.push({ properties: { page }, children: [...photo, ...set([name!]), box as unknown as FileChild, ...set(main)] });
  } else sections.push({ properties: { page }, children: [...photo, ...set(head), ...set(main)] });
  return new Document({
    creator: sheet.name,
    styles: { default: { document: { run: { font: (look.face ?? "Liberation_Sans").replace(/_/g, " "), size: 2 * Number(look.size ?? "10"), language: { value: look.lang ?? "en-US" }, ...(look.rtl ? { rightToLeft: true } : {}) } } } },
    numbering: { config: [{ reference: "dots", levels: [{ level: 0, format: LevelFormat.BULLET, text: look.sign ?? "\uF0B7", alignment: AlignmentType.LEFT, style: { paragraph: { indent: { left: 360, hanging: 260 } }, run: { font: (look.signFace ?? "Symbol").replace(/_/g, " ") } } }] }] },
    sections,
  });
}

function setBlock(block: Block, look: Record<string, string>, ink: string | undefined, width: number): FileChild[] {
  const rtl = look.rtl ? { bidirectional: true } : {};
  const run = (text: string, style: object = {}) => new TextRun({ text, ...(ink === undefined ? {} : { color: ink }), ...(look.rtl ? { rightToLeft: true } : {}), ...style });
  const line = (...children: TextRun[]) => new Paragraph({ ...rtl, children, tabStops: [{ type: TabStopType.RIGHT, position: width }], spacing: { after: 20 } });
  switch (block.type) {
    case "name":
      return [new Paragraph({ ...rtl, alignment: look.align === "center" ? AlignmentType.CENTER : AlignmentType.LEFT, children: [run(block.text, { bold: true, size: 44 })] })];
    case "heading":
      return [new Paragraph({ ...rtl, spacing: { before: 200, after: 60 }, keepNext: true, ...(look.headRule ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: "666666" } } } : {}), children: [run(block.text, { bold: true, size: 26, ...(ink === undefined ? { color: look.colour ?? "1F3B57" } : {}), ...(look.headSpaced ? { characterSpacing: 60 } : {}) })] })];
    case "line":
      return [line(run(block.text, { bold: block.bold, italics: block.italic }))];
    case "para":
      return [line(run(block.text))];
    case "bullet":
      return [new Paragraph({ ...rtl, numbering: { reference: "dots", level: 0 }, children: [run(block.text)] })];
    case "row":
      return [line(run(block.left, { bold: block.bold, italics: block.italic }), new TextRun({ children: [new Tab()] }), run(block.right, { italics: block.italic }))];
    case "dated":
      return [table([[[block.dates], block.lines]], [2100, width - 2100], run, look)];
    case "cells":
      return [table(chunk(block.cells, 3).map((row) => row.map((cell) => [cell])), [width / 3, width / 3, width / 3], run, look)];
  }
}

function table(rows: string[][][], widths: number[], run: (text: string, style?: object) => TextRun, look: Record<string, string>): Table {
  const rtl = look.rtl ? { bidirectional: true } : {};
  const cell = (lines: string[], index: number) =>
    new TableCell({ width: { size: Math.round(widths[index]!), type: WidthType.DXA }, children: lines.map((text, line) => new Paragraph({ ...rtl, children: [run(text, { bold: index === 1 && line === 0 && rows.length === 1 })] })) });
  return new Table({ visuallyRightToLeft: look.rtl !== undefined, rows: rows.map((cells) => new TableRow({ children: widths.map((_, index) => cell(cells[index] ?? [""], index)) })), columnWidths: widths.map(Math.round), width: { size: Math.round(widths.reduce((sum, one) => sum + one, 0)), type: WidthType.DXA }, ...(look.lined ? {} : { borders: BARE }) });
}
