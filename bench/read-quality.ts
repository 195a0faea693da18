// Reads every PDF of testing/corpus/** that has a truth beside it and prints how much of it was read, the development part
// and the part set aside apart (testing/corpus/set-aside.ts); what fails there is named and not shown:
//   node bench/read-quality.ts [--quiet] [name …]
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import {
  addInvariant,
  addReading,
  type CorpusTruth,
  openRows,
  printRows,
} from "#testing/corpus/quality-rows.ts";
import { readTruth } from "#testing/corpus/read-truth.ts";
import { isSetAside } from "#testing/corpus/set-aside.ts";

const quiet = process.argv.includes("--quiet");
const names = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const root = new URL("../testing/corpus/", import.meta.url).pathname;
const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(".pdf")).sort();
const reader = await openPdfiumReader(await compilePdfium());
const parts = [openPart("development part"), openPart("set-aside part")] as const;

function openPart(title: string) {
  return { title, rows: openRows(), invariance: openRows(), failing: [] as string[], documents: 0 };
}

for (const file of files) {
  if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
  const truth = await readTruth(`${root}${file.replace(/\.pdf$/, ".json")}`);
  if (truth === null) continue;
  const aside = isSetAside(basename(file, ".pdf"));
  const part = parts[aside ? 1 : 0];
  part.documents += 1;
  const notes = await readFileNotes(file, truth, part);
  if (notes.length === 0) continue;
  part.failing.push(file);
  if (!quiet && !aside) console.log(`${file}\n  ${notes.join("\n  ")}`);
}

for (const { title, rows, invariance, failing, documents } of parts) {
  console.log(`\n${title}: ${documents} documents, ${failing.length} not wholly right`);
  for (const line of [...printRows(rows), ...printRows(invariance).map((line) => `one person: ${line}`)])
    console.log(line);
  if (failing.length > 0)
    console.log(`not wholly right: ${failing.map((file) => basename(file, ".pdf")).join(", ")}`);
}

async function readFileNotes(
  file: string,
  truth: CorpusTruth,
  part: (typeof parts)[number],
): Promise<string[]> {
  const reading = await reader.read(await readFile(root + file));
  if (!reading.ok) return [`refused: ${reading.code}`];
  const resume = readResume(readPages(reading.document));
  return file.startsWith("invariance/")
    ? addInvariant(part.invariance, resume, truth)
    : addReading(part.rows, resume, truth);
}
