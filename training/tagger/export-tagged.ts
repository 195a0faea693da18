import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { openDocument } from "#engine/resume/opened/open-document.ts";
import { preparePages } from "#engine/resume/read-resume.ts";
import { readRuled } from "#engine/resume/read-ruled.ts";
import { observeForTags, type SeenLine } from "#engine/resume/tagger/observe-document.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { taggedRow } from "../network/tagged-row.ts";
import { folders } from "../real/documents/folders.ts";
import { countFeatures, type Vocabulary } from "./count-features.ts";
import { listTagged } from "./list-tagged.ts";
import { placeLabel } from "./place-label.ts";

export const EXPORTED = `${folders.root}tagger/`;

/** Writes what the tagger sees of every labelled document, with its tags and classes, for `fit_tagger.py`. */
export async function exportTagged(): Promise<void> {
  rmSync(EXPORTED, { recursive: true, force: true });
  mkdirSync(EXPORTED, { recursive: true });
  const reader = await openPdfiumReader(await compilePdfium());
  const counted = countFeatures();
  let [placed, wanted] = [0, 0];
  for (const { path, entries, ...about } of listTagged()) {
    const reading = await reader.read(readFileSync(path));
    if (!reading.ok) continue;
    const seen = rememberWithin(() => {
      const opened = openDocument(preparePages(readPages(reading.document)));
      return observeForTags(opened, readRuled(opened)).lines;
    });
    const tagged = placeLabel(seen, entries);
    placed += tagged.placed;
    wanted += tagged.wanted;
    if (about.learned) counted.add(about.owner, seen);
    const lines = seen.map((line, at) =>
      taggedRow(
        line,
        about.role === "own" ? withoutPlaces(line, tagged.tags[at]!) : tagged.tags[at]!,
        tagged.classes[at]!,
      ),
    );
    writeFileSync(`${EXPORTED}${about.id}.json`, JSON.stringify({ ...about, lines }));
  }
  const vocabulary: Vocabulary = counted.close();
  writeFileSync(`${folders.root}tagger-vocabulary.json`, JSON.stringify(vocabulary));
  console.log(`${placed} of ${wanted} labelled values stand in their lines`);
}

/** Our own documents mark no places: where the rules read one, nothing is said. */
function withoutPlaces({ ruleTokenFeatures }: SeenLine, tags: readonly string[]): string[] {
  return tags.map((tag, at) => (tag === "O" && ruleTokenFeatures[at]!.includes("R.J.place") ? "?" : tag));
}
