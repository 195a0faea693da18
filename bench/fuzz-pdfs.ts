// Reads documents of ours that were changed by chance, and counts what came of them: node bench/fuzz-pdfs.ts [COUNT] [SEED] [FROM].
// Anything but a reading or a refusal with its code, in time, is a failure, and named by its number: `1 SEED NUMBER` reads it again.
import { fuzzPdfs } from "../testing/fuzz-pdfs.ts";

const [count = 100_000, seed = 1, from = 0] = process.argv.slice(2).map(Number);
const PART = 1000;

const answers = new Map<string, number>();
let [read, failures, slowestMs] = [0, 0, 0];
for (let at = from; at < from + count; at += PART) {
  const part = await fuzzPdfs({ seed, from: at, count: Math.min(PART, from + count - at) });
  read += part.read;
  failures += part.failures.length;
  slowestMs = Math.max(slowestMs, part.slowestMs);
  for (const [answer, times] of part.answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
  for (const failure of part.failures) console.error(`seed ${seed}, ${failure}`);
  if (at % (10 * PART) === 0) say();
}
say();
process.exitCode = failures > 0 ? 1 : 0;

function say(): void {
  const counts = [...answers].sort(([, a], [, b]) => b - a).map(([answer, times]) => `${times} ${answer}`);
  console.log(`${read} read: ${counts.join(", ")}; slowest ${slowestMs.toFixed(0)} ms, ${failures} failures`);
}
