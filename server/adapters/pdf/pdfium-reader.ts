import { type Pdfium, startPdfium } from "./pdfium.ts";
import type { PdfReader, PdfReading } from "./port.ts";
import { readPositions } from "./read-positions.ts";

/** PDFium's own caches only grow; an instance is cheap to replace (about 7 ms from a compiled module). */
const mostDocuments = 1_000;
const mostHeap = 64 * 1024 * 1024;

/**
 * Reads one document at a time with one instance of PDFium, and starts another when that has aborted, has grown or has
 * served long enough. Blocks the thread it runs in: the time limit belongs to whoever runs the thread.
 */
export async function openPdfiumReader(module: WebAssembly.Module): Promise<PdfReader> {
  let current: Pdfium | null = await startPdfium(module);
  let documents = 0;
  return {
    async read(bytes): Promise<PdfReading> {
      if (current === null || documents >= mostDocuments || current.heap().bytes.length > mostHeap) {
        current = await startPdfium(module);
        documents = 0;
      }
      documents++;
      try {
        return readPositions(current, bytes);
      } catch (error) {
        current = null;
        // The instance's own way to say that memory or stack ran out; anything else is our fault and is told.
        if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
          return { ok: false, code: "pdf-too-complex" };
        }
        throw error;
      }
    },
  };
}
