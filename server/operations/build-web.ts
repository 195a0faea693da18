import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Builds the pages when something they are made of has changed since the last build: `npm start` on a fresh clone does
 * all set-up, and starts at once the next time. `--always` builds in any case.
 */
const SOURCES = [
  "web",
  "content",
  "contract",
  "engine",
  "server/adapters/pdf/draw-page.ts",
  "server/adapters/resume-files",
  "server/operations/packages",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const STAMP = "build/sources.sha256";

function hashSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const file of listFiles(source)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function listFiles(source: string): string[] {
  if (!existsSync(source)) return [];
  const entries = readdirSync(path.dirname(source) || ".", { withFileTypes: true });
  if (entries.some((entry) => entry.name === path.basename(source) && entry.isFile())) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function main(): number {
  const wanted = hashSources();
  const built = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (built === wanted && !process.argv.includes("--always")) return 0;
  console.log("Building the pages …");
  const { status } = spawnSync("react-router", ["build"], { stdio: "inherit" });
  if (status === 0) writeFileSync(STAMP, wanted);
  return status ?? 1;
}

process.exitCode = main();
