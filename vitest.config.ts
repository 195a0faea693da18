import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{engine,contract,content,server,cli,web,testing}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    onConsoleLog: () => undefined,
  },
});
