// Do time and memory grow in line with the ad's length?  node --expose-gc bench/growth.ts
import { readJob } from "#engine/job/read-job.ts";
import { readAdSuite } from "../testing/suites/read-ad-suite.ts";

const SIZES = [5_000, 10_000, 20_000, 30_000, 40_000, 50_000];
const REPEATS = 7;
const ads = readAdSuite()
  .map((ad) => ad.text)
  .join("\n\n");
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

for (const size of SIZES) readJob(ads.slice(0, size));
console.log("characters   ms (median of 7)   ms per 10,000   heap kept while held, kB");
for (const size of SIZES) {
  const text = ads.slice(0, size);
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const started = performance.now();
    readJob(text);
    times.push(performance.now() - started);
  }
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const job = readJob(text);
  globalThis.gc?.();
  const kept = (process.memoryUsage().heapUsed - before) / 1024;
  const ms = median(times);
  console.log(
    `${String(size).padStart(10)}   ${ms.toFixed(1).padStart(16)}   ${((ms / size) * 10_000).toFixed(2).padStart(13)}   ${kept.toFixed(0).padStart(10)} (${job.terms.length} terms)`,
  );
}
