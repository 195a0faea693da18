// Lays the sheets of invented people out as HTML, prints them with Chromium, and writes what they hold beside them:
//   node testing/corpus/make-resumes.ts [id …]
import { readdir, readFile, writeFile } from "node:fs/promises";
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

type Printed = { id: string; html: string; truth: string };
const byHand = new URL("./sheets/by-hand/", import.meta.url);
const pages: Printed[] = sheets.map((sheet) => ({
  id: sheet.id,
  html: renderSheet(sheet),
  truth: JSON.stringify(writeTruth(sheet), null, 2),
}));
for (const file of (await readdir(byHand)).filter((name) => name.endsWith(".html")).sort()) {
  const id = file.replace(/\.html$/, "");
  if (wanted.size === 0 || wanted.has(id)) pages.push(readByHand(id, await readFile(new URL(file, byHand), "utf8")));
}
for (const { id, html, truth } of pages) {
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await writeFile(`${folder}${id}.html`, html);
  await writeFile(`${folder}${id}.pdf`, pdf);
  await writeFile(`${folder}${id}.json`, `${truth}\n`);
}
await browser.close();
console.log(`${pages.length} resumes printed into ${folder}`);

/** A page written by hand carries its truth in a script of its own, which does not print. */
function readByHand(id: string, html: string): Printed {
  const truth = /<script[^>]+id="truth">([\s\S]*?)<\/script>/.exec(html);
  if (truth === null) throw new Error(`${id}: no truth`);
  return { id, html, truth: JSON.stringify(JSON.parse(truth[1]!), null, 2) };
}
