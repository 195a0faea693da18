// Prints the sheets of makers/sheets and invariance/ by the maker each names, with what they hold beside them:
//   node testing/corpus/make-documents.ts [id …]
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { listSheets } from "./list-sheets.ts";
import { makeDocument } from "./makers/make-document.ts";

const wanted = new Set(process.argv.slice(2));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { sheet, folder } of await listSheets()) {
  if (wanted.size > 0 && !wanted.has(sheet.id)) continue;
  try {
    const { pdf, truth } = await makeDocument(sheet, browser);
    await writeFile(`${folder}${sheet.id}.pdf`, pdf);
    await writeFile(`${folder}${sheet.id}.json`, `${JSON.stringify(truth, null, 2)}\n`);
    console.log(`${sheet.id} (${sheet.look.maker}): ${Math.ceil(pdf.length / 1024)} kB`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${sheet.id}: ${String(error).slice(0, 800)}`);
  }
}
await browser.close();
