// How well the reading order and the number of columns of seeded layouts are found:
// node testing/measure-layouts.ts FOLDER [as-is|rows|shuffled|words] [--each]
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { compareWords } from "./corpus/layout/compare-words.ts";
import { type Scrambling, scrambleRuns } from "./corpus/layout/scramble-runs.ts";

const [folder, way = "as-is", each] = process.argv.slice(2);
const reader = await openPdfiumReader(await compilePdfium());
const tally = new Map<
  string,
  { files: number; columns: number; kept: number; pairs: number; found: number; words: number }
>();
for (const file of (await readdir(folder!))
  .filter((name) => name.endsWith(".pdf"))
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))) {
  const expected = JSON.parse(await readFile(join(folder!, file.replace(".pdf", ".json")), "utf8"));
  const reading = await reader.read(await readFile(join(folder!, file)));
  if (!reading.ok) throw new Error(`${file}: ${reading.code}`);
  const pages = readPages(
    way === "as-is" ? reading.document : scrambleRuns(reading.document, way as Scrambling),
  );
  const { words, found, pairs, kept } = compareWords(expected.words, pages.text);
  for (const key of [expected.layout, "all"]) {
    const sum = tally.get(key) ?? { files: 0, columns: 0, kept: 0, pairs: 0, found: 0, words: 0 };
    sum.files++;
    if (pages.columns === expected.columns) sum.columns++;
    sum.kept += kept;
    sum.pairs += pairs;
    sum.found += found;
    sum.words += words;
    tally.set(key, sum);
  }
  if (each !== undefined && (pages.columns !== expected.columns || kept / pairs < 0.96)) {
    console.log(
      `${file} ${expected.layout}: columns ${pages.columns} for ${expected.columns}, order ${((100 * kept) / pairs).toFixed(1)}, words ${((100 * found) / words).toFixed(1)}`,
    );
  }
}
for (const [layout, sum] of [...tally].sort()) {
  console.log(
    `${layout.padEnd(22)} ${String(sum.files).padStart(4)} files, columns ${((100 * sum.columns) / sum.files).toFixed(1)} %, order ${((100 * sum.kept) / sum.pairs).toFixed(2)} %, words ${((100 * sum.found) / sum.words).toFixed(2)} %`,
  );
}
