import { fitInPython } from "../network/fit-in-python.ts";
import { folders } from "../real/documents/folders.ts";
import { EXPORTED, exportTagged } from "./export-tagged.ts";

const here = (file: string) => new URL(file, import.meta.url).pathname;

/**
 * Learns the tagger of entries and writes its weights into the engine; what is seen of a document is the engine's.
 * @throws Error where Python or its library is missing.
 */
export async function trainTagger(): Promise<void> {
  await exportTagged();
  fitInPython(here("fit_tagger.py"), {
    documents: EXPORTED,
    vocabulary: `${folders.root}tagger-vocabulary.json`,
    weights: here("../../engine/models/network/tagger-weights.ts"),
  });
}
