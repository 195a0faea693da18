import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { PREVIEW_SIZE } from "../site/previews.ts";

/** Colours of web/ui/tokens.css, in the light. */
const PAPER = "#fbf9f4";
const INK = "#1b2420";
const SOFT = "#4d5a54";
const ACCENT = "#0b5d4a";

const MARGIN = 88;
const LARGEST = 76;
const SMALLEST = 44;
const MOST_LINES = 4;

const readFont = (address: string) => readFileSync(fileURLToPath(address));
const fonts = {
  bold: () => readFont(import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff")),
  regular: () => readFont(import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff")),
};

/**
 * The picture of a shared link, as a PDF of one page of one point a pixel: our mark, the title, as large as fits, and
 * what Vouch is. The same words give the same bytes.
 */
export async function drawPreview(title: string, line: string): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE;
  const doc = openPage(width, height);
  const written = buffer(doc);
  doc.registerFont("bold", fonts.bold()).registerFont("regular", fonts.regular());
  doc.rect(0, 0, width, height).fill(PAPER);
  doc.rect(0, height - 14, width, 14).fill(ACCENT);
  drawMark(doc, MARGIN, 72, 72);
  doc
    .font("bold")
    .fontSize(40)
    .fillColor(INK)
    .text("Vouch", MARGIN + 94, 78, { lineBreak: false });
  const room = { width: width - 2 * MARGIN, lineGap: 2 };
  const size = fitTitle(doc, title, room);
  const tall = doc.font("bold").fontSize(size).heightOfString(title, room);
  doc.fillColor(INK).text(title, MARGIN, 186 + Math.max(0, (310 - tall) / 2), room);
  doc.font("regular").fontSize(28).fillColor(SOFT).text(line, MARGIN, 526, { lineBreak: false });
  doc.end();
  return written;
}

/** Our mark alone, as a PDF of one square page. */
export async function drawMarkAlone(size: number): Promise<Buffer> {
  const doc = openPage(size, size);
  const written = buffer(doc);
  doc.rect(0, 0, size, size).fill(ACCENT);
  drawMark(doc, 0, 0, size);
  doc.end();
  return written;
}

function openPage(width: number, height: number): PDFKit.PDFDocument {
  return new PDFDocument({ size: [width, height], margin: 0, info: { CreationDate: new Date(0) } });
}

/** The lines of web/ui/logo.tsx, whose field is 32 units wide. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 8).fill(ACCENT);
  doc.lineCap("round").lineJoin("round");
  doc.moveTo(7, 9.5).lineTo(14.2, 22).lineTo(26, 6.5).lineWidth(4).stroke("#ffffff");
  doc.moveTo(8, 26.5).lineTo(24, 26.5).lineWidth(2.4).stroke("#9dbeb7");
  doc.restore();
}

function fitTitle(doc: PDFKit.PDFDocument, title: string, room: { width: number; lineGap: number }): number {
  for (let size = LARGEST; size > SMALLEST; size -= 4) {
    doc.font("bold").fontSize(size);
    const lines = doc.heightOfString(title, room) / (doc.currentLineHeight(true) + room.lineGap);
    if (Math.round(lines) < MOST_LINES) return size;
  }
  return SMALLEST;
}
