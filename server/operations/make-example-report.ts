import { readFileSync } from "node:fs";
import type { MachineView } from "#contract/machine-view.ts";
import type { Scan } from "#contract/scan.ts";
import { makeTasks } from "../adapters/engine-workers/tasks.ts";
import { compilePdfium } from "../adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "../adapters/pdf/pdfium-reader.ts";

const FILE_NAME = "juno-marlowe.pdf";
const FOLDER = new URL("../../content/example/", import.meta.url);

/** What machines read in the example's resume. */
export async function makeExampleView(): Promise<MachineView> {
  const tasks = makeTasks(await openPdfiumReader(await compilePdfium()));
  const read = await tasks.view({ pdf: readFileSync(new URL(FILE_NAME, FOLDER)) });
  if (!read.ok) throw new Error(`The example resume was refused: ${read.code}`);
  return read.view;
}

/** The report of an invented person's resume against an invented ad, made by the engine as any other. */
export async function makeExampleReport(): Promise<Scan> {
  const tasks = makeTasks(await openPdfiumReader(await compilePdfium()));
  const scanned = await tasks.scan({
    pdf: readFileSync(new URL(FILE_NAME, FOLDER)),
    jobText: readFileSync(new URL("ad.txt", FOLDER), "utf8"),
  });
  if (!scanned.ok) throw new Error(`The example resume was refused: ${scanned.code}`);
  return {
    id: "example",
    createdAt: "2026-11-22T12:00:00.000Z",
    resumeFileName: FILE_NAME,
    result: scanned.report,
  };
}
