// Draws docs/report.png, the README's picture: a real scan of our own sample resume in the running product.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "./find-browser.ts";
import { startLocalServer } from "./local-server.ts";

const AD = readFileSync(new URL("corpus/bench/ad.txt", import.meta.url), "utf8");
const RESUME = new URL("corpus/bench/two-pages.pdf", import.meta.url).pathname;
const PICTURE = new URL("../docs/report.png", import.meta.url).pathname;

const server = await startLocalServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1150 } });
  await page.goto(server.origin);
  await page.setInputFiles("input[type=file]", RESUME);
  await page.locator("textarea").fill(AD);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Scan", exact: true }).click(),
  ]);
  await popup.getByRole("button").first().click();
  await page.getByRole("button", { name: "Show result now" }).click();
  await page.waitForURL("**/user-output**");
  await page.getByRole("heading", { name: "Hard skills" }).waitFor();
  await page.screenshot({ path: PICTURE });
} finally {
  await browser.close();
  await server.close();
}
