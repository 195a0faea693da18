import { readFile } from "node:fs/promises";
import type { CorpusTruth } from "./quality-rows.ts";

/** What a document of the corpus holds, from the file beside it; null where there is none. */
export async function readTruth(file: string): Promise<CorpusTruth | null> {
  try {
    const truth: unknown = JSON.parse(await readFile(file, "utf8"));
    return typeof truth === "object" && truth !== null && "jobs" in truth && "sections" in truth
      ? (truth as CorpusTruth)
      : null;
  } catch {
    return null;
  }
}
