// Every measurement, one after the other: npm run bench. What it prints goes, with the date, into bench/results.md.
// npm run bench -- real: the readers on real documents alone, into bench/real.md; npm run bench -- real resumes (ads, pairs, letters): one of them,
// on the documents that may be looked at.
import { spawnSync } from "node:child_process";

const MEASUREMENTS = [
  { title: "Reading resumes", command: ["bench/read-quality.ts"] },
  { title: "Reading speed against pdftotext", command: ["bench/read-speed.ts", "testing/corpus/resumes"] },
  { title: "Reading ads", command: ["bench/job-quality.ts"] },
  { title: "Speed of reading ads", command: ["bench/job-speed.ts"] },
  { title: "Growth with the length of an ad", command: ["--expose-gc", "bench/growth.ts"] },
  { title: "Growth with hostile texts", command: ["bench/hostile-growth.ts"] },
  { title: "Hostile PDFs", command: ["bench/fuzz-pdfs.ts", "2000"] },
  { title: "Scans over HTTP", command: ["bench/scan-http.ts"] },
  { title: "Letters and their verifier", command: ["bench/letter-quality.ts"] },
  { title: "Clauses of letters", command: ["bench/letter-clauses.ts"] },
  { title: "Letters written by hand, checked", command: ["bench/letter-checks.ts"] },
  { title: "Letters written freely, checked", command: ["bench/letter-fresh.ts"] },
  { title: "Letters through a model that invents", command: ["bench/model-letters.ts"] },
  { title: "Reading LinkedIn profiles", command: ["bench/linkedin-quality.ts", "--quiet"] },
  { title: "From the charge to Premium", command: ["bench/grant-speed.ts"] },
  { title: "Shops played by chance", command: ["bench/billing-sequences.ts"] },
  { title: "Same input, same bytes", command: ["bench/determinism.ts"] },
  { title: "Cold start", command: ["bench/cold-start.ts"] },
];

const [, , part, kind] = process.argv;
const REAL = [
  {
    title: "On real documents",
    command: kind === undefined ? ["bench/real.ts"] : ["bench/real-seen.ts", kind],
  },
];

for (const { title, command } of part === "real" ? REAL : MEASUREMENTS) {
  console.log(`\n## ${title}\n\`node ${command.join(" ")}\``);
  const { status } = spawnSync("node", command, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
