import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * The whole of `npm test`: types with floors, lint, unused code, the build, unit tests and laws, journeys in a real
 * browser. Stops at the first step that fails, and closes with a line that counts the tests.
 */
type Step = { name: string; command: string[]; report?: { file: string; count: (json: string) => Count } };
type Count = { passed: number; failed: number; skipped: number };

const reports = ".cache/test-reports";
const vitestReport = `${reports}/unit.json`;
const playwrightReport = `${reports}/journeys.json`;

const steps: Step[] = [
  { name: "route types", command: ["react-router", "typegen"] },
  { name: "types and floors", command: ["tsc", "-b"] },
  { name: "lint", command: ["biome", "check", "--error-on-warnings"] },
  { name: "unused code", command: ["knip"] },
  { name: "build", command: ["node", "server/operations/build-web.ts"] },
  {
    name: "unit tests and laws",
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    report: { file: vitestReport, count: countVitest },
  },
  {
    name: "journeys",
    command: ["playwright", "test"],
    report: { file: playwrightReport, count: countPlaywright },
  },
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

function main(): number {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  let failedStep: string | null = null;
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n== ${step.name}`);
    const [program, ...args] = step.command;
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
    const { status } = spawnSync(program!, args, { stdio: "inherit", env });
    if (step.report !== undefined && existsSync(step.report.file)) {
      const count = step.report.count(readFileSync(step.report.file, "utf8"));
      for (const key of ["passed", "failed", "skipped"] as const) total[key] += count[key];
    }
    console.log(
      `== ${step.name}: ${status === 0 ? "ok" : "FAILED"} in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    if (status !== 0) {
      failedStep = step.name;
      break;
    }
  }
  if (failedStep !== null) console.log(`\nFailed at: ${failedStep}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failedStep === null && total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.exitCode = main();
