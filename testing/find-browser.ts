import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium the journeys run in: the one of CHROME_PATH, Playwright's own, the system's, else one that is installed now.
 * Ends the process with one line where there is none: a skipped browser suite would look green.
 */
export function findBrowser(): string {
  const found = findInstalled() ?? installPlaywrights() ?? installDebians();
  if (found !== null) return found;
  console.error(
    "No Chromium was found or could be installed. Install one, or set CHROME_PATH to its program file.",
  );
  process.exit(1);
}

/** What Chromium needs as root, and so that it asks nothing of a network that may be closed. */
export function browserFlags(): string[] {
  return [
    ...(isRoot() ? ["--no-sandbox"] : []),
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}

function findInstalled(): string | null {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    console.error(`CHROME_PATH names ${named}, and there is no such file.`);
    process.exit(1);
  }
  return [chromium.executablePath(), ...SYSTEM_PLACES].find((place) => existsSync(place)) ?? null;
}

function installPlaywrights(): string | null {
  console.error("No Chromium found; installing Playwright's …");
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
}

function installDebians(): string | null {
  if (!isRoot() || !existsSync("/usr/bin/apt-get")) return null;
  console.error("Installing Debian's chromium …");
  const options = { stdio: "inherit", timeout: 300_000 } as const;
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], options);
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : null;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
