// Prints seeded resume layouts to PDF with the order in which a person reads their words.
// node testing/corpus/layout/make-layouts.ts FOLDER FIRST_SEED LAST_SEED [templates|designs|specials]
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { makeDesign } from "./designs.ts";
import { makeSpecial } from "./specials.ts";
import { makeTemplate } from "./templates.ts";

const makers = { templates: makeTemplate, designs: makeDesign, specials: makeSpecial };
const [folder, first, last, from = "templates"] = process.argv.slice(2);
await mkdir(folder!, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
for (let seed = Number(first); seed <= Number(last); seed++) {
  const { html, columns, layout } = makers[from as keyof typeof makers](seed);
  await page.setContent(html);
  const words = await page.evaluate(() => {
    const list: string[] = [];
    const walk = (node: Node): void => {
      if (node instanceof HTMLElement && (node.classList.contains("furniture") || node.tagName === "STYLE")) return;
      if (node.nodeType === 3) {
        const upper = getComputedStyle(node.parentElement!).textTransform === "uppercase";
        const text = upper ? node.textContent!.toUpperCase() : node.textContent!;
        list.push(...text.split(/\s+/).filter((word) => word !== ""));
      }
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return list;
  });
  await writeFile(join(folder!, `${seed}-${layout}.pdf`), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  await writeFile(join(folder!, `${seed}-${layout}.json`), `${JSON.stringify({ layout, columns, words })}\n`);
}
await browser.close();
