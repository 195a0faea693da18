// The same scans a hundred times in each of two processes: are the answers the same bytes?  node bench/determinism.ts
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const RUNS = 100;
const path = "testing/corpus/bench/two-pages.pdf";
const job = readFileSync("testing/suites/ads/health-01.txt", "utf8");
const input = `${JSON.stringify({ id: 0, path, job })}\n`.repeat(RUNS);

const digests = new Set<string>();
for (const run of [1, 2]) {
  const { stdout, status } = spawnSync("node", ["cli/main.ts", "scan", "--jsonl"], {
    input,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`Process ${run} ended with ${status}`);
  const lines = stdout.trimEnd().split("\n");
  if (lines.length !== RUNS) throw new Error(`Process ${run} answered ${lines.length} lines`);
  for (const line of lines) digests.add(createHash("sha256").update(line).digest("hex"));
}
console.log(
  `${RUNS} scans in each of 2 processes: ${digests.size} different answer${digests.size === 1 ? "" : "s"}`,
);
process.exitCode = digests.size === 1 ? 0 : 1;
