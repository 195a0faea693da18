import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Read at its start by each program and thread that tests start: sources are then compiled once, not each time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node-tests", import.meta.url));

export default defineConfig({
  test: {
    include: ["{engine,contract,content,server,cli,web,extension,training,testing}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**"],
    // Half of the time goes in waiting for programs that start, are killed and start again.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    onConsoleLog: () => undefined,
  },
});
