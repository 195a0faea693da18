import type { Browser } from "@playwright/test";
import { safe } from "../render-parts.ts";
import type { Sheet } from "../sheet.ts";
import type { Block, Icon } from "./block.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { hasSide, laySheet } from "./lay-sheet.ts";
import { runTool } from "./run-tool.ts";

/** Font Awesome's private characters, as icon fonts put them into the text. */
const ICONS: Record<Icon, string> = { address: "\uF041", phone: "\uF095", email: "\uF0E0", linkedin: "\uF08C" };

/** Prints a sheet's page with a running Chromium. */
export async function printWithChromium(sheet: Sheet, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(renderPage(sheet));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}

/** Prints it with WeasyPrint, wkhtmltopdf or LibreOffice's HTML import. */
export async function printHtml(sheet: Sheet, maker: "weasyprint" | "wkhtmltopdf" | "office-html"): Promise<Buffer> {
  const files = { "cv.html": renderPage(sheet) };
  if (maker === "weasyprint") return runTool(files, [["weasyprint", "cv.html", "cv.pdf"]], "cv.pdf");
  if (maker === "wkhtmltopdf") return runTool(files, [["wkhtmltopdf", "-q", "--enable-local-file-access", "-s", "A4", "--zoom", "1.3", "cv.html", "cv.pdf"]], "cv.pdf");
  return runTool(files, [["soffice", "--headless", "-env:UserInstallation=file:///tmp/corpus-office", "--infilter=HTML (StarWriter)", "--convert-to", "pdf", "cv.html"]], "cv.pdf");
}

/**
 * look.face, size, colour; cols = side | sideRight | two; sideBy = flex (a browser), table (old print engines); icons = font
 * (Font Awesome) or signs; timeline (a rule with dots); spacing (letter-spacing of headings); photo (a tint).
 */
export function renderPage(sheet: Sheet): string {
  const { look } = sheet;
  const { head, side, main } = laySheet(sheet);
  const set = (blocks: Block[]) => blocks.map((block) => setBlock(block, look)).join("\n");
  const photo = look.photo ? `<img alt="" width="90" height="110" src="data:image/png;base64,${drawPortrait(look.photo).toString("base64")}">` : "";
  const dark = look.sideFill ?? "#22324a";
  const css = `@page{size:A4;margin:${look.margin ?? (hasSide(look) && look.cols !== "two" ? "0" : "16mm")}}
${look.foot ? `@page{margin-bottom:18mm;@bottom-center{content:"${safe(sheet.name)} – ${look.foot.replace(/_/g, " ")} " counter(page) " / " counter(pages);font-size:8pt;color:#777}}` : ""}
body{margin:0;font:${look.size ?? "10"}pt/1.36 "${(look.face ?? "Liberation_Sans").replace(/_/g, " ")}"${look.fallback ? `,"${look.fallback.replace(/_/g, " ")}"` : ""};color:#1c1c1c}
h1{font-size:2.1em;margin:0;${look.nameSpaced ? `letter-spacing:${look.nameSpaced};` : ""}}h2{font-size:1.15em;margin:11pt 0 3pt;color:${look.colour ?? "#14507a"};${look.spacing ? `letter-spacing:${look.spacing};` : ""}${look.headRule ? "border-bottom:1px solid #888;" : ""}}
p{margin:1pt 0}ul{margin:1pt 0;padding-left:15pt}.row{display:flex;justify-content:space-between}table{border-spacing:0}td{vertical-align:top;padding:0 6pt 0 0}
.i{font-family:FontAwesome;padding-right:4pt}.time{border-left:2px solid #999;padding-left:10pt}.time .job{position:relative}.time .job:before{content:"";position:absolute;left:-15px;top:4px;width:8px;height:8px;border-radius:4px;background:#14507a}
.side{background:${dark};color:${look.sideInk ?? "#fff"};padding:10mm 6mm}.side h2{color:inherit}.main{padding:10mm 8mm}.flex{display:flex;min-height:296mm}.flex .side{width:32%;box-sizing:border-box}.flex .main{flex:1;box-sizing:border-box}
.two{display:grid;grid-template-columns:1fr 1fr;gap:9mm}${look.rtl ? "body{direction:rtl}" : ""}`;
  const sideHtml = `<div class="side">${photo}${set(side)}</div>`;
  const inside = look.headIn === "side" ? `<div class="side">${photo}${set([...head, ...side])}</div>` : sideHtml;
  const top = look.headIn === "side" ? "" : set(head);
  let body: string;
  if (look.cols === "two") body = `${photo}${set(head)}<div class="two"><div>${set(main)}</div><div>${set(side)}</div></div>`;
  else if (hasSide(look) && look.sideBy === "table") {
    const cells = [`<td class="side" width="30%">${photo}${set(side)}</td>`, `<td class="main">${top}${set(main)}</td>`];
    body = `<table width="100%"><tr>${(look.cols === "sideRight" ? cells.reverse() : cells).join("")}</tr></table>`;
  } else if (hasSide(look)) {
    const parts = [inside, `<div class="main">${top}${set(main)}</div>`];
    body = `<div class="flex">${(look.cols === "sideRight" ? parts.reverse() : parts).join("")}</div>`;
  } else body = `${photo}${set(head)}${set(main)}`;
  return `<!doctype html><html lang="${look.lang ?? "en"}"><head><meta charset="utf-8"><title>${safe(sheet.name)}</title><style>${css}</style></head><body>${body}</body></html>`;
}

function setBlock(block: Block, look: Record<string, string>): string {
  const style = (bold?: boolean, italic?: boolean, text = "") => (bold ? `<b>${text}</b>` : italic ? `<i>${text}</i>` : text);
  switch (block.type) {
    case "name":
      return `<h1>${safe(block.text)}</h1>`;
    case "heading":
      return `<h2>${safe(block.text)}</h2>`;
    case "line":
      return `<p>${block.icon !== undefined && look.icons === "font" ? `<span class="i">${ICONS[block.icon]}</span>` : ""}${style(block.bold, block.italic, safe(block.text))}</p>`;
    case "para":
      return `<p>${safe(block.text)}</p>`;
    case "bullet":
      return `<ul><li>${safe(block.text)}</li></ul>`;
    case "row": {
      const cells = [style(block.bold, block.italic, safe(block.left)), style(false, block.italic, safe(block.right))];
      if (look.sideBy === "table" || look.rows === "table") return `<table width="100%"><tr><td>${cells[0]}</td><td align="right">${cells[1]}</td></tr></table>`;
      return `<div class="${look.timeline && block.bold ? "time" : ""}"><div class="row job"><span>${cells[0]}</span><span>${cells[1]}</span></div></div>`;
    }
    case "dated":
      return `<table width="100%"><tr><td width="24%">${safe(block.dates)}</td><td><b>${safe(block.lines[0] ?? "")}</b>${block.lines.slice(1).map((line) => `<br>${safe(line)}`).join("")}</td></tr></table>`;
    case "cells":
      return `<table width="100%"><tr>${block.cells.map((cell, index) => `${index > 0 && index % 3 === 0 ? "</tr><tr>" : ""}<td width="33%">${safe(cell)}</td>`).join("")}</tr></table>`;
  }
}
