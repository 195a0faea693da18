import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { Problem } from "#contract/problem.ts";
import { type LaidLine, layOutLetter } from "./lay-out-letter.ts";
import { type FontRun, openLetterFonts } from "./letter-fonts.ts";
import { normalizeLetter } from "./normalize-letter.ts";

/** In points. An inch of margin and eleven points: what a letter of 400 words needs to stay on one page. */
const MARGIN = 72;
const SIZE = 11;
const LEADING = 16;
const GAP = 9;

export type LetterPdfOptions = { title: string; paper: "a4" | "letter" };

/**
 * A letter as a tagged PDF, set in Noto Sans: real text, which a user can copy and a screen reader can read. The same
 * letter gives the same bytes.
 *
 * @throws Problem 'letter-missing', or 'letter-not-printable' for a script that our font has not.
 */
export async function writeLetterPdf(letter: string, { title, paper }: LetterPdfOptions): Promise<Buffer> {
  const text = normalizeLetter(letter);
  const doc = new PDFDocument({
    size: paper === "a4" ? "A4" : "LETTER",
    margin: MARGIN,
    autoFirstPage: false,
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Title: title, Creator: "Vouch", Producer: "Vouch", CreationDate: new Date(0) },
  });
  const written = buffer(doc);
  doc.addPage();
  const fonts = openLetterFonts((part, file) => {
    doc.registerFont(part, file).font(part);
    return readCoverage(doc);
  });
  const use = ({ part }: Pick<FontRun, "part">) => doc.font(part).fontSize(SIZE);
  const [blank] = fonts.split("n")!;
  const space = use(blank!).widthOfString(" ");
  const lines = layOutLetter(text, doc.page.width - 2 * MARGIN, {
    split: fonts.split,
    width: (run) => use(run).widthOfString(run.text),
    space,
  });
  if (lines === null) throw new Problem("letter-not-printable");
  drawLines(doc, lines, space, use);
  doc.end();
  return written;
}

function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly LaidLine[],
  space: number,
  use: (run: FontRun) => PDFKit.PDFDocument,
): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = MARGIN;
  let chunk: { line: LaidLine; y: number }[] = [];
  const flush = () => {
    const placed = chunk;
    chunk = [];
    if (placed.length > 0)
      root.add(
        doc.struct("P", {}, () => {
          for (const { line, y: top } of placed) drawLine(line, top, space, use);
        }),
      );
  };
  for (const [index, line] of lines.entries()) {
    const opens = index > 0 && lines[index - 1]!.paragraph !== line.paragraph;
    if (opens) {
      flush();
      y += GAP;
    }
    if (y + LEADING > doc.page.height - MARGIN) {
      flush();
      doc.addPage();
      y = MARGIN;
    }
    chunk.push({ line, y });
    y += LEADING;
  }
  flush();
  root.end();
}

function drawLine(line: LaidLine, y: number, space: number, use: (run: FontRun) => PDFKit.PDFDocument): void {
  let x = MARGIN;
  for (const run of joinRuns(line)) {
    const doc = use(run);
    doc.text(run.text, x, y, { lineBreak: false });
    x += run.text === " " ? space : doc.widthOfString(run.text);
  }
}

/** The line as few runs, with its spaces in them: text is then copied as it is read. */
function joinRuns(line: LaidLine): FontRun[] {
  const runs: FontRun[] = [];
  for (const [index, word] of line.words.entries()) {
    const pieces: FontRun[] = index === 0 ? word.runs : [{ part: "latin", text: " " }, ...word.runs];
    for (const piece of pieces) {
      const last = runs.at(-1);
      if (last?.part === piece.part) last.text += piece.text;
      else runs.push({ ...piece });
    }
  }
  return runs;
}

/** Which characters the font in use can draw; pdfkit knows, and its types do not say so. */
function readCoverage(doc: PDFKit.PDFDocument) {
  const { font } = (
    doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }
  )._font;
  return { has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
}
