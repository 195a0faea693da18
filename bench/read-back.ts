/**
 * Templates against readers: `node bench/read-back.ts [DOCUMENTS]`. Documents of our own corpus are read, printed by every
 * template and read again: by our reader as fields, by poppler (`pdftotext`, where it is installed) and in the order of
 * the content stream as text.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { compareReading } from "#engine/document/compare-reading.ts";
import { findFields } from "#engine/document/find-fields.ts";
import { documentFromResume } from "#engine/document/from-resume.ts";
import { listFields } from "#engine/document/list-fields.ts";
import { printDocument } from "#engine/document/print-document.ts";
import type { PrintedDocument } from "#engine/document/printed-document.ts";
import { type DocumentLook, TEMPLATES } from "#engine/document/resume-document.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { PositionedDocument } from "#engine/resume/model/positioned.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { UnprintableCharacters } from "#server/adapters/resume-files/unprintable-characters.ts";
import { writeResumePdf } from "#server/adapters/resume-files/write-resume-pdf.ts";

const most = Number(process.argv[2] ?? 60);
const root = new URL("../testing/corpus/", import.meta.url).pathname;
const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(".pdf")).sort();
const step = Math.max(1, Math.floor(files.length / most));
const reader = await openPdfiumReader(await compilePdfium());

const read = async (bytes: Uint8Array) => {
  const reading = await reader.read(bytes);
  return reading.ok ? reading.document : null;
};
const streamText = ({ pages }: PositionedDocument) =>
  pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join("\n");

function poppler(pdf: Uint8Array): string | null {
  try {
    return execFileSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" });
  } catch {
    return null;
  }
}

type Count = {
  fields: number;
  ours: number;
  stream: number;
  poppler: number;
  ms: number[];
  missed: Map<string, number>;
};
const counts = new Map<string, Count>(
  TEMPLATES.map((name) => [name, { fields: 0, ours: 0, stream: 0, poppler: 0, ms: [], missed: new Map() }]),
);

async function tryTemplate(document: PrintedDocument, template: DocumentLook["template"], file: string) {
  const count = counts.get(template)!;
  const begun = performance.now();
  const pdf = writeResumePdf(document, { template, accent: "blue", paper: "a4", size: "normal" }, "Resume");
  count.ms.push(performance.now() - begun);
  const positioned = await read(pdf);
  const fields = listFields(document);
  const ours = positioned === null ? [] : compareReading(document, readResume(readPages(positioned)));
  count.fields += fields.length;
  count.ours += ours.filter(({ found }) => found).length;
  count.stream += findFields(fields, positioned === null ? "" : streamText(positioned)).filter(
    ({ found }) => found,
  ).length;
  count.poppler += findFields(fields, poppler(pdf) ?? "").filter(({ found }) => found).length;
  for (const { name, text, found } of ours) {
    if (found) continue;
    const kind = name.replace(/\d+, /, "");
    count.missed.set(kind, (count.missed.get(kind) ?? 0) + 1);
    if (process.env.SHOW === template) console.log(`${file}\t${name}\t${text}`);
  }
}

for (const file of files.filter((_, index) => index % step === 0).slice(0, most)) {
  const positioned = await read(await readFile(root + file));
  if (positioned === null) continue;
  const document = printDocument(documentFromResume(readResume(readPages(positioned))));
  try {
    for (const template of TEMPLATES) await tryTemplate(document, template, file);
  } catch (error) {
    if (!(error instanceof UnprintableCharacters)) throw error;
    console.log(`${file}: our fonts lack ${error.characters.length} of its characters`);
  }
}

const share = (part: number, whole: number) => ((100 * part) / whole).toFixed(2);
console.log("template  fields  ours %  stream %  poppler %  ms median  ms most");
for (const [name, { fields, ours, stream, poppler, ms, missed }] of counts) {
  const sorted = ms.toSorted((a, b) => a - b);
  const rows = [...missed].toSorted((a, b) => b[1] - a[1]).slice(0, 6);
  console.log(
    [
      name,
      fields,
      share(ours, fields),
      share(stream, fields),
      share(poppler, fields),
      sorted[Math.floor(sorted.length / 2)]!.toFixed(0),
      sorted.at(-1)!.toFixed(0),
    ].join("\t"),
    rows.map(([kind, times]) => `${kind} ${times}`).join("; "),
  );
}
