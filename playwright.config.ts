import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./testing/find-browser.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/test-results",
  timeout: 60_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".cache/test-reports/journeys.json" }],
  ],
  use: {
    trace: "retain-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserFlags() },
  },
});
