// Prints the sheets of makers/sheets and invariance/ by the maker each names, with what they hold beside them:
//   node testing/corpus/make-documents.ts [id …]
import { readdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { makeDocument } from "./makers/make-document.ts";
import { readSheets, type Sheet } from "./sheet.ts";

const here = new URL("./", import.meta.url).pathname;
const wanted = new Set(process.argv.slice(2));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

const sheets: { sheet: Sheet; folder: string }[] = [];
for (const file of (await readdir(`${here}makers/sheets`)).filter((name) => name.endsWith(".sheets")).sort()) {
  for (const sheet of readSheets(await readFile(`${here}makers/sheets/${file}`, "utf8"))) sheets.push({ sheet, folder: `${here}makers/made/` });
}
// One person in many layouts: the sheet stands once, and each line of looks.txt lays it out anew.
const [person] = readSheets(await readFile(`${here}invariance/person.sheet`, "utf8"));
for (const line of (await readFile(`${here}invariance/looks.txt`, "utf8")).split("\n").filter((one) => one.trim() !== "")) {
  const [id, ...look] = line.trim().split(/\s+/);
  const own = Object.fromEntries(look.map((one) => one.split("=") as [string, string]));
  sheets.push({ sheet: { ...person!, id: id!, look: { ...person!.look, ...own } }, folder: `${here}invariance/` });
}
let failed = 0;
for (const { sheet, folder } of sheets) {
  if (wanted.size > 0 && !wanted.has(sheet.id)) continue;
  try {
    const { pdf, truth } = await makeDocument(sheet, browser);
    await writeFile(`${folder}${sheet.id}.pdf`, pdf);
    await writeFile(`${folder}${sheet.id}.json`, `${JSON.stringify(truth, null, 2)}\n`);
    console.log(`${sheet.id} (${sheet.look.maker}): ${Math.ceil(pdf.length / 1024)} kB`);
  } catch (error) {
    failed += 1;
    console.error(`${sheet.id}: ${String(error).slice(0, 1500)}`);
  }
}
await browser.close();
process.exitCode = failed === 0 ? 0 : 1;
