import { TEXT_LIMITS } from "#contract/application-terms.ts";
import { CLOSED_NOTE, LIST_HEADING } from "#engine/knowledge/ads/ad-page-words.ts";
import { findBeside, isBeside } from "./beside-the-ad.ts";
import { boxesOfHtml, boxesOfPage } from "./box.ts";
import type { Field } from "./candidates.ts";
import { choosePosting, shareShown } from "./choose-posting.ts";
import { cleanLink, siteOf } from "./clean-link.ts";
import { findLabelled } from "./details.ts";
import { findCompany } from "./find-company.ts";
import { findPlace } from "./find-place.ts";
import { findSalary } from "./find-salary.ts";
import { findTitle, withoutNames } from "./find-title.ts";
import { readJsonLd } from "./json-ld.ts";
import { cleanText, foldLoosely, linesOf, printLines } from "./lines.ts";
import { ENOUGH_SIGNS, findMainText, weighSigns } from "./main-text.ts";
import { readMicrodata } from "./microdata.ts";
import type { AdReading, Note, Reading, Refusal } from "./reading.ts";
import type { View } from "./view.ts";

/** A text this short is no ad, whatever the page's code calls it. */
const SHORTEST = 120;

/** Reads the ad of a page; what is doubtful is marked, and a page without an ad is refused. */
export function readPage(document: Document, address: string): Reading {
  if (document.contentType === "application/pdf") return refuse("pdf");
  const code = readJsonLd(document);
  const view = viewPage(document, address, [...code.postings, ...readMicrodata(document)]);
  const selected = readSelection(document);
  const isAd = looksLikeAd(view, address, code.types);
  const closed = isClosed(view);
  if (selected === "" && view.posting === null && !isAd)
    return refuse(whyNot(view, document, closed), document);
  const text = chooseText(view, selected, isAd);
  if (text.text.length < SHORTEST) return refuse(whyNot(view, document, closed), document);
  return compose(view, text, address, closed);
}

function viewPage(document: Document, address: string, postings: Parameters<typeof choosePosting>[0]): View {
  const root = boxesOfPage(document);
  const all = linesOf(root);
  const beside = findBeside(root, all);
  const kept = all.filter((line) => !isBeside(line.box, beside.boxes));
  const main = findMainText(root, all, beside);
  const shown = foldLoosely(all.map((line) => line.text).join(" "));
  const pageTitle = cleanText(document.title);
  const { posting } = choosePosting(postings, { shown, pageTitle, address, lines: all });
  const start = Math.max(0, kept.indexOf(main.lines[0]!));
  return {
    all,
    kept,
    main,
    start,
    beside,
    labelled: findLabelled(kept),
    posting,
    pageTitle,
    shareTitle: metaOf(document, "og:title"),
    siteName: metaOf(document, "og:site_name"),
    host: siteOf(address),
    shown,
  };
}

function looksLikeAd(view: View, address: string, types: readonly string[]): boolean {
  const title = firstHeading(view) || view.pageTitle;
  const labelled = new Set(view.labelled.map(({ detail }) => detail)).size;
  return weighSigns(view.main.lines, { all: view.all, address, types, title, labelled }) >= ENOUGH_SIGNS;
}

function firstHeading(view: View): string {
  return view.all.find((line) => line.kind === "heading" && line.level === 1)?.text ?? "";
}

function metaOf(document: Document, name: string): string {
  const meta = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
  return cleanText(meta?.getAttribute("content") ?? "");
}

/** What its reader marked on the page, when it is long enough to be meant. */
function readSelection(document: Document): string {
  const text = document.getSelection()?.toString() ?? "";
  const lines = text.split("\n").map(cleanText);
  const plain = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return plain.length >= SHORTEST ? plain : "";
}

type AdText = { text: string; sure: boolean; notes: Note[] };

/** The marked text, else that of the page's code when the page shows it or has none, else the page's main text. */
function chooseText(view: View, selected: string, isAd: boolean): AdText {
  if (selected !== "") return { text: selected, sure: true, notes: ["selection"] };
  const shown = printLines(view.main.lines);
  const html = view.posting?.description ?? "";
  const described = html === "" ? "" : printLines(linesOf(boxesOfHtml(html)));
  const share = shareShown(html, view.shown);
  if (described.length >= SHORTEST && share >= 0.5) {
    // Code often holds the beginning alone; the page then shows the rest.
    const isCutShort =
      isAd &&
      foldLoosely(described).length < foldLoosely(shown).length * 0.6 &&
      shareShown(html, foldLoosely(shown)) >= 0.5;
    return isCutShort ? { text: shown, sure: false, notes: [] } : { text: described, sure: true, notes: [] };
  }
  if (isAd) return { text: shown, sure: view.posting === null, notes: [] };
  return described.length >= SHORTEST
    ? { text: described, sure: false, notes: ["hidden"] }
    : { text: shown, sure: false, notes: [] };
}

function compose(view: View, { text, sure, notes }: AdText, address: string, closed: boolean): AdReading {
  const title = findTitle(view);
  const company = findCompany(view, title.value);
  const place = findPlace(view, title.value, company.value);
  // Half of a character at the end would arrive as another one.
  const kept = text.slice(0, TEXT_LIMITS.ad).replace(/[\ud800-\udbff]$/, "");
  const cut = text.length - kept.length;
  const said: Note[] = [...notes];
  if (cut > 0) said.push("cut");
  if (closed) said.push("closed");
  if (view.posting?.broken === true) said.push("broken");
  return {
    kind: "ad",
    title: withoutNames(title, [place.value, company.value], view.posting?.title ?? ""),
    company: withoutOthers(company, [place.value, title.value]),
    place: withoutOthers(place, [company.value, title.value]),
    salary: findSalary(view),
    text: kept,
    cut,
    textSure: sure,
    link: cleanLink(address),
    source: siteOf(address).slice(0, 100),
    until: view.posting?.until ?? "",
    notes: said,
  };
}

/** What is another field's value is not offered for this one. */
function withoutOthers(field: Field, taken: readonly string[]): Field {
  const known = new Set(taken.map(foldLoosely));
  return { ...field, others: field.others.filter((other) => !known.has(foldLoosely(other))) };
}

/** The page itself says, in a line of its own and not in its small print, that the ad is over. */
function isClosed(view: View): boolean {
  return view.kept.some((line) => line.text.length <= 200 && CLOSED_NOTE.test(line.text));
}

function whyNot(view: View, document: Document, closed: boolean): Refusal {
  if (closed) return "closed";
  const heading = firstHeading(view);
  const isList = LIST_HEADING.test(heading) || LIST_HEADING.test(view.pageTitle.split(/\s[|–—-]\s/)[0] ?? "");
  const entries = view.beside.cards.reduce((count, group) => count + group.length, 0);
  if (isList && entries >= 2) return "list";
  return foreignFrame(document) === "" ? "no-ad" : "frame";
}

function refuse(why: Refusal, document?: Document): Reading {
  return {
    kind: "refused",
    why,
    frame: why === "frame" && document !== undefined ? foreignFrame(document) : "",
  };
}

/** The address of a large frame that the browser keeps closed to this page. */
function foreignFrame(document: Document): string {
  for (const frame of document.querySelectorAll("iframe[src]")) {
    const { width, height } = frame.getBoundingClientRect();
    const source = (frame as HTMLIFrameElement).src;
    if (width < 300 || height < 300 || !/^https?:/.test(source)) continue;
    if (siteOf(source) !== siteOf(document.location?.href ?? "")) return source;
  }
  return "";
}
