import { documentFromProfile } from "#engine/document/from-profile.ts";
import { documentFromResume } from "#engine/document/from-resume.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { readProfileDocument } from "#engine/linkedin/read-document.ts";
import { readExport } from "#engine/linkedin/read-export.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { ExportRefusal, type ExportRefusalCode } from "../linkedin-export/export-refusal.ts";
import { readExportZip } from "../linkedin-export/read-export-zip.ts";
import type { PdfReader, PdfRefusal } from "../pdf/port.ts";

type Outcome =
  | { ok: true; document: ResumeDocument }
  | ({ ok: false } & (PdfRefusal | { code: ExportRefusalCode }));

/** A file as a document to edit: a resume, LinkedIn's own print of a profile, or its data export. */
export function makeDocumentTask(pdf: PdfReader) {
  return async ({ file }: { file: Uint8Array }): Promise<Outcome> => {
    if (isZip(file)) return readZip(file);
    const reading = await pdf.read(file);
    if (!reading.ok) return reading;
    const profile = readProfileDocument(reading.document);
    if (profile?.source === "print") return { ok: true, document: documentFromProfile(profile.profile) };
    return { ok: true, document: documentFromResume(readResume(readPages(reading.document))) };
  };
}

const isZip = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\u0003\u0004";

async function readZip(file: Uint8Array): Promise<Outcome> {
  try {
    return { ok: true, document: documentFromProfile(readExport(await readExportZip(file)).profile) };
  } catch (error) {
    if (error instanceof ExportRefusal) return { ok: false, code: error.code };
    throw error;
  }
}
