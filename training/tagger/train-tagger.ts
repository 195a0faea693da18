import { spawnSync } from "node:child_process";
import { folders } from "../real/documents/folders.ts";
import { EXPORTED, exportTagged } from "./export-tagged.ts";

const here = (file: string) => new URL(file, import.meta.url).pathname;
const WEIGHTS = here("../../engine/models/network/tagger-weights.ts");

/**
 * Learns the tagger of entries and writes its weights into the engine. The fitting is Python's (Debian's python3-torch, on the
 * processor); what is seen of a document is the engine's.
 * @throws Error where Python or its library is missing.
 */
export async function trainTagger(): Promise<void> {
  await exportTagged();
  const { status } = spawnSync(
    "/usr/bin/python3",
    [
      here("fit_tagger.py"),
      "--documents",
      EXPORTED,
      "--vocabulary",
      `${folders.root}tagger-vocabulary.json`,
      "--weights",
      WEIGHTS,
    ],
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error("the tagger was not fitted: apt-get install python3-torch");
}
