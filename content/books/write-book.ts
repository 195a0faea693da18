import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { Book, Part, Words } from "./read-book.ts";

/** In points: six inches by nine. */
const PAGE = { width: 432, height: 648, margin: 58 };
const TEXT = 10.5;
const GAP = 7;
const LEADING = 4;
const INDENT = 16;
const INK = "#0f1714";
const SOFT = "#4c5853";
/** The highlighter: it carries no text. */
const MARKER = "#bdf25a";
/** A heading wants this much room for what follows it, or it goes to the next page. */
const ROOM_AFTER_HEADING = 90;

const FACES: Record<Words["face"], string> = {
  regular: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff"),
  bold: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff"),
  italic: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff"),
};

/**
 * A book as a tagged PDF: a title page, contents with page numbers, outlines, headings and lists that a screen reader
 * knows as such. It is set twice, the second time with the page numbers of the first.
 */
export async function writeBook(book: Book): Promise<Buffer> {
  const { starts } = await setBook(book, []);
  return (await setBook(book, starts)).bytes;
}

/** `starts` are the pages on which the chapters begin, counted from one. */
async function setBook(book: Book, known: readonly number[]): Promise<{ bytes: Buffer; starts: number[] }> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: {
      Title: book.title,
      Subject: book.subtitle,
      Author: "Vouch",
      Creator: "Vouch",
      Producer: "Vouch",
      CreationDate: new Date(book.updated),
    },
  });
  const written = buffer(doc);
  for (const [face, address] of Object.entries(FACES))
    doc.registerFont(face, readFileSync(fileURLToPath(address)));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const page = () => doc.bufferedPageRange().count;

  writeTitlePage(doc, root, book);
  doc.addPage();
  write(doc, root, "H2", () => heading(doc, "Contents", 18));
  for (const [index, chapter] of book.chapters.entries())
    write(doc, root, "P", () => contentsLine(doc, chapter.title, known[index] ?? 0));
  const starts: number[] = [];
  for (const chapter of book.chapters) {
    doc.addPage();
    starts.push(page());
    doc.outline.addItem(chapter.title);
    write(doc, root, "H2", () => heading(doc, chapter.title, 18));
    for (const part of chapter.parts) writePart(doc, root, part);
  }
  root.end();
  numberPages(doc);
  doc.end();
  return { bytes: await written, starts };
}

type Doc = PDFKit.PDFDocument;
type Structure = ReturnType<Doc["struct"]>;

function write(doc: Doc, into: Structure, role: string, draw: () => void): void {
  into.add(doc.struct(role, {}, draw));
}

function writeTitlePage(doc: Doc, root: Structure, book: Book): void {
  doc.addPage();
  doc.outline.addItem(book.title);
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(PAGE.margin, 146, 96, 12).fill(MARKER);
  doc.endMarkedContent();
  doc.y = 180;
  write(doc, root, "H1", () => heading(doc, book.title, 30));
  write(doc, root, "P", () => {
    doc
      .font("regular")
      .fontSize(14)
      .fillColor(SOFT)
      .text(book.subtitle, PAGE.margin, doc.y + 4, { lineGap: 4 });
  });
  doc.y = PAGE.height - PAGE.margin - 60;
  write(doc, root, "P", () => {
    doc
      .font("regular")
      .fontSize(9)
      .text(
        `Written by the people behind Vouch. Edition of ${book.updated}. All persons in it are invented. You may copy it and hand it on, whole and unchanged.`,
        PAGE.margin,
        doc.y,
        { lineGap: 3 },
      );
  });
}

function heading(doc: Doc, text: string, size: number): void {
  doc.font("bold").fontSize(size).fillColor(INK).text(text, PAGE.margin, doc.y, { lineGap: 2 });
  doc.y += GAP + size / 3;
}

function contentsLine(doc: Doc, title: string, page: number): void {
  const y = doc.y;
  doc.font("regular").fontSize(TEXT).fillColor(INK);
  doc.text(title, PAGE.margin, y, { width: 270, lineGap: LEADING });
  const below = doc.y;
  doc.text(String(page), PAGE.width - PAGE.margin - 40, y, { width: 40, align: "right" });
  doc.y = below + GAP;
}

function writePart(doc: Doc, root: Structure, part: Part): void {
  if (part.kind === "heading") {
    if (doc.y > PAGE.height - PAGE.margin - ROOM_AFTER_HEADING) doc.addPage();
    else doc.y += GAP;
    write(doc, root, "H3", () => heading(doc, part.text, 12.5));
    return;
  }
  if (part.kind === "paragraph") {
    write(doc, root, "P", () => paragraph(doc, part.words, PAGE.margin));
    return;
  }
  if (part.kind === "example") {
    const quote = doc.struct("BlockQuote");
    root.add(quote);
    for (const words of part.paragraphs) {
      keepTogether(doc, words, PAGE.margin + INDENT);
      write(doc, quote, "P", () => example(doc, words));
    }
    quote.end();
    doc.y += 2;
    return;
  }
  const list = doc.struct("L");
  root.add(list);
  for (const [index, words] of part.items.entries()) {
    const item = doc.struct("LI");
    list.add(item);
    keepTogether(doc, words, PAGE.margin + INDENT);
    const y = doc.y;
    write(doc, item, "Lbl", () => {
      doc.font("regular").fontSize(TEXT).fillColor(INK);
      doc.text(part.ordered ? `${index + 1}.` : "•", PAGE.margin, y, { lineBreak: false });
    });
    doc.y = y;
    write(doc, item, "LBody", () => paragraph(doc, words, PAGE.margin + INDENT, 3));
    item.end();
  }
  list.end();
  doc.y += GAP - 3;
}

/** A label and its words, or an example, stand on one page. Never called while a part is being tagged: it may turn the page. */
function keepTogether(doc: Doc, words: readonly Words[], left: number): void {
  const text = words.map((word) => word.text).join("");
  doc.font("regular").fontSize(TEXT);
  const tall = doc.heightOfString(text, { width: PAGE.width - PAGE.margin - left, lineGap: LEADING });
  if (doc.y + tall > PAGE.height - PAGE.margin) doc.addPage();
}

function paragraph(doc: Doc, words: readonly Words[], left: number, after = GAP): void {
  const width = PAGE.width - PAGE.margin - left;
  let y: number | undefined = doc.y;
  for (const [index, word] of words.entries()) {
    doc.font(word.face).fontSize(TEXT).fillColor(INK);
    const options = { width, lineGap: LEADING, continued: index < words.length - 1 };
    if (y === undefined) doc.text(word.text, options);
    else doc.text(word.text, left, y, options);
    y = undefined;
  }
  doc.y += after;
}

function example(doc: Doc, words: readonly Words[]): void {
  const italic = words.map(
    (word): Words => ({ ...word, face: word.face === "regular" ? "italic" : word.face }),
  );
  paragraph(doc, italic, PAGE.margin + INDENT);
}

/** At the foot of every page but the first, outside of what a screen reader reads. */
function numberPages(doc: Doc): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 1; index < count; index++) {
    doc.switchToPage(index);
    doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    doc.page.margins.bottom = 0;
    doc.font("regular").fontSize(9).fillColor(SOFT);
    doc.text(String(index + 1), PAGE.margin, PAGE.height - 38, {
      width: PAGE.width - 2 * PAGE.margin,
      align: "center",
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}
