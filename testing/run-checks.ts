import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * The whole of `npm test`: types with floors, lint, unused code, the build, unit tests and laws, journeys in a real
 * browser. Stops at the first group of steps in which one fails, and closes with a line that counts the tests.
 */
type Step = { name: string; command: string[]; report?: { file: string; count: (json: string) => Count } };
type Count = { passed: number; failed: number; skipped: number };

const reports = ".cache/test-reports";
const vitestReport = `${reports}/unit.json`;
const playwrightReport = `${reports}/journeys.json`;

/** The steps of a group run side by side: none writes what another reads. */
const groups: Step[][] = [
  [{ name: "route types", command: ["react-router", "typegen"] }],
  [
    { name: "types and floors", command: ["tsc", "-b"] },
    { name: "lint", command: ["biome", "check", "--error-on-warnings"] },
    { name: "unused code", command: ["knip"] },
    { name: "build", command: ["node", "server/operations/build-web.ts"] },
  ],
  [
    {
      name: "unit tests and laws",
      command: [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ],
      report: { file: vitestReport, count: countVitest },
    },
  ],
  [
    {
      name: "journeys",
      command: ["playwright", "test"],
      report: { file: playwrightReport, count: countPlaywright },
    },
  ],
];

function countVitest(json: string): Count {
  const report = JSON.parse(json) as Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number>;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function countPlaywright(json: string): Count {
  const { stats } = JSON.parse(json) as {
    stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

type Outcome = { step: Step; ok: boolean };

/** Runs one step; what it says is shown as it comes, or at its end where others run beside it. */
async function run(step: Step, alone: boolean): Promise<Outcome> {
  const started = performance.now();
  const [program, ...args] = step.command;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  if (alone) console.log(`\n== ${step.name}`);
  const child = spawn(program!, args, { stdio: alone ? "inherit" : ["ignore", "pipe", "pipe"], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  const [status] = (await once(child, "close")) as [number | null];
  if (!alone) process.stdout.write(`\n== ${step.name}\n${Buffer.concat(said)}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`== ${step.name}: ${status === 0 ? "ok" : "FAILED"} in ${seconds} s`);
  return { step, ok: status === 0 };
}

function add(total: Count, { report }: Step): void {
  if (report === undefined || !existsSync(report.file)) return;
  const count = report.count(readFileSync(report.file, "utf8"));
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += count[key];
}

async function main(): Promise<number> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  let failed: string[] = [];
  for (const group of groups) {
    const outcomes = await Promise.all(group.map((step) => run(step, group.length === 1)));
    for (const step of group) add(total, step);
    failed = outcomes.flatMap(({ step, ok }) => (ok ? [] : [step.name]));
    if (failed.length > 0) break;
  }
  if (failed.length > 0) console.log(`\nFailed at: ${failed.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failed.length === 0 && total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.exitCode = await main();
