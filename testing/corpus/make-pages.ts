// Prints the pages of first-sight/*.pages, with what they hold beside them: node testing/corpus/make-pages.ts [id …]
import { readdir, readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { fixDates } from "./makers/fix-dates.ts";
import { runTool } from "./makers/run-tool.ts";
import { type MarkedPage, readMarkedPages } from "./marked-page.ts";

const folder = process.env.PAGES ?? new URL("./first-sight/", import.meta.url).pathname;
const wanted = new Set(process.argv.slice(2));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const file of (await readdir(folder)).filter((name) => name.endsWith(".pages")).sort()) {
  for (const page of readMarkedPages(await readFile(folder + file, "utf8"))) {
    if (wanted.size > 0 && !wanted.has(page.id)) continue;
    try {
      const pdf = fixDates(await print(page, browser));
      await writeFile(`${folder}${page.id}.pdf`, pdf);
      await writeFile(`${folder}${page.id}.json`, `${JSON.stringify(page.truth, null, 2)}\n`);
      console.log(`${page.id} (${page.truth.about.maker}): ${Math.ceil(pdf.length / 1024)} kB`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${page.id}: ${String(error).slice(0, 800)}`);
    }
  }
}
await browser.close();

async function print(page: MarkedPage, own: Browser): Promise<Uint8Array> {
  const office = ["soffice", "--headless", "-env:UserInstallation=file:///tmp/corpus-office"];
  const html = { "cv.html": page.source };
  switch (page.truth.about.maker) {
    case "chromium": {
      const tab = await own.newPage();
      await tab.setContent(page.source);
      const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true });
      await tab.close();
      return pdf;
    }
    case "weasyprint":
      return runTool(html, [["weasyprint", "cv.html", "cv.pdf"]], "cv.pdf");
    case "wkhtmltopdf":
      return runTool(html, [["wkhtmltopdf", "-q", "-s", "A4", "--zoom", "1.3", "cv.html", "cv.pdf"]], "cv.pdf");
    case "office-html":
      return runTool(html, [[...office, "--infilter=HTML (StarWriter)", "--convert-to", "pdf", "cv.html"]], "cv.pdf");
    case "office-docx":
      return runTool(html, [[...office, "--infilter=HTML (StarWriter)", "--convert-to", "docx:MS Word 2007 XML", "cv.html"], [...office, "--convert-to", "pdf", "cv.docx"]], "cv.pdf");
    case "fodt":
      return runTool({ "cv.fodt": page.source }, [[...office, "--convert-to", "pdf", "cv.fodt"]], "cv.pdf");
    case "pdflatex":
    case "xelatex":
      return runTool({ "cv.tex": page.source }, [[page.truth.about.maker, "-interaction=nonstopmode", "-halt-on-error", "cv.tex"]], "cv.pdf");
    default:
      throw new Error(`no maker ${page.truth.about.maker}`);
  }
}
