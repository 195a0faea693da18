// Reads every PDF of testing/corpus/** that has a truth beside it and prints how much of it was read:
//   node bench/read-quality.ts [--quiet] [name …]
import { readdir, readFile } from "node:fs/promises";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { type FieldResult, scoreReading, type Tally } from "#testing/corpus/score-reading.ts";
import type { Truth } from "#testing/corpus/truth.ts";

const quiet = process.argv.includes("--quiet");
const names = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const root = new URL("../testing/corpus/", import.meta.url).pathname;
const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(".pdf")).sort();
const reader = await openPdfiumReader(await compilePdfium());
const fields = new Map<string, Map<FieldResult, number>>();
const tallies = new Map<string, Tally>();
let documents = 0;

for (const file of files) {
  if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
  const truth = await readTruth(`${root}${file.replace(/\.pdf$/, ".json")}`);
  if (truth === null) continue;
  const reading = await reader.read(await readFile(root + file));
  if (!reading.ok) {
    console.log(`${file}: ${reading.code}`);
    continue;
  }
  documents += 1;
  const score = scoreReading(readResume(readPages(reading.document)), truth);
  const notes: string[] = [];
  for (const [name, { result, read, truth: want }] of Object.entries(score.fields)) {
    const counts = fields.get(name) ?? new Map();
    counts.set(result, (counts.get(result) ?? 0) + 1);
    fields.set(name, counts);
    if (result !== "right" && result !== "absent") notes.push(`${name} ${result}: read ${read}, is ${want}`);
  }
  for (const [name, own] of Object.entries(score.tallies)) {
    const sum = tallies.get(name) ?? { right: 0, read: 0, true: 0, notes: [] };
    tallies.set(name, {
      right: sum.right + own.right,
      read: sum.read + own.read,
      true: sum.true + own.true,
      notes: [],
    });
    for (const note of own.notes) notes.push(`${name} ${note}`);
  }
  if (!quiet && notes.length > 0) console.log(`${file}\n  ${notes.join("\n  ")}`);
}

console.log(`\n${documents} documents`);
for (const [name, counts] of fields) {
  const count = (result: FieldResult) => counts.get(result) ?? 0;
  const asked = documents - count("absent") - count("invented");
  const share = asked === 0 ? 100 : (100 * count("right")) / asked;
  console.log(
    `${name.padEnd(10)} right ${count("right")}/${asked} (${share.toFixed(1)} %)  wrong ${count("wrong")}  missed ${count("missed")}  invented ${count("invented")}`,
  );
}
for (const [name, { right, read, true: all }] of tallies) {
  const f1 = read + all === 0 ? 100 : (200 * right) / (read + all);
  console.log(`${name.padEnd(10)} F1 ${f1.toFixed(1)}  (right ${right}, read ${read}, there ${all})`);
}

async function readTruth(file: string): Promise<Truth | null> {
  try {
    const truth: unknown = JSON.parse(await readFile(file, "utf8"));
    return typeof truth === "object" && truth !== null && "jobs" in truth && "sections" in truth
      ? (truth as Truth)
      : null;
  } catch {
    return null;
  }
}
