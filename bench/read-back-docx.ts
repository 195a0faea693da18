/**
 * Word files against a word processor: `node bench/read-back-docx.ts [DOCUMENTS]`. Documents of our own corpus are read,
 * written as Word files, printed to PDF by LibreOffice (`soffice` has to be installed) and read again: by our reader as
 * fields, and as text in the order of the file.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compareReading } from "#engine/document/compare-reading.ts";
import { findFields } from "#engine/document/find-fields.ts";
import { documentFromResume } from "#engine/document/from-resume.ts";
import { listFields } from "#engine/document/list-fields.ts";
import { printDocument } from "#engine/document/print-document.ts";
import type { PrintedDocument } from "#engine/document/printed-document.ts";
import type { DocumentLook } from "#engine/document/resume-document.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { writeResumeDocx } from "#server/adapters/resume-files/write-resume-docx.ts";

const most = Number(process.argv[2] ?? 60);
const root = new URL("../testing/corpus/", import.meta.url).pathname;
const LOOK: DocumentLook = { template: "plain", accent: "blue", paper: "a4", size: "normal" };
const reader = await openPdfiumReader(await compilePdfium());

const read = async (file: string) => {
  const reading = await reader.read(readFileSync(file));
  return reading.ok ? reading.document : null;
};

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".pdf"))
  .sort();
const step = Math.max(1, Math.floor(files.length / most));
const folder = mkdtempSync(path.join(tmpdir(), "vouch-docx-"));
const documents = new Map<string, PrintedDocument>();
for (const [index, file] of files
  .filter((_, at) => at % step === 0)
  .slice(0, most)
  .entries()) {
  const positioned = await read(root + file);
  if (positioned === null) continue;
  const document = printDocument(documentFromResume(readResume(readPages(positioned))));
  documents.set(`${index}`, document);
  writeFileSync(path.join(folder, `${index}.docx`), await writeResumeDocx(document, LOOK, "Resume"));
}
const words = [...documents.keys()].map((name) => path.join(folder, `${name}.docx`));
execFileSync("soffice", ["--headless", "--convert-to", "pdf", "--outdir", folder, ...words], {
  stdio: "ignore",
});

let fields = 0;
let ours = 0;
let stream = 0;
const missed = new Map<string, number>();
for (const [name, document] of documents) {
  const positioned = await read(path.join(folder, `${name}.pdf`));
  if (positioned === null) continue;
  const text = positioned.pages.flatMap(({ runs }) => runs.map((run) => run.text)).join("\n");
  const found = compareReading(document, readResume(readPages(positioned)));
  fields += found.length;
  ours += found.filter((field) => field.found).length;
  stream += findFields(listFields(document), text).filter((field) => field.found).length;
  for (const field of found.filter((one) => !one.found)) {
    const kind = field.name.replace(/\d+, /, "");
    missed.set(kind, (missed.get(kind) ?? 0) + 1);
  }
}
rmSync(folder, { recursive: true });
const share = (part: number) => `${((100 * part) / fields).toFixed(2)} %`;
console.log(
  `${documents.size} documents, ${fields} fields; our reader ${share(ours)}, the file's text ${share(stream)}`,
);
console.log([...missed].toSorted((a, b) => b[1] - a[1]).slice(0, 12));
