import type { ReadingProof, ResumeFileFormat } from "#contract/resume-document.ts";
import { compareReading } from "#engine/document/compare-reading.ts";
import { findFields } from "#engine/document/find-fields.ts";
import { listFields } from "#engine/document/list-fields.ts";
import { printDocument } from "#engine/document/print-document.ts";
import type { PrintedDocument } from "#engine/document/printed-document.ts";
import type { DocumentLook, ResumeDocument } from "#engine/document/resume-document.ts";
import { writeText } from "#engine/document/write-text.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import type { PdfReader } from "../pdf/port.ts";
import { UnprintableCharacters } from "../resume-files/unprintable-characters.ts";
import { UnreadablePhoto } from "../resume-files/unreadable-photo.ts";

type ResumeFileInput = { document: ResumeDocument; look: DocumentLook; format: ResumeFileFormat };
type ResumeFileOutput =
  | { ok: true; file: Uint8Array; proof: ReadingProof | null }
  | { ok: false; code: "document-not-printable"; characters: readonly string[] }
  | { ok: false; code: "photo-not-readable" };

/** A document as a file. What sets it is loaded with the first document: most threads never set one. */
export function makeResumeFileTask(pdf: PdfReader) {
  return async ({ document, look, format }: ResumeFileInput): Promise<ResumeFileOutput> => {
    const printed = printDocument(document);
    const title = printed.name === "" ? "Resume" : `${printed.name} – Resume`;
    try {
      if (format === "txt")
        return { ok: true, file: new TextEncoder().encode(writeText(printed)), proof: null };
      if (format === "docx") {
        const { writeResumeDocx } = await import("../resume-files/write-resume-docx.ts");
        return { ok: true, file: await writeResumeDocx(printed, look, title), proof: null };
      }
      const { drawResumePages, writeResumePdf } = await import("../resume-files/write-resume-pdf.ts");
      if (format === "svg")
        return {
          ok: true,
          file: new TextEncoder().encode(drawResumePages(printed, look, title)),
          proof: null,
        };
      const file = writeResumePdf(printed, look, title);
      return { ok: true, file, proof: await proveReading(pdf, file, printed) };
    } catch (error) {
      if (error instanceof UnprintableCharacters)
        return { ok: false, code: "document-not-printable", characters: error.characters };
      if (error instanceof UnreadablePhoto) return { ok: false, code: "photo-not-readable" };
      throw error;
    }
  };
}

async function proveReading(
  pdf: PdfReader,
  file: Uint8Array,
  printed: PrintedDocument,
): Promise<ReadingProof> {
  const reading = await pdf.read(file);
  if (!reading.ok) throw new Error("A document that we set cannot be read.");
  const stream = reading.document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join("\n");
  return {
    ours: compareReading(printed, readResume(readPages(reading.document))),
    content: findFields(listFields(printed), stream),
  };
}
