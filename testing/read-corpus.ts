import { readdir, readFile } from "node:fs/promises";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import type { Truth } from "./corpus/truth.ts";

const FOLDER = new URL("corpus/resumes/", import.meta.url).pathname;

export type CorpusResume = {
  name: string;
  resume: Resume;
  truth: Pick<Truth, "name" | "email" | "phone" | "address" | "linkedin">;
};

/** The corpus' own resumes as the engine reads them, with what a reader of the page would say they hold. */
export async function readCorpus(): Promise<CorpusResume[]> {
  const reader = await openPdfiumReader(await compilePdfium());
  const found: CorpusResume[] = [];
  for (const file of (await readdir(FOLDER)).filter((name) => name.endsWith(".pdf")).sort()) {
    const reading = await reader.read(await readFile(FOLDER + file));
    if (!reading.ok) continue;
    const truth = JSON.parse(await readFile(FOLDER + file.replace(/pdf$/, "json"), "utf8"));
    found.push({ name: file, resume: readResume(readPages(reading.document)), truth });
  }
  return found;
}
