import { renderBody, safe } from "./render-parts.ts";
import type { Part, Sheet } from "./sheet.ts";

const FONTS: Record<string, string> = {
  sans: "'Liberation Sans', Arial",
  serif: "'Liberation Serif', 'Times New Roman'",
  mono: "'Liberation Mono', 'Courier New'",
  dejavu: "'DejaVu Sans'",
  dejaserif: "'DejaVu Serif'",
  gothic: "'URW Gothic'",
  palatino: "P052",
  century: "C059",
  narrow: "'Liberation Sans Narrow'",
  noto: "'Noto Sans'",
  notoserif: "'Noto Serif'",
  bookman: "'URW Bookman'",
};

const HEADS: Record<string, string> = {
  rule: "font-size:1.15em;font-weight:bold;border-bottom:1px solid #555",
  caps: "font-size:1.1em;font-weight:bold;text-transform:uppercase",
  colour: "font-size:1.3em;color:var(--c)",
  plain: "font-size:1em;font-weight:bold",
  flat: "font-size:1em;font-weight:normal",
  flatCaps: "font-size:1em;font-weight:normal;text-transform:uppercase",
  centre: "font-size:1.1em;font-weight:bold;text-align:center;text-transform:uppercase;border-top:1px solid #000;border-bottom:1px solid #000",
  spaced: "font-size:1em;text-transform:uppercase;letter-spacing:.28em;font-weight:600",
  band: "font-size:1.05em;font-weight:bold;background:#dfe6ee;padding:2px 4px",
  big: "font-size:1.6em;font-weight:300",
  underline: "font-size:1em;font-weight:bold;text-decoration:underline",
  italic: "font-size:1.15em;font-style:italic;font-weight:bold",
  smallcaps: "font-size:1.2em;font-variant:small-caps;border-bottom:1px solid #000",
};

/** A whole page of HTML for Chromium to print. */
export function renderSheet(sheet: Sheet): string {
  const { look } = sheet;
  const size = look.size ?? "10.5";
  const css = `
@page{size:${look.page ?? "A4"};margin:${look.cols?.startsWith("side") ? "0" : (look.margin ?? "18mm")}}
body{margin:0;font:${size}pt/${look.leading ?? "1.35"} ${FONTS[look.font ?? "sans"]};color:${look.ink ?? "#111"};--c:${look.colour ?? "#1f5f8b"}}
h1{font-size:${look.name ?? "2"}em;margin:0 0 2pt;font-weight:${look.nameWeight ?? "bold"};${look.nameCss ?? ""}${look.nameCaps ? "text-transform:uppercase;" : ""}${look.nameSpaced ? "letter-spacing:.2em;" : ""}}
h2{margin:${look.gap ?? "12pt"} 0 4pt;${HEADS[look.head ?? "rule"]}}
ul{margin:2pt 0;padding-left:16pt;list-style-type:${look.bullet ?? "disc"}} p{margin:2pt 0;${look.justify ? "text-align:justify;" : ""}} .dash{padding-left:10pt;text-indent:-8pt}
.row{display:flex;justify-content:space-between} .entry{margin-bottom:${look.entryGap ?? "7pt"}} .role{margin-top:3pt}
.left{display:grid;grid-template-columns:${look.leftWidth ?? "34mm"} 1fr} .faint{color:#666} .grid{display:grid;grid-template-columns:1fr 1fr 1fr}
.tag{border:1px solid #999;border-radius:4px;padding:0 5px;margin-right:3px} .head{text-align:${look.align ?? "left"}} table{border-collapse:collapse;width:100%} td,th{border:1px solid #888;padding:2pt 4pt;text-align:left}
.page{display:flex;min-height:297mm} .side{width:${look.sideWidth ?? "33%"};background:${look.sideFill ?? "#24364b"};color:${look.sideInk ?? "#fff"};padding:12mm 7mm;box-sizing:border-box} .main{flex:1;padding:12mm 9mm;box-sizing:border-box}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm} .margin{display:grid;grid-template-columns:38mm 1fr;gap:4mm} .margin h2{margin-top:4pt} a{color:inherit;text-decoration:none}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(sheet.id)}</title><style>${css}</style></head><body>${renderPage(sheet)}</body></html>\n`;
}

function renderPage(sheet: Sheet): string {
  const { look } = sheet;
  const sections = sheet.parts.map((part) => ({ part, html: section(part, sheet) }));
  const inSide = new Set((look.side ?? "contact,skills,languages,certificates,interests").split(","));
  if (look.cols?.startsWith("side")) {
    const side = `<div class="side">${look.nameIn === "side" ? nameBlock(sheet) : ""}${look.contact === "side" ? contactStack(sheet, true) : ""}${sections.filter(({ part }) => inSide.has(part.kind)).map(({ html }) => html).join("")}</div>`;
    const main = `<div class="main">${look.nameIn === "side" ? "" : nameBlock(sheet)}${look.contact === "side" ? "" : contact(sheet)}${sections.filter(({ part }) => !inSide.has(part.kind)).map(({ html }) => html).join("")}</div>`;
    return `<div class="page">${look.cols === "sideRight" ? main + side : side + main}</div>`;
  }
  const head = `<div class="head">${nameBlock(sheet)}${contact(sheet)}</div>`;
  if (look.cols === "two") {
    const right = sections.filter(({ part }) => inSide.has(part.kind)).map(({ html }) => html).join("");
    const left = sections.filter(({ part }) => !inSide.has(part.kind)).map(({ html }) => html).join("");
    return `${head}<div class="two"><div>${left}</div><div>${right}</div></div>`;
  }
  if (look.cols === "margin") {
    return head + sheet.parts.map((part) => `<div class="margin"><h2>${safe(part.heading)}</h2><div>${renderBody(part, sheet)}</div></div>`).join("");
  }
  return head + sections.map(({ html }) => html).join("") + (look.contact === "foot" ? contactLine(sheet, " · ") : "");
}

