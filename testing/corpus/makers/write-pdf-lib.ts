import { PDFDocument, type PDFFont, rgb, StandardFonts } from "pdf-lib";
import { Random } from "../layout/random.ts";
import type { Sheet } from "../sheet.ts";
import { laySheet } from "./lay-sheet.ts";
import { type Placed, placeBlocks } from "./place-blocks.ts";

const FACES: Record<string, [StandardFonts, StandardFonts]> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
};

/**
 * Places text by hand: look.runs = lines (one object per line), words (one per word), glyphs (one per letter), joined (words
 * placed apart and no space anywhere); look.order = asRead, scrambled (seeded) or rows (across the columns).
 */
export async function writePdfLib(sheet: Sheet): Promise<Uint8Array> {
  const { look } = sheet;
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const names = FACES[look.face ?? "sans"]!;
  const plain = await pdf.embedFont(names[0]);
  const bold = await pdf.embedFont(names[1]);
  const font = (heavy: boolean) => (heavy ? bold : plain);
  const lines = placeBlocks(laySheet(sheet), look, (text, size, heavy) => font(heavy).widthOfTextAtSize(text, size));
  const pieces = arrange(lines.flatMap((line) => split(line, look.runs ?? "lines", font(line.bold))), look.order ?? "asRead");
  const count = 1 + Math.max(...pieces.map(({ page }) => page));
  const pages = Array.from({ length: count }, () => pdf.addPage([595, 842]));
  for (const { page, x, y, size, bold: heavy, text } of pieces) {
    pages[page]!.drawText(text, { x, y: 842 - y, size, font: font(heavy), color: rgb(0.1, 0.1, 0.1) });
  }
  pdf.setProducer("pdf-lib");
  pdf.setCreationDate(new Date("2024-01-01T00:00:00Z"));
  pdf.setModificationDate(new Date("2024-01-01T00:00:00Z"));
  return pdf.save();
}

function split(line: Placed, runs: string, font: PDFFont): Placed[] {
  if (runs === "lines") return [line];
  const parts = runs === "glyphs" ? [...line.text] : line.text.split(/(?<= )/);
  let { x } = line;
  const out: Placed[] = [];
  for (const part of parts) {
    // Without spaces, the gap between two words is all there is to tell them apart.
    const text = runs === "joined" || runs === "glyphs" ? part.trim() : part;
    if (text !== "") out.push({ ...line, x, text });
    x += font.widthOfTextAtSize(part, line.size);
  }
  return out;
}

function arrange(pieces: Placed[], order: string): Placed[] {
  if (order === "rows") return [...pieces].sort((a, b) => a.page - b.page || Math.round(a.y) - Math.round(b.y) || a.x - b.x);
  if (order !== "scrambled") return pieces;
  const random = new Random(7);
  return pieces.map((piece) => ({ piece, at: random.next() })).sort((a, b) => a.at - b.at).map(({ piece }) => piece);
}
