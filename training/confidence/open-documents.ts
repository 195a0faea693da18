import { existsSync, readdirSync, readFileSync } from "node:fs";
import { observeDocument, type RatedDocument, type Reader } from "#engine/resume/confidence/rate-entries.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { ReadPages } from "#engine/resume/model/line.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { openDocument } from "#engine/resume/opened/open-document.ts";
import { preparePages, readPrepared } from "#engine/resume/read-resume.ts";
import { readRuled } from "#engine/resume/read-ruled.ts";
import { measureShape } from "#engine/resume/shape/measure-shape.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, type Role, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { type ResumeLabel, resumeLabelSchema } from "../real/labels/resume-label.ts";

/** A labelled document with what is observed of its lines and what the rules read. */
export type TrainingDocument = {
  id: string;
  owner: string;
  source: "real" | "makers";
  weight: number;
  /** No rule was written by looking at it. */
  unmet: boolean;
  text: string;
  facts: RatedDocument["facts"];
  label: ResumeLabel;
  resume: Resume;
};

/** How much a document of each source counts against a real one. */
const WEIGHTS = { real: 1, makers: 0.5 } as const;
const makers = new URL("../makers/documents/", import.meta.url).pathname;

type Source = Pick<TrainingDocument, "id" | "owner" | "source"> & { unmet?: true } & {
  path: string;
  label: ResumeLabel;
};

/** Every labelled resume of a role that is restored, in the manifest's order. */
export function listReal(role: Role): Source[] {
  return readManifest("resumes").flatMap((entry) => {
    const path = documentPath.resumes(entry.id);
    const label = entry.role === role ? readLabel("resumes", entry.id) : null;
    return label === null || !existsSync(path)
      ? []
      : [
          {
            id: entry.id,
            owner: ownerOf(entry),
            source: "real" as const,
            path,
            label,
            ...(entry.unmet ? { unmet: entry.unmet } : {}),
          },
        ];
  });
}

export function listMakers(): Source[] {
  return listPdfs(makers).map((path) => ({
    id: path.slice(makers.length, -4),
    owner: path.slice(makers.length).split(".")[0]!,
    source: "makers" as const,
    path,
    label: resumeLabelSchema.parse(JSON.parse(readFileSync(path.replace(/pdf$/, "json"), "utf8"))),
  }));
}

function listPdfs(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".pdf"))
    .sort()
    .map((file) => folder + file);
}

/** The documents as they are read; `rules`: with the jobs and studies that the rules alone read, which the tagger sees. */
export async function openDocuments(
  sources: readonly Source[],
  by: Reader = "tagger",
): Promise<TrainingDocument[]> {
  const reader = await openPdfiumReader(await compilePdfium());
  const documents: TrainingDocument[] = [];
  for (const { path, unmet = false, ...source } of sources) {
    const reading = await reader.read(readFileSync(path));
    if (!reading.ok) continue;
    const pages = preparePages(readPages(reading.document));
    const whole = readPrepared(pages);
    const resume = by === "rules" ? { ...whole, ...ruledOf(pages) } : whole;
    const { facts } = observeDocument(resume, measureShape(resume.lines));
    documents.push({ ...source, unmet, weight: WEIGHTS[source.source], text: resume.text, facts, resume });
  }
  return documents;
}

function ruledOf(pages: ReadPages): Pick<Resume, "jobs" | "education"> {
  const { jobs, studies } = readRuled(openDocument(pages));
  return { jobs: [...jobs], education: [...studies] };
}
