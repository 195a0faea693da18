// Lays the sheets of invented people out as HTML, prints them with Chromium, and writes what they hold beside them:
//   node testing/corpus/make-resumes.ts [id …]
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { renderSheet } from "./render-sheet.ts";
import { readSheets } from "./sheet.ts";
import { writeTruth } from "./truth.ts";

const folder = new URL("./resumes/", import.meta.url).pathname;
const wanted = new Set(process.argv.slice(2));
const sources = await Promise.all(
  ["first.sheets", "second.sheets"].map((name) => readFile(new URL(`./sheets/${name}`, import.meta.url), "utf8").catch(() => "")),
);
const sheets = sources.flatMap(readSheets).filter((sheet) => wanted.size === 0 || wanted.has(sheet.id));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const sheet of sheets) {
  const html = renderSheet(sheet);
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await writeFile(`${folder}${sheet.id}.html`, html);
  await writeFile(`${folder}${sheet.id}.pdf`, pdf);
  await writeFile(`${folder}${sheet.id}.json`, `${JSON.stringify(writeTruth(sheet), null, 2)}\n`);
}
await browser.close();
console.log(`${sheets.length} resumes printed into ${folder}`);
