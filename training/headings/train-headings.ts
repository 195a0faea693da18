import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { observeLines } from "#engine/resume/confidence/observe-lines.ts";
import { observeForHeadings } from "#engine/resume/headings/heading-features.ts";
import { HEADING_CLASSES } from "#engine/resume/headings/judge-headings.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { preparePages } from "#engine/resume/read-resume.ts";
import { findSections } from "#engine/resume/sections/find-sections.ts";
import { measureShape } from "#engine/resume/shape/measure-shape.ts";
import { rememberWithin } from "#engine/text/remember.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { fitInPython } from "../network/fit-in-python.ts";
import { folders } from "../real/documents/folders.ts";
import { countNames, OF_WORDS } from "../tagger/count-features.ts";
import { listHeaded, placeHeadings } from "./list-headed.ts";

const EXPORTED = `${folders.root}headings.jsonl`;
const VOCABULARY = `${folders.root}heading-vocabulary.json`;
const here = (file: string) => new URL(file, import.meta.url).pathname;

/**
 * Learns the judge of headings and writes its weights into the engine; what is seen of a document is the engine's.
 * @throws Error where Python or its library is missing.
 */
export async function trainHeadings(): Promise<void> {
  await exportHeaded();
  fitInPython(here("fit_headings.py"), {
    documents: EXPORTED,
    vocabulary: VOCABULARY,
    weights: here("../../engine/models/network/heading-weights.ts"),
  });
}

async function exportHeaded(): Promise<void> {
  mkdirSync(folders.root, { recursive: true });
  rmSync(EXPORTED, { force: true });
  const reader = await openPdfiumReader(await compilePdfium());
  const counts = { line: countNames(), lineRule: countNames() };
  const rows: string[] = [];
  let [missed, headed] = [0, 0];
  for (const { path, headings, ...about } of listHeaded()) {
    const reading = await reader.read(readFileSync(path));
    if (!reading.ok) continue;
    const { lines } = preparePages(readPages(reading.document));
    const shape = measureShape(lines);
    const seen = rememberWithin(() =>
      observeForHeadings(observeLines(lines, shape), shape, findSections(lines, shape)),
    );
    const placed = placeHeadings(lines, headings);
    missed += placed.missed;
    headed += headings.length;
    if (about.learned) {
      // A word has a weight only where it stands in headings: those of all other short lines are too many.
      counts.line.add(
        about.owner,
        seen.flatMap(({ features }, at) =>
          features.filter((feature) => placed.classes[at] !== "none" || !OF_WORDS.test(feature)),
        ),
      );
      counts.lineRule.add(
        about.owner,
        seen.flatMap(({ ruled }) => ruled),
      );
    }
    rows.push(
      JSON.stringify({
        ...about,
        lines: seen.map(({ features, ruled, setting }, at) => ({
          f: features,
          r: ruled,
          set: setting,
          c: HEADING_CLASSES.indexOf(placed.classes[at]!),
        })),
      }),
    );
  }
  writeFileSync(EXPORTED, `${rows.join("\n")}\n`);
  const vocabulary = { line: counts.line.close(), lineRule: counts.lineRule.close() };
  writeFileSync(VOCABULARY, JSON.stringify(vocabulary));
  console.log(`${rows.length} documents; ${headed - missed} of ${headed} headings stand in their lines`);
}
