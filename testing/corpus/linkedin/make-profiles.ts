// Prints the invented people of people/ as 'Save to PDF' exports, with what they hold beside them:
//   node testing/corpus/linkedin/make-profiles.ts [id …]
import { readdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { printFooter, printProfile } from "./print-profile.ts";
import { readPeople, truthOf } from "./read-people.ts";

const here = new URL("./", import.meta.url).pathname;
const wanted = new Set(process.argv.slice(2));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const file of (await readdir(`${here}people`)).sort()) {
  for (const person of readPeople(await readFile(`${here}people/${file}`, "utf8"))) {
    if (wanted.size > 0 && !wanted.has(person.id)) continue;
    await page.setContent(printProfile(person));
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, displayHeaderFooter: true, headerTemplate: "<i></i>", footerTemplate: printFooter(person) });
    await writeFile(`${here}made/${person.id}.pdf`, pdf);
    await writeFile(`${here}made/${person.id}.json`, `${JSON.stringify(truthOf(person), null, 2)}\n`);
    console.log(`${person.id}: ${Math.ceil(pdf.length / 1024)} kB`);
  }
}
await browser.close();
