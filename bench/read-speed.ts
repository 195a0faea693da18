// Reading a resume in this process against starting `pdftotext` on the same file, in the same run:
// node bench/read-speed.ts FOLDER [REPEATS]
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";

const [folder = "testing/corpus/layout", repeats = "7"] = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".pdf"))
  .map((name) => join(folder, name));
const reader = await openPdfiumReader(await compilePdfium());

const ways = {
  "positions only": async (file: string) => void (await reader.read(readFileSync(file))),
  "positions, layout": async (file: string) => {
    const reading = await reader.read(readFileSync(file));
    if (reading.ok) readPages(reading.document);
  },
  "pdftotext process": (file: string) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn("pdftotext", [file, "-"], { stdio: "ignore" });
      child.on("error", reject);
      child.on("exit", () => resolve());
    }),
};
type Way = keyof typeof ways;

for (const file of files) await ways["positions, layout"](file);
const times = new Map<Way, number[][]>();
for (const way of Object.keys(ways) as Way[])
  times.set(
    way,
    files.map(() => []),
  );
// One after the other on each file, so that whatever else the machine does falls on all alike.
for (let repeat = 0; repeat < Number(repeats); repeat++) {
  for (const [index, file] of files.entries()) {
    for (const way of Object.keys(ways) as Way[]) {
      const start = performance.now();
      await ways[way](file);
      times.get(way)![index]!.push(performance.now() - start);
    }
  }
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const median = (values: number[]) => sorted(values)[values.length >> 1]!;
const perFile = (way: Way) => times.get(way)!.map(median);
console.log(`${files.length} files, ${repeats} repeats, milliseconds`);
for (const way of Object.keys(ways) as Way[]) {
  const medians = sorted(perFile(way));
  const p95 = medians[Math.floor(medians.length * 0.95)]!;
  console.log(
    `${way.padEnd(20)} median ${median(medians).toFixed(2)}  p95 ${p95.toFixed(2)}  most ${medians.at(-1)!.toFixed(2)}`,
  );
}
const ratios = perFile("positions, layout").map((ours, index) => ours / perFile("pdftotext process")[index]!);
console.log(`positions, layout / pdftotext: median ${median(ratios).toFixed(2)}`);
