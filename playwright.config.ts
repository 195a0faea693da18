import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./testing/find-browser.ts";

// Read at its start by each program and thread that journeys start: sources are then compiled once, not each time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node-tests", import.meta.url));

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/test-results",
  // A machine whose cores are taken by others is five times slower; how fast things are is measured in bench/.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".cache/test-reports/journeys.json" }],
  ],
  use: {
    trace: process.env.TRACE === undefined ? "off" : "retain-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserFlags() },
  },
});
