import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { ReadPages } from "#engine/resume/line.ts";
import type { PdfReader, PdfRefusal } from "../pdf/port.ts";

type Refused = { ok: false } & PdfRefusal;

/**
 * What the workers can do, by name. One line here is all that a new task needs; it runs in a thread with a limit on time
 * and memory, so it may be slow on hostile input, but it must not keep anything between calls.
 */
export function makeTasks(pdf: PdfReader) {
  return {
    /** A resume's lines in reading order. */
    pages: async (input: { pdf: Uint8Array }): Promise<{ ok: true; pages: ReadPages } | Refused> => {
      const reading = await pdf.read(input.pdf);
      return reading.ok ? { ok: true, pages: readPages(reading.document) } : reading;
    },
  };
}

export type Tasks = ReturnType<typeof makeTasks>;