function section(part: Part, sheet: Sheet): string {
  if (part.kind === "contact" && part.text.length + part.items.length === 0) return `<section><h2>${safe(part.heading)}</h2>${contactStack(sheet, false)}</section>`;
  if (sheet.look.head === "inline") return `<section><p style="margin-top:9pt"><b>${safe(part.heading)}:</b> ${renderBody(part, sheet).replace(/^<p>|<\/p>$/g, "")}</p></section>`;
  return `<section><h2>${safe(part.heading)}${sheet.look.headColon ? ":" : ""}</h2>${renderBody(part, sheet)}</section>`;
}

function nameBlock(sheet: Sheet): string {
  const { look } = sheet;
  const name = look.nameTwo ? safe(sheet.name).replace(/ (?=\S+$)/, "<br>") : safe(sheet.name);
  const top = look.title ? `<div>${safe(look.title.replace(/_/g, " "))}</div>` : "";
  const after = sheet.after === "" ? "" : safe(look.afterSign === "space" ? ` ${sheet.after}` : `, ${sheet.after}`);
  const headline = sheet.headline === "" ? "" : `<div${look.headlineBig ? ' style="font-size:1.3em"' : ""}>${safe(sheet.headline)}</div>`;
  return `${top}<h1>${sheet.title === "" ? "" : `${safe(sheet.title)} `}${name}${after}</h1>${headline}`;
}

function linkedinHtml(sheet: Sheet): string {
  if (sheet.linkedin === "" && sheet.linkedinUrl === "") return "";
  const shown = sheet.linkedin === "" ? "LinkedIn" : sheet.linkedin;
  return sheet.linkedinUrl === "" ? safe(shown) : `<a href="${safe(sheet.linkedinUrl)}">${safe(shown)}</a>`;
}

function emailHtml(sheet: Sheet): string {
  return sheet.look.mailto ? `<a href="mailto:${safe(sheet.email)}">${safe(sheet.email)}</a>` : safe(sheet.email);
}

function contact(sheet: Sheet): string {
  switch (sheet.look.contact ?? "bars") {
    case "bars":
      return contactLine(sheet, " | ");
    case "dots":
      return contactLine(sheet, " • ");
    case "commas":
      return contactLine(sheet, ", ");
    case "spaces":
      return contactLine(sheet, "&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;");
    case "lines":
      return [safe(sheet.address.join(", ")), safe(sheet.phone), emailHtml(sheet), linkedinHtml(sheet)].filter((one) => one !== "").map((one) => `<div>${one}</div>`).join("");
    case "stack":
      return [...sheet.address.map(safe), safe(sheet.phone), emailHtml(sheet), linkedinHtml(sheet)].filter((one) => one !== "").map((one) => `<div>${one}</div>`).join("");
    case "labels":
      return contactStack(sheet, false);
    case "split":
      return `<div class="row"><span>${sheet.address.map(safe).join("<br>")}</span><span style="text-align:right">${safe(sheet.phone)}<br>${emailHtml(sheet)}<br>${linkedinHtml(sheet)}</span></div>`;
    case "signs":
      return `<div>${[["✆", safe(sheet.phone)], ["✉", emailHtml(sheet)], ["⌂", safe(sheet.address.join(", "))], ["", linkedinHtml(sheet)]].filter(([, text]) => text !== "").map(([sign, text]) => `${sign} ${text}`).join(" &nbsp; ")}</div>`;
    default:
      return "";
  }
}

function contactLine(sheet: Sheet, sign: string): string {
  const parts = [safe(sheet.address.join(", ")), safe(sheet.phone), emailHtml(sheet), linkedinHtml(sheet)];
  return `<div>${parts.filter((one) => one !== "").join(sign)}</div>`;
}

function contactStack(sheet: Sheet, heading: boolean): string {
  const words = (sheet.look.words ?? "Address,Phone,Email,LinkedIn").split(",");
  const values = [sheet.address.map(safe).join(sheet.look.contact === "labels" ? ", " : "<br>"), safe(sheet.phone), emailHtml(sheet), linkedinHtml(sheet)];
  const bare = sheet.look.labels === "none";
  const above = sheet.look.labels === "above";
  const lines = values
    .map((value, index) => (value === "" ? "" : bare ? `<div>${value}</div>` : above ? `<div><b>${words[index]}</b></div><div>${value}</div>` : `<div>${words[index]}: ${value}</div>`))
    .join("");
  return `${heading && sheet.look.contactHead ? `<h2>${safe(sheet.look.contactHead.replace(/_/g, " "))}</h2>` : ""}${lines}`;
}
