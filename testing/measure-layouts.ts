// How well the reading order and the number of columns of seeded layouts are found:
// node testing/measure-layouts.ts FOLDER [as-is|rows|shuffled|words] [--each]
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { PositionedDocument, PositionedRun } from "#engine/resume/positioned.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { Random } from "./corpus/layout/random.ts";

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
  const pages = readPages(scramble(reading.document, way));
  const want = simplify(expected.words);
  const got = simplify(pages.text.split(/\s+/));
  const { kept, pairs } = comparePairs(want, got);
  const found = countCommon(want, got);
  for (const key of [expected.layout, "all"]) {
    const sum = tally.get(key) ?? { files: 0, columns: 0, kept: 0, pairs: 0, found: 0, words: 0 };
    sum.files++;
    if (pages.columns === expected.columns) sum.columns++;
    sum.kept += kept;
    sum.pairs += pairs;
    sum.found += found;
    sum.words += want.length;
    tally.set(key, sum);
  }
  if (each !== undefined && (pages.columns !== expected.columns || kept / pairs < 0.96)) {
    console.log(
      `${file} ${expected.layout}: columns ${pages.columns} for ${expected.columns}, order ${((100 * kept) / pairs).toFixed(1)}, words ${((100 * found) / want.length).toFixed(1)}`,
    );
  }
}
for (const [layout, sum] of [...tally].sort()) {
  console.log(
    `${layout.padEnd(22)} ${String(sum.files).padStart(4)} files, columns ${((100 * sum.columns) / sum.files).toFixed(1)} %, order ${((100 * sum.kept) / sum.pairs).toFixed(2)} %, words ${((100 * sum.found) / sum.words).toFixed(2)} %`,
  );
}

function simplify(words: string[]): string[] {
  return words
    .map((word) =>
      word
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ""),
    )
    .filter((word) => word !== "");
}

function comparePairs(want: string[], got: string[]): { kept: number; pairs: number } {
  const left = new Map<string, number>();
  for (let at = 1; at < got.length; at++) {
    const pair = `${got[at - 1]} ${got[at]}`;
    left.set(pair, (left.get(pair) ?? 0) + 1);
  }
  let kept = 0;
  for (let at = 1; at < want.length; at++) {
    const pair = `${want[at - 1]} ${want[at]}`;
    const rest = left.get(pair) ?? 0;
    if (rest > 0) {
      kept++;
      left.set(pair, rest - 1);
    }
  }
  return { kept, pairs: want.length - 1 };
}

function countCommon(want: string[], got: string[]): number {
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of want) {
    const rest = left.get(word) ?? 0;
    if (rest > 0) common++;
    left.set(word, rest - 1);
  }
  return common;
}

/** The same page as another producer would write it: line by line, in any order, or word by word in any order. */
function scramble(document: PositionedDocument, how: string): PositionedDocument {
  if (how === "as-is") return document;
  const random = new Random(7);
  return {
    ...document,
    pages: document.pages.map((page) => {
      const runs = how === "words" ? page.runs.flatMap(splitRun) : [...page.runs];
      if (how === "rows")
        runs.sort((a, b) => Math.round(a.y + a.height) - Math.round(b.y + b.height) || a.x - b.x);
      else {
        for (let at = runs.length - 1; at > 0; at--) {
          const other = random.between(0, at);
          [runs[at], runs[other]] = [runs[other]!, runs[at]!];
        }
      }
      return { ...page, runs };
    }),
  };
}

function splitRun(run: PositionedRun): PositionedRun[] {
  return [...run.text.matchAll(/\S+/g)].map((word) => {
    const edges = run.edges.slice(word.index, word.index + word[0].length + 1);
    const x = Math.min(...edges);
    return { ...run, text: word[0], edges, x, width: Math.max(...edges) - x };
  });
}
