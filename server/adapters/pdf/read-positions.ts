import type { Box, PositionedDocument, PositionedPage } from "#engine/resume/model/positioned.ts";
import { markHidden } from "./find-hidden.ts";
import { type PageSpace, readPageSpace } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";
import { type PdfReading, type PdfRefusalCode, pdfLimits } from "./port.ts";
import { readCharacters } from "./read-characters.ts";
import { type Drawing, readDrawings } from "./read-drawings.ts";
import { readLinks } from "./read-links.ts";
import type { DrawnRun } from "./run-builder.ts";

/** A dense page has some 6,000 characters. */
const mostCharacters = 300_000;
/** FPDF_GetLastError, fpdfview.h. */
const passwordError = 4;

const refuse = (code: PdfRefusalCode): PdfReading => ({ ok: false, code });

/**
 * Reads a PDF's text with its positions. Nothing is kept in the instance's memory afterwards.
 *
 * @throws WebAssembly.RuntimeError when the document exhausts the instance, which is then dead: see pdfium-reader.ts.
 */
export function readPositions(pdfium: Pdfium, bytes: Uint8Array): PdfReading {
  const refusal = checkBytes(bytes);
  if (refusal !== null) return refuse(refusal);
  const { calls } = pdfium;
  const buffer = calls.malloc(bytes.length);
  if (buffer === 0) return refuse("pdf-too-complex");
  pdfium.heap().bytes.set(bytes, buffer);
  const document = calls.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  try {
    if (document === 0) {
      return refuse(calls.FPDF_GetLastError() === passwordError ? "pdf-encrypted" : "pdf-damaged");
    }
    return readDocument(pdfium, document);
  } finally {
    if (document !== 0) calls.FPDF_CloseDocument(document);
    calls.free(buffer);
  }
}

/** What can be told before the engine sees the bytes. ISO 32000-1, annex H.3.4.1: the header may come late. */
export function checkBytes(bytes: Uint8Array): PdfRefusalCode | null {
  if (bytes.length === 0) return "pdf-empty";
  if (bytes.length > pdfLimits.bytes) return "pdf-too-large";
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  return head.includes("%PDF-") ? null : "pdf-not-a-pdf";
}

function readDocument(pdfium: Pdfium, document: number): PdfReading {
  const count = pdfium.calls.FPDF_GetPageCount(document);
  if (count > pdfLimits.pages) return refuse("pdf-too-many-pages");
  const pages: PositionedPage[] = [];
  let characters = 0;
  for (let index = 0; index < count; index++) {
    const page = pdfium.calls.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    try {
      const space = readPageSpace(pdfium, page);
      if (space === null) continue;
      const read = readPage(pdfium, document, page, space, mostCharacters - characters);
      if (read === null) return refuse("pdf-too-complex");
      characters += read.characters;
      pages.push(read.page);
    } finally {
      pdfium.calls.FPDF_ClosePage(page);
    }
  }
  if (pages.length === 0) return refuse("pdf-damaged");
  const title = readMeta(pdfium, document, "Title");
  const producer = readMeta(pdfium, document, "Producer");
  const read: PositionedDocument = { pages, title, producer };
  return { ok: true, document: read };
}

function readPage(
  pdfium: Pdfium,
  document: number,
  page: number,
  space: PageSpace,
  room: number,
): { page: PositionedPage; characters: number } | null {
  const { calls } = pdfium;
  const textPage = calls.FPDFText_LoadPage(page);
  let drawn: DrawnRun[] = [];
  let characters = 0;
  if (textPage !== 0) {
    try {
      characters = calls.FPDFText_CountChars(textPage);
      if (characters > room) return null;
      drawn = readCharacters(pdfium, textPage, space, characters);
    } finally {
      calls.FPDFText_ClosePage(textPage);
    }
  }
  const drawings = readDrawings(pdfium, page, space);
  markHidden(pdfium, page, space, drawn, drawings);
  return {
    characters,
    page: {
      width: space.width,
      height: space.height,
      runs: drawn.map(({ alpha: _alpha, mode: _mode, object: _object, ...run }) => run),
      links: readLinks(pdfium, document, page, space),
      images: drawings.drawings.filter((one) => one.kind === "image").map(boxOf),
      rules: drawings.drawings.filter((one) => one.kind === "path").map(boxOf),
    },
  };
}

function boxOf({ x, y, width, height }: Drawing): Box {
  return { x, y, width, height };
}

/** An entry of the information dictionary, at most 1,000 characters of it. */
function readMeta(pdfium: Pdfium, document: number, tag: string): string | null {
  const { calls, scratch } = pdfium;
  pdfium.heap().bytes.set(Buffer.from(`${tag}\0`, "latin1"), scratch);
  const length = calls.FPDF_GetMetaText(document, scratch, 0, 0);
  if (length <= 2 || length > 2002) return null;
  const buffer = calls.malloc(length);
  calls.FPDF_GetMetaText(document, scratch, buffer, length);
  const value = Buffer.from(pdfium.heap().bytes.slice(buffer, buffer + length - 2)).toString("utf16le");
  calls.free(buffer);
  return value;
}
