// Reads mutated PDFs through the workers and counts what came of them; anything but text or a refusal is a failure.
// node testing/fuzz-reader.ts [COUNT] [SEED] [FOLDER]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import { Random } from "./corpus/layout/random.ts";
import { textAt, writePages } from "./corpus/raw-pdf.ts";

const [count = "400", seed = "1", folder] = process.argv.slice(2);
const sources =
  folder === undefined
    ? [writePages([textAt(72, 700, "Ana Ruiz, welder"), textAt(72, 700, "Second page", { font: "F2" })])]
    : readdirSync(folder)
        .filter((name) => name.endsWith(".pdf"))
        .map((name) => readFileSync(join(folder, name)));

const workers = openEngineWorkers();
const outcomes = new Map<string, number>();
let slowest = 0;
let failures = 0;
let next = 0;

async function readOne(index: number): Promise<void> {
  const random = new Random(Number(seed) * 100_003 + index);
  const pdf = mutate(Buffer.from(random.pick(sources)), random);
  const start = performance.now();
  let outcome: string;
  try {
    const answer = await workers.run("pages", { pdf }, { caller: `document ${index}` });
    outcome = answer.ok ? (answer.pages.characters > 0 ? "text" : "no text") : answer.code;
  } catch (error) {
    failures++;
    outcome = `failure: ${error instanceof Error ? error.stack : error}`;
    console.error(`seed ${seed}, document ${index}: ${outcome}`);
  }
  slowest = Math.max(slowest, performance.now() - start);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** What happens to files in the wild and at the hands of an attacker: bits flipped, parts lost, moved and swapped. */
function mutate(bytes: Buffer, random: Random): Buffer {
  let pdf = bytes;
  for (let times = random.between(1, 6); times > 0; times--) {
    const at = random.between(0, pdf.length - 1);
    const length = random.between(1, Math.min(400, pdf.length - at));
    switch (random.between(0, 6)) {
      case 0:
        for (let flips = random.between(1, 40); flips > 0; flips--) {
          const place = random.between(0, pdf.length - 1);
          pdf[place] = pdf[place]! ^ (1 << random.between(0, 7));
        }
        break;
      case 1:
        pdf = Buffer.concat([pdf.subarray(0, at), pdf.subarray(at + length)]);
        break;
      case 2:
        pdf = Buffer.concat([pdf.subarray(0, at + length), pdf.subarray(at)]);
        break;
      case 3:
        pdf = pdf.subarray(0, Math.max(1, at));
        break;
      case 4:
        pdf.fill(random.between(0, 255), at, at + length);
        break;
      case 5: {
        const text = pdf.toString("latin1");
        const number = random.pick(["0", "-1", "99999999999", "1e308", "2147483648"]);
        pdf = Buffer.from(replaceNumber(text, random, number), "latin1");
        break;
      }
      default:
        pdf = swapReferences(pdf.toString("latin1"), random);
    }
    if (pdf.length === 0) return Buffer.from("%PDF-");
  }
  return pdf;
}

function replaceNumber(text: string, random: Random, number: string): string {
  const from = random.between(0, text.length - 1);
  const found = /\d+/.exec(text.slice(from));
  if (found === null) return text;
  const at = from + found.index;
  return text.slice(0, at) + number + text.slice(at + found[0].length);
}

function swapReferences(text: string, random: Random): Buffer {
  const references = [...text.matchAll(/\d+ 0 R/g)];
  if (references.length < 2) return Buffer.from(text, "latin1");
  const one = random.pick(references);
  const other = random.pick(references);
  return Buffer.from(text.slice(0, one.index) + other[0] + text.slice(one.index + one[0].length), "latin1");
}

await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (next < Number(count)) await readOne(next++);
  }),
);
await workers.close();
for (const [outcome, times] of [...outcomes].sort()) console.log(`${outcome}: ${times}`);
console.log(`slowest ${slowest.toFixed(0)} ms, failures ${failures}`);
process.exitCode = failures > 0 ? 1 : 0;
