import { BARE_PROFILE } from "../../knowledge/profiles/profile-addresses.ts";
import type { ReadPages } from "../model/line.ts";
import type { Found } from "../model/resume.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { ContactLine } from "./contact-lines.ts";

/** A personal profile: /in/ or the old /pub/; company, school, jobs, feed and share pages are none. */
const PROFILE =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\s?\.\s?com\s?\/\s?(?:(?:in|pub|mwlite\/in)\s?\/\s?[^\s|,;<>"'()[\]]{1,120}|profile\/view\?id=[\w-]{1,60})/iu;
const LINK =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:(?:in|pub|mwlite\/in)\/[^\s?#]{1,160}|profile\/view\?id=[\w-]+)/iu;
const LABELLED =
  /(?:^|[\s|•·(])linked\s?in(?:\s+(?:profile|id|url|handle))?\s*[:@-]\s*@?((?:in\/)?[\p{L}\p{N}][\p{L}\p{N}_.-]{2,60}[\p{L}\p{N}])(?=$|[\s|,;•·)])/iu;

/** The person's LinkedIn address as printed, or the link's own address where only a word or a sign was printed. */
export function findLinkedin(lines: readonly ContactLine[], pages: ReadPages): Found | null {
  const own = lines.filter((line) => line.area < 4).sort((a, b) => a.area - b.area || a.index - b.index);
  const linked = listLinks(pages);
  for (const line of own) {
    const printed = readPrinted(line, lines.slice(line.index + 1, line.index + 4), linked);
    if (printed !== null) return printed;
  }
  const link = linked[0];
  if (link !== undefined) {
    const holder = own.find((line) => line.links.some((one) => one.url === link)) ?? own[0];
    const at = holder?.start ?? 0;
    return { value: link, start: at, end: at };
  }
  for (const line of own) {
    const bare = BARE_PROFILE.exec(line.text);
    if (bare !== null) return foundAt(line, bare.index, bare[0]);
  }
  for (const line of own.filter((one) => one.area === 0)) {
    // '/in/jo-lindqvist' among the contact details: nobody else's addresses begin so.
    const short = /(?:^|[\s|•·(])(\/?in\/[\p{L}\p{N}][\p{L}\p{N}_-]{3,80}\/?)(?=$|[\s|,;•·)])/u.exec(
      line.text,
    );
    if (short !== null) return foundAt(line, short.index + short[0].lastIndexOf(short[1]!), short[1]!);
  }
  for (const line of own.filter((one) => one.area === 0 || one.section === "other")) {
    const label = LABELLED.exec(line.text);
    if (label !== null && isHandle(label[1]!)) {
      return foundAt(line, label.index + label[0].lastIndexOf(label[1]!), label[1]!);
    }
    const next = lines[line.index + 1];
    const isBelow = next !== undefined && next.area === line.area && matchHeading(next.text) === null;
    if (/^linked\s?in\s*:?$/i.test(line.text) && isBelow && isHandle(next.text)) {
      return foundAt(next, 0, next.text);
    }
    if (line.icons.includes("linkedin") && line.tabs.length === 0 && isHandle(line.text)) {
      return foundAt(line, 0, line.text);
    }
  }
  return null;
}

function foundAt(line: ContactLine, index: number, printed: string): Found {
  return { value: printed, start: line.start + index, end: line.start + index + printed.length };
}

/** One word that could be the last part of a profile's address. */
function isHandle(text: string): boolean {
  if (!/^@?(?:in\/)?[\p{L}\p{N}][\p{L}\p{N}_.-]{2,70}$/u.test(text)) return false;
  return (
    /[\d_-]/.test(text) ||
    /^[\p{Ll}]{5,}$/u.test(text) ||
    /\p{L}\.\p{L}/u.test(text) ||
    /^\p{L}{8,}$/u.test(text)
  );
}

function listLinks(pages: ReadPages): string[] {
  const urls = pages.links.map((link) => unwrapLink(link.url.trim()));
  // Referees are linked as well, far down; the first profile on the earliest page is the person's own.
  return urls.filter((url) => LINK.test(url));
}

/** Trackers and mail gateways wrap addresses: the real one stands in a parameter. */
function unwrapLink(url: string): string {
  if (/^https?:\/\/(?:[\w-]+\.)*linkedin\.com\//i.test(url)) return url;
  const inner = /[?&](?:url|u|q|target|redirect)=(https?[^&]+)/i.exec(url);
  if (inner === null) return url;
  try {
    return decodeURIComponent(inner[1]!);
  } catch {
    return url;
  }
}

function readPrinted(
  line: ContactLine,
  below: readonly ContactLine[],
  linked: readonly string[],
): Found | null {
  for (const match of line.text.matchAll(new RegExp(PROFILE, "giu"))) {
    const printed = trimUrl(match[0]);
    const end = match.index + printed.length;
    const found = { ...foundAt(line, match.index, printed), value: printed.replace(/\s+/g, "") };
    const endsLine = end >= line.text.trimEnd().length;
    return restoreHyphens(endsLine ? joinBelow(found, line, below, linked) : found, linked);
  }
  return readBrokenFront(line, below[0], linked);
}

/** A hyphen at the end of a line may have been taken for one that only breaks a word; the link still has it. */
function restoreHyphens(found: Found, linked: readonly string[]): Found {
  const own = slugOf(found.value);
  const whole = linked
    .map(slugOf)
    .find((slug) => slug !== own && slug.replaceAll("-", "") === own.replaceAll("-", ""));
  if (whole === undefined) return found;
  const at = found.value.toLowerCase().lastIndexOf(own);
  return { ...found, value: found.value.slice(0, at) + whole + found.value.slice(at + own.length) };
}

function trimUrl(url: string): string {
  return url.replace(/[.:•·]+$/u, "");
}

/** The rest of an address that a narrow column broke, when its link says so or its form leaves no doubt. */
function joinBelow(
  found: Found,
  line: ContactLine,
  below: readonly ContactLine[],
  linked: readonly string[],
): Found {
  let joined = found;
  for (const next of below) {
    // In a row of cells what goes on stands in the last cell, as the address does.
    const cell = line.tabs.length > 0 ? (next.tabs.at(-1) ?? 0) : 0;
    const rest = /^[\p{L}\p{N}%_-]{1,80}\/?(?=$|[\s|(])/u.exec(next.text.slice(cell))?.[0];
    if (rest === undefined || next.page !== line.page || next.column !== line.column) break;
    const value = joined.value + rest;
    const slug = slugOf(value).replaceAll("-", "");
    const known = linked.map((url) => slugOf(url).replaceAll("-", ""));
    if (known.length > 0 && !known.some((one) => one.startsWith(slug))) break;
    const open = /(?:[-_]|\/(?:in|pub)\/)$/.test(joined.value) && matchHeading(next.text) === null;
    const looksLikeRest =
      /^[\p{Ll}\p{N}_-]+\/?$/u.test(rest) && /[\d/]/.test(rest) && next.text.slice(cell) === rest;
    if (known.length === 0 && !open && !looksLikeRest) break;
    if (known.includes(slugOf(joined.value).replaceAll("-", ""))) break;
    joined = { value, start: found.start, end: next.start + cell + rest.length };
    if (cell + rest.length < next.text.length) break;
  }
  return joined;
}

/** 'linkedin.com/in/' or 'www.linkedin.com/' at the end of a line and the rest below it. */
function readBrokenFront(
  line: ContactLine,
  next: ContactLine | undefined,
  linked: readonly string[],
): Found | null {
  const front = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin(?:\.com?)?(?:\/(?:i?n?|pub?)?)?\/?$/iu.exec(
    line.text,
  );
  if (front === null || next === undefined || next.column !== line.column || front[0].length < 9) return null;
  const rest = /^[.\p{L}\p{N}%_/-]{2,100}/u.exec(next.text)?.[0] ?? "";
  const whole = front[0] + rest;
  const match = PROFILE.exec(whole);
  if (match === null || match.index !== 0 || !match[0].startsWith(front[0])) return null;
  if (linked.length > 0 && !linked.map(slugOf).includes(slugOf(whole))) return null;
  return { value: trimUrl(whole), start: line.start + front.index, end: next.start + rest.length };
}

/** The part of an address that names the person, in lower case. */
export function slugOf(url: string): string {
  const match = /(?:in|pub)\/([^/?#\s]+)/i.exec(url);
  return (match?.[1] ?? url).toLowerCase().replace(/\/$/, "");
}
