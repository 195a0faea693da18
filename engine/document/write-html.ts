import { BESIDE, ONE_ROW, writeHtmlStyles } from "./html-looks.ts";
import { listNames } from "./list-names.ts";
import { WITHOUT_PHOTO } from "./photo.ts";
import type { PrintedContact, PrintedDocument, PrintedEntry, PrintedSection } from "./printed-document.ts";
import type { DocumentLook } from "./resume-document.ts";

export type HtmlOptions = {
  /** As programs show it. */
  title: string;
  /** `@font-face` rules; without them the template's fonts are those of the machine, where it has them. */
  fontFaces?: string;
};

/**
 * A document as one page of HTML: headings, lists and nothing that runs. Texts are escaped, addresses are those that
 * `printDocument` lets through, and the page's own policy keeps anything else from being loaded.
 */
export function writeHtml(
  document: PrintedDocument,
  look: DocumentLook,
  { title, fontFaces = "" }: HtmlOptions,
): string {
  const { language, direction } = document;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:${fontFaces === "" ? "" : "; font-src 'self'"}`;
  return [
    "<!doctype html>",
    `<html lang="${escapeText(language)}" dir="${direction}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeText(title)}</title>`,
    `<style>\n${fontFaces}${writeHtmlStyles(look)}\n</style>`,
    "</head>",
    `<body>\n<main>\n${writeBody(document, look)}\n</main>\n</body>`,
    "</html>",
    "",
  ].join("\n");
}

const escapeText = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

function writeBody(
  { name, label, photo, contacts, sections }: PrintedDocument,
  { template }: DocumentLook,
): string {
  const beside = BESIDE[template];
  const write = (section: PrintedSection) => writeSection(section, ONE_ROW.has(template));
  const picture =
    photo === null || WITHOUT_PHOTO.has(template)
      ? []
      : [`<img class="photo" src="data:image/jpeg;base64,${photo}" alt="${escapeText(name)}">`];
  const head = [
    ...picture,
    `<h1>${escapeText(name)}</h1>`,
    ...(label === null ? [] : [`<p class="label">${escapeText(label)}</p>`]),
  ];
  if (beside === undefined)
    return [`<header>`, ...head, writeContacts(contacts), "</header>", ...sections.map(write)].join("\n");
  const isBeside = ({ name: section }: PrintedSection) => beside.includes(section);
  return [
    "<header>",
    ...head,
    "</header>",
    '<div class="columns">',
    "<div>",
    writeContacts(contacts),
    ...sections.filter(isBeside).map(write),
    "</div>",
    "<div>",
    ...sections.filter((section) => !isBeside(section)).map(write),
    "</div>",
    "</div>",
  ].join("\n");
}

function writeContacts(contacts: readonly PrintedContact[]): string {
  if (contacts.length === 0) return "";
  const items = contacts.map(({ text, href }) =>
    href === null ? escapeText(text) : `<a href="${escapeText(href)}">${escapeText(text)}</a>`,
  );
  return `<ul class="contacts">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

function writeSection(section: PrintedSection, isOneRow: boolean): string {
  return `<section>\n<h2>${escapeText(section.heading)}</h2>\n${writeForm(section, isOneRow)}\n</section>`;
}

function writeForm(section: PrintedSection, isOneRow: boolean): string {
  if (section.form === "paragraphs") return section.paragraphs.map(paragraph).join("\n");
  if (section.form === "entries") {
    const names = listNames(section.entries);
    if (names !== null) return writeList(names);
    return section.entries.map((entry) => writeEntry(entry, isOneRow)).join("\n");
  }
  return section.groups
    .map(({ label, items }) => {
      const named = label === null ? "" : `<strong>${escapeText(label)}:</strong> `;
      return `<p>${named}${escapeText(items.join(items.some((item) => /[,،]/.test(item)) ? " · " : ", "))}</p>`;
    })
    .join("\n");
}

const writeList = (items: readonly string[]) =>
  `<ul>${items.map((text) => `<li>${escapeText(text)}</li>`).join("")}</ul>`;
const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;

function writeEntry(entry: PrintedEntry, isOneRow: boolean): string {
  const { title, organisation, place, dates, paragraphs, bullets } = entry;
  const below = (title === null ? [place] : [organisation, place]).filter((part) => part !== null);
  const isBare = below.length + paragraphs.length + bullets.length === 0;
  const first = escapeText(title ?? organisation ?? "");
  const head = isBare ? `<p>${first}</p>` : `<h3>${first}</h3>`;
  const when = dates === null ? "" : `<p class="dates">${escapeText(dates)}</p>`;
  const where = below.length === 0 ? "" : `<p class="below">${escapeText(below.join(" | "))}</p>`;
  const named = isOneRow
    ? [`<div class="row"><div>${head}${where}</div>${when}</div>`]
    : [`<div class="row">${head}${when}</div>`, where];
  return [
    `<article class="${isBare ? "bare" : "told"}">`,
    ...named,
    ...paragraphs.map(paragraph),
    bullets.length === 0 ? "" : writeList(bullets),
    "</article>",
  ]
    .filter((part) => part !== "")
    .join("\n");
}
