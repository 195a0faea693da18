/**
 * Templates against readers: `node bench/read-back.ts [DOCUMENTS] [real]`. Documents of our own corpus, or with `real` the
 * structures of restored resumes of `train` filled with facts of invented people, are read, printed by every template and
 * read again: by our reader as fields; as text by pdf.js, by poppler (`pdftotext`, where it is installed) and
 * in the order of the content stream as PDFium gives it. Order is exact where all fields that were found stand one after
 * the other as the document has them.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { compareReading } from "#engine/document/compare-reading.ts";
import { type FoundField, findFields, flatten } from "#engine/document/find-fields.ts";
import { documentFromResume } from "#engine/document/from-resume.ts";
import { listFields } from "#engine/document/list-fields.ts";
import { printDocument } from "#engine/document/print-document.ts";
import type { PrintedDocument } from "#engine/document/printed-document.ts";
import { type DocumentLook, type ResumeDocument, TEMPLATES } from "#engine/document/resume-document.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { PositionedDocument } from "#engine/resume/model/positioned.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { UnprintableCharacters } from "#server/adapters/resume-files/unprintable-characters.ts";
import { writeResumePdf } from "#server/adapters/resume-files/write-resume-pdf.ts";
import { listReal, openDocuments } from "../training/confidence/open-documents.ts";
import { addToPool, inventDocument, type ValuePool } from "./invent-document.ts";

const most = Number(process.argv[2] ?? 60);
const root = new URL("../testing/corpus/", import.meta.url).pathname;
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

async function pdfjs(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
  }
  await document.destroy();
  return pages.join("\n");
}

/** Whether what was found stands in the order of the document; dates stand beside what they are of, before or behind it. */
function isInOrder(fields: readonly FoundField[], text: string): boolean {
  const flat = flatten(text);
  let from = 0;
  return fields.every(({ name, text: words, found }) => {
    if (!found || name.endsWith(", dates")) return true;
    const at = flat.indexOf(flatten(words), from);
    if (at >= 0) from = at + flatten(words).length;
    return at >= 0;
  });
}

type Count = {
  fields: number;
  ours: number;
  stream: number;
  poppler: number;
  pdfjs: number;
  documents: number;
  /** Documents whose order is exact in all three texts. */
  ordered: number;
  ms: number[];
  missed: Map<string, number>;
};
const counts = new Map<string, Count>(
  TEMPLATES.map((name) => [
    name,
    {
      fields: 0,
      ours: 0,
      stream: 0,
      poppler: 0,
      pdfjs: 0,
      documents: 0,
      ordered: 0,
      ms: [],
      missed: new Map(),
    },
  ]),
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
  const texts = {
    stream: positioned === null ? "" : streamText(positioned),
    poppler: poppler(pdf) ?? "",
    pdfjs: await pdfjs(pdf),
  };
  const found = Object.entries(texts).map(([name, text]) => {
    const own = findFields(fields, text);
    count[name as keyof typeof texts] += own.filter((field) => field.found).length;
    return isInOrder(own, text);
  });
  count.documents += 1;
  if (found.every(Boolean)) count.ordered += 1;
  for (const { name, text, found } of ours) {
    if (found) continue;
    const kind = name.replace(/\d+, /, "");
    count.missed.set(kind, (count.missed.get(kind) ?? 0) + 1);
    if (process.env.SHOW === template) console.log(`${file}\t${name}\t${text}`);
  }
}

const everyNth = <Item>(items: readonly Item[]): Item[] => {
  const step = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, index) => index % step === 0).slice(0, most);
};

async function* ownDocuments(): AsyncGenerator<{ file: string; document: ResumeDocument }> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(".pdf")).sort();
  for (const file of everyNth(files)) {
    const positioned = await read(await readFile(root + file));
    if (positioned !== null) yield { file, document: documentFromResume(readResume(readPages(positioned))) };
  }
}

async function* realStructures(): AsyncGenerator<{ file: string; document: ResumeDocument }> {
  const pool: ValuePool = new Map();
  for await (const { document } of ownDocuments()) addToPool(pool, document);
  const real = await openDocuments(everyNth(listReal("train")));
  for (const [index, { resume }] of real.entries())
    yield {
      file: `structure ${index}`,
      document: inventDocument(documentFromResume(resume), pool, index * 7),
    };
}

for await (const { file, document: given } of process.argv[3] === "real"
  ? realStructures()
  : ownDocuments()) {
  const document = printDocument(given);
  try {
    for (const template of TEMPLATES) await tryTemplate(document, template, file);
  } catch (error) {
    if (!(error instanceof UnprintableCharacters)) throw error;
    console.log(`${file}: our fonts lack ${error.characters.length} of its characters`);
  }
}

const share = (part: number, whole: number) => ((100 * part) / whole).toFixed(2);
console.log("template  fields  ours %  stream %  poppler %  pdf.js %  in order %  ms median  ms most");
for (const [name, { fields, ours, stream, poppler, pdfjs, documents, ordered, ms, missed }] of counts) {
  const sorted = ms.toSorted((a, b) => a - b);
  const rows = [...missed].toSorted((a, b) => b[1] - a[1]).slice(0, 6);
  console.log(
    [
      name,
      fields,
      share(ours, fields),
      share(stream, fields),
      share(poppler, fields),
      share(pdfjs, fields),
      share(ordered, documents),
      sorted[Math.floor(sorted.length / 2)]!.toFixed(0),
      sorted.at(-1)!.toFixed(0),
    ].join("\t"),
    rows.map(([kind, times]) => `${kind} ${times}`).join("; "),
  );
}
