import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { proposeResume } from "../labelling/propose-resume.ts";
import { resumeLabelSchema } from "../labels/resume-label.ts";
import { type Outcome, openOutcome } from "./counts.ts";
import { scoreResume } from "./score-resume.ts";

const folder = new URL("../../makers/documents/", import.meta.url).pathname;

/** Documents of real makers (LaTeX classes, builders' themes) about invented people; `owner` is the maker. */
export async function measureMakers(): Promise<Outcome[]> {
  if (!existsSync(folder)) return [];
  const reader = await openPdfiumReader(await compilePdfium());
  const outcomes: Outcome[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .sort()) {
    const id = file.slice(0, -".pdf".length);
    const outcome = openOutcome(id, id.split(".")[0]!);
    const label = resumeLabelSchema.parse(JSON.parse(readFileSync(`${folder}${id}.json`, "utf8")));
    const reading = await reader.read(readFileSync(folder + file));
    if (!reading.ok) continue;
    scoreResume(outcome, proposeResume(readResume(readPages(reading.document))), label);
    outcomes.push(outcome);
  }
  return outcomes;
}
