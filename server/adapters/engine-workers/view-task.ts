import type { MachineView } from "#contract/machine-view.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { viewDocument } from "#engine/resume/orders/view-document.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import type { PdfReader } from "../pdf/port.ts";
import type { Refused } from "./letter-task.ts";

/** What machines read in a resume: its words where they are drawn, and its text in three orders. */
export function makeViewTask(pdf: PdfReader) {
  return async (input: { pdf: Uint8Array }): Promise<{ ok: true; view: MachineView } | Refused> => {
    const reading = await pdf.read(input.pdf);
    if (!reading.ok) return reading;
    const { lines } = readResume(readPages(reading.document));
    return { ok: true, view: viewDocument(reading.document, lines) };
  };
}
