import { existsSync, readFileSync } from "node:fs";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { PositionedDocument } from "#engine/resume/model/positioned.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { documentPath } from "./folders.ts";

export type OpenedResume = { positions: PositionedDocument; resume: Resume };

/** Reads restored resumes as the product does; null where the file is refused or not restored. */
export async function openResumes(): Promise<(id: string) => Promise<OpenedResume | null>> {
  const reader = await openPdfiumReader(await compilePdfium());
  return async (id) => {
    const path = documentPath.resumes(id);
    if (!existsSync(path)) return null;
    const reading = await reader.read(readFileSync(path));
    if (!reading.ok) return null;
    return { positions: reading.document, resume: readResume(readPages(reading.document)) };
  };
}
