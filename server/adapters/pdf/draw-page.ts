import { compilePdfium } from "./compile-pdfium.ts";
import { readPageSpace } from "./page-space.ts";
import { type Pdfium, startPdfium } from "./pdfium.ts";

/** `rgba` has four bytes a pixel, row by row, from the top. */
export type PageDrawing = { width: number; height: number; rgba: Buffer };

/** FPDF_LCD_TEXT is left out: its coloured edges are right on one screen only. */
const plainRendering = 0;

/**
 * Starts a drawer of PDFs of our own, for pictures that the build and our tools make. It has no limits of time: nothing
 * from outside may come this way.
 * `index` counts pages from 0.
 * @throws Error where the PDF has no such page.
 */
export async function startDrawing(): Promise<
  (pdf: Uint8Array, width: number, index?: number) => Promise<PageDrawing>
> {
  const pdfium = await startPdfium(await compilePdfium());
  return async (pdf, width, index = 0) => drawPage(pdfium, pdf, width, index);
}

function drawPage(pdfium: Pdfium, pdf: Uint8Array, width: number, index: number): PageDrawing {
  const { calls } = pdfium;
  const memory = calls.malloc(pdf.length);
  pdfium.heap().bytes.set(pdf, memory);
  const document = calls.FPDF_LoadMemDocument(memory, pdf.length, 0);
  const page = document === 0 ? 0 : calls.FPDF_LoadPage(document, index);
  const space = page === 0 ? null : readPageSpace(pdfium, page);
  if (space === null) throw new Error("This PDF has no such page that could be drawn.");
  const height = Math.round((space.height / space.width) * width);
  const bitmap = calls.FPDFBitmap_Create(width, height, 0);
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, plainRendering);
  const start = calls.FPDFBitmap_GetBuffer(bitmap);
  const stride = calls.FPDFBitmap_GetStride(bitmap);
  const rgba = toRgba(pdfium.heap().bytes.subarray(start, start + stride * height), stride, width, height);
  calls.FPDFBitmap_Destroy(bitmap);
  calls.FPDF_ClosePage(page);
  calls.FPDF_CloseDocument(document);
  calls.free(memory);
  return { width, height, rgba };
}

/** From blue, green, red and a byte that means nothing, in rows that may be longer than the page is wide. */
function toRgba(pixels: Uint8Array, stride: number, width: number, height: number): Buffer {
  const rgba = Buffer.alloc(width * height * 4, 255);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, at = y * stride; x < width; x++, at += 4, to += 4) {
      rgba[to] = pixels[at + 2]!;
      rgba[to + 1] = pixels[at + 1]!;
      rgba[to + 2] = pixels[at]!;
    }
  return rgba;
}
