import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import type { Cover } from "../covers/covers.ts";
import { DISPLAY_FONT } from "../fonts/cut-fonts.ts";
import { PREVIEW_SIZE } from "../site/previews.ts";
import { drawCover } from "./draw-cover.ts";

/** Colours of web/ui/tokens.css, in the light. */
const PAPER = "#f3f5f3";
const INK = "#0f1714";
const SOFT = "#4c5853";
const LIME = "#bdf25a";

const MARGIN = 64;
/** Where the words end and the cover begins. */
const COVER_LEFT = 640;
const LARGEST = 64;
const SMALLEST = 40;
const MOST_LINES = 5;

const TEXT_FONT = import.meta.resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);

/** What pdfkit reads behind the last letter where that letter is a space. */
const ROOM_BEHIND = Buffer.alloc(16);

/** The letters of a text out of a web font, in the form that a PDF takes. */
async function cutFont(address: string | URL, letters: string): Promise<Buffer> {
  const font = await subsetFont(readFileSync(fileURLToPath(address)), letters, { targetFormat: "truetype" });
  return Buffer.concat([font, ROOM_BEHIND]);
}

/**
 * The picture of a shared link, as a PDF of one page of one point a pixel: our mark, the title, as large as fits, and
 * what Vouch is; beside them the page's cover. The same words give the same bytes.
 */
export async function drawPreview(title: string, line: string, cover: Cover): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE;
  const doc = openPage(width, height);
  const written = buffer(doc);
  doc.registerFont("display", await cutFont(DISPLAY_FONT, `Vouch${title}`));
  doc.registerFont("text", await cutFont(TEXT_FONT, line));
  doc.rect(0, 0, width, height).fill(PAPER);
  drawCover(doc, cover, { x: COVER_LEFT, y: 0, width: width - COVER_LEFT, height });
  drawMark(doc, MARGIN, 60, 64);
  doc
    .font("display")
    .fontSize(40)
    .fillColor(INK)
    .text("Vouch", MARGIN + 82, 68, { lineBreak: false });
  const room = { width: COVER_LEFT - 2 * MARGIN, lineGap: 0 };
  const size = fitTitle(doc, title, room);
  const tall = doc.font("display").fontSize(size).heightOfString(title, room);
  doc.fillColor(INK).text(title, MARGIN, 160 + Math.max(0, (340 - tall) / 2), room);
  doc.font("text").fontSize(24).fillColor(SOFT).text(line, MARGIN, 540, { lineBreak: false });
  doc.end();
  return written;
}

/** Our mark alone, as a PDF of one square page. */
export async function drawMarkAlone(size: number): Promise<Buffer> {
  const doc = openPage(size, size);
  const written = buffer(doc);
  doc.rect(0, 0, size, size).fill(INK);
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
  doc.roundedRect(0, 0, 32, 32, 8).fill(INK);
  doc.path("M5.4 20.2 26.4 18.6 26.9 24.4 5 25.6Z").fill(LIME);
  doc.lineCap("round").lineJoin("round");
  doc.moveTo(7.5, 8.5).lineTo(14.4, 22).lineTo(25, 6.5).lineWidth(3.6).stroke("#ffffff");
  doc.restore();
}

function fitTitle(doc: PDFKit.PDFDocument, title: string, room: { width: number; lineGap: number }): number {
  for (let size = LARGEST; size > SMALLEST; size -= 4) {
    doc.font("display").fontSize(size);
    const lines = doc.heightOfString(title, room) / (doc.currentLineHeight(true) + room.lineGap);
    if (Math.round(lines) < MOST_LINES) return size;
  }
  return SMALLEST;
}
