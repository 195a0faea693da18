import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Read at its start by each program and thread that tests start: sources are then compiled once, not each time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node-tests", import.meta.url));

// The first digits of the commit; 1 where there is none.
process.env.PROPERTY_SEED ??= String(Number.parseInt(readCommit(), 16) || 1);

export default defineConfig({
  test: {
    projects: [
      // Pure functions: one worker reads them once, not once a file.
      { extends: true, test: { name: "pure", include: ["{engine,contract}/**/*.test.ts"], isolate: false } },
      {
        extends: true,
        test: {
          name: "parts",
          include: ["{content,server,cli,web,training,testing,extension}/**/*.test.{ts,tsx}"],
        },
      },
    ],
    exclude: ["**/node_modules/**", "build/**"],
    // Half of the time goes in waiting for programs that start, are killed and start again.
    maxWorkers: "100%",
    // A machine whose cores are taken by others is five times slower; how fast things are is measured in bench/.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    onConsoleLog: () => undefined,
  },
});

function readCommit(): string {
  return spawnSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" }).stdout?.slice(0, 7) ?? "";
}
