import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { isPhoneLabel, isRivalLabel, PLAIN_PHONE_LABEL } from "../../knowledge/people/phone-labels.ts";
import { foldLetters, tidySpaces } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { findPeriods } from "../dates/find-periods.ts";
import type { Found } from "../model/resume.ts";
import type { ContactLine } from "./contact-lines.ts";

type PhoneCandidate = Found & { weight: number };

/** Runs of digits with the signs that phone numbers are written with; what it is is decided afterwards. */
const DIGITS =
  /(?:\+|\(\+|\(|00)?\s?\d(?:[\d\s().\-–‑/·]{3,26})\d(?:\s{0,2}(?:ext\.?|extn\.?|x|#|durchwahl|poste)\s?\.?:?\s?\d{1,6})?/giu;

/**
 * The person's phone number as printed: the first in the contact area that can be one. A number no plan knows (555-0100) is
 * still the number they printed, if a label or its form says that it is a phone. Fax numbers, dates, postcodes and
 * registration numbers are never taken.
 */
export function findPhone(lines: readonly ContactLine[], regions: readonly string[]): Found | null {
  const countries = regions.filter((region): region is CountryCode => isSupportedCountry(region));
  const candidates: (PhoneCandidate & { area: number })[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.area > 3) continue;
    const above = lines[index - 1];
    for (const one of readLine(line, above, countries)) candidates.push({ ...one, area: line.area });
  }
  candidates.push(...lines.flatMap((line, index) => readBroken(line, lines[index + 1], countries)));
  const likely = candidates.filter((one) => one.weight >= (one.area === 0 ? 2 : one.area === 3 ? 5 : 3));
  // A fixed line printed first and a mobile printed second are both right; the first stands for the person.
  likely.sort((a, b) => a.area - b.area || tierOf(b) - tierOf(a) || a.start - b.start);
  const best = likely[0];
  if (best !== undefined) return { value: best.value, start: best.start, end: best.end };
  return findLinkedPhone(lines);
}

/** A number that the end of a line broke: '+1 416-555-' above '0174'. */
function readBroken(
  line: ContactLine,
  next: ContactLine | undefined,
  regions: readonly CountryCode[],
): (PhoneCandidate & { area: number })[] {
  if (next === undefined || line.area > 1 || next.column !== line.column || next.page !== line.page)
    return [];
  const tail = /(?:^|(?<=[\s|:•,]))(?:\(?\+\d|\(\d|\d{3})[\d\s().-]{2,18}$/.exec(line.text)?.[0];
  const head = /^\d[\d\s.-]{0,12}(?=$|[^\p{L}\d])/u.exec(next.text)?.[0].trimEnd();
  if (tail === undefined || head === undefined || isValid(tail, regions)) return [];
  // A postcode at the end of the line, and a whole number below it.
  if (/^\d/.test(tail) && hasPhoneForm(head)) return [];
  if (countDigits(tail) < 5 && !/^[+(]/.test(tail)) return [];
  // '+33 6 39 98 12 34' above '14 rue des Carmes' is whole, '07700 900 814' above '22 High Street' as well.
  const isStreet = /^(?:\/\d+\p{L}?)?\s*\p{L}/u.test(next.text.slice(head.length));
  const isWhole = (/^\(?\+/.test(tail) && countDigits(tail) >= 10) || (isStreet && countDigits(tail) >= 7);
  if (isWhole && !/[-.]$/.test(tail.trimEnd())) return [];
  const joined = `${tail.trimEnd()}${/[-.]$/.test(tail.trimEnd()) ? "" : " "}${head}`;
  const international = /^\(?\+/.test(joined) && countDigits(joined) >= 10 && countDigits(joined) <= 13;
  if (!isValid(joined, regions) && !hasPhoneForm(joined) && !international) return [];
  const start = line.end - tail.length;
  return [{ value: tidySpaces(joined), start, end: next.start + head.length, weight: 4, area: line.area }];
}

function tierOf(one: PhoneCandidate): number {
  return one.weight >= 4 ? 1 : 0;
}

/** Characters of a line on either side of a number that say whether it is one of a phone. */
const AROUND = 200;

function readLine(
  line: ContactLine,
  above: ContactLine | undefined,
  regions: readonly CountryCode[],
): PhoneCandidate[] {
  const masked = markTabs(maskRivals(line.text), line.tabs);
  const candidates: PhoneCandidate[] = [];
  let icons =
    line.icons.includes("phone") ||
    line.links.some((link) => /^(?:tel|callto|sms):|wa\.me\//i.test(link.url));
  for (const match of masked.matchAll(DIGITS)) {
    for (const part of splitNumbers(match[0], regions).flatMap((one) => narrowNumber(one, regions))) {
      const lead = /^\s*/.exec(part.text)![0].length;
      const start = match.index + part.offset + lead;
      const printed = part.text.slice(lead);
      const label = readLabel(masked, start, above) ?? readKind(masked.slice(start + printed.length));
      const opens = Math.max(0, start - AROUND);
      const around = masked.slice(opens, start + printed.length + AROUND);
      const weight = weighNumber(printed, around, start - opens, label, icons, regions);
      icons = icons && weight < 2;
      if (weight <= 0) continue;
      const trimmed = trimNumber(printed);
      const from = line.start + start + printed.indexOf(trimmed);
      candidates.push({ value: tidySpaces(trimmed), start: from, end: from + trimmed.length, weight });
    }
  }
  return candidates;
}

/** E-mail addresses, links and periods hold digits that are no phone numbers; they are blanked, letter for letter. */
function maskRivals(text: string): string {
  let masked = text.replace(
    /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|(?<![\w.-])[\w.-]+\.(?:com|org|net|io|me|dev)\/\S*/giu,
    (word) => "_".repeat(word.length),
  );
  for (const period of findPeriods(text)) {
    const printed = text.slice(period.start, period.end);
    const isDate =
      /\p{L}{3}/u.test(printed) ||
      (period.range && /^\D*\d{4}\D+\d{2,4}\D*$/.test(printed)) ||
      /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(printed) ||
      /^\d{1,2}[./]\d{4}/.test(printed);
    const around =
      text.slice(Math.max(0, period.start - 2), period.start) + text.slice(period.end, period.end + 2);
    if (isDate && !/[\d+(]/.test(around)) {
      masked =
        masked.slice(0, period.start) + "_".repeat(period.end - period.start) + masked.slice(period.end);
    }
  }
  return masked;
}

/** A wide gap parts as a bar does; it stands in for the space before it. */
function markTabs(text: string, tabs: readonly number[]): string {
  let marked = text;
  for (const tab of tabs) {
    if (marked[tab - 1] === " ") marked = `${marked.slice(0, tab - 1)}|${marked.slice(tab)}`;
  }
  return marked;
}

function trimNumber(text: string): string {
  const trimmed = text.replace(/^[\s.\-–/·)]+|[\s.\-–/·(]+$/gu, "");
  if (/^\([^)]*$/.test(trimmed)) return trimmed.slice(1);
  return trimmed.startsWith("(") || !/^[^(]*\)/.test(trimmed) ? trimmed : trimmed.replace(")", "");
}

/** '0171 123456 / 0172 654321' and two numbers with a wide gap are two; '0171/123456' is one. */
function splitNumbers(text: string, regions: readonly CountryCode[]): { text: string; offset: number }[] {
  const cuts = [
    ...text.matchAll(
      /\s+[/·–-]\s*(?=\+|\(|0|\d{3})|\s{2,}|\s(?=\+)|(?<=\d{4})[/](?=\+|\d{7})|\s(?=\(\d{3}\))/gu,
    ),
  ];
  let parts: { text: string; offset: number }[] = [];
  let from = 0;
  for (const cut of cuts) {
    parts.push({ text: text.slice(from, cut.index), offset: from });
    from = cut.index + cut[0].length;
  }
  parts.push({ text: text.slice(from), offset: from });
  parts = parts.filter((part) => countDigits(part.text) > 0);
  const isWhole = parts.length > 1 && parts.some((part) => countDigits(part.text) < 7);
  const [first] = parts;
  // '+57 300 123 4567 / (604)' at a line's end: the second number goes on below, the first is whole.
  if (isWhole && first !== undefined && countDigits(first.text) >= 9 && isValid(first.text, regions))
    return [first];
  if (isWhole && countDigits(text) <= 15) return [{ text, offset: 0 }];
  if (parts.length > 1 && countDigits(text) <= 13 && isValid(text, regions)) return [{ text, offset: 0 }];
  return parts;
}

/** Drops a postcode or house number that ran into the number: the longest stretch of groups that is a phone is kept. */
function narrowNumber(
  part: { text: string; offset: number },
  regions: readonly CountryCode[],
): { text: string; offset: number }[] {
  if (isValid(part.text, regions) || hasPhoneForm(part.text) || /^\s*\(?\+/.test(part.text)) return [part];
  const groups = [...part.text.matchAll(/[+(]*\d[^\s]*/g)];
  for (let from = 1; from < groups.length; from += 1) {
    const offset = groups[from]!.index;
    const text = part.text.slice(offset);
    if (countDigits(text) >= 9 && (hasPhoneForm(text) || isValid(text, regions)))
      return [{ text, offset: part.offset + offset }];
  }
  return [part];
}

function countDigits(text: string): number {
  return text.replace(/\s*(?:ext|x|#|durchwahl|poste).*$/i, "").replace(/\D/g, "").length;
}

/** What the words before a number call it: a phone, something else, or nothing. */
function readLabel(text: string, start: number, above: ContactLine | undefined): "phone" | "rival" | null {
  const before = foldLetters(text.slice(Math.max(0, start - 34), start));
  const near = before.split(/[|•·,;]|\s{3,}|\d{4,}/).at(-1) ?? "";
  if (isRivalLabel(near)) return "rival";
  if (isPhoneLabel(near)) return "phone";
  if (start <= 2 && above !== undefined && above.text.length < 24) {
    const label = foldLetters(above.text);
    if (isRivalLabel(label)) return "rival";
    if (isPhoneLabel(label)) return "phone";
  }
  return null;
}

/** '912 555 047 (Mobile)': what the brackets behind a number call it. */
function readKind(after: string): "phone" | "rival" | null {
  const kind = /^\s*\((\p{L}+)\)/u.exec(after)?.[1];
  if (kind === undefined) return null;
  if (isRivalLabel(foldLetters(kind))) return "rival";
  return isPhoneLabel(foldLetters(kind)) ? "phone" : null;
}

/** 0 no phone, 2 a number of the right length in the right place, 4 and more surely a phone. */
function weighNumber(
  printed: string,
  line: string,
  start: number,
  label: "phone" | "rival" | null,
  icon: boolean,
  regions: readonly CountryCode[],
): number {
  const digits = countDigits(printed);
  if (label === "rival" || digits > 15) return 0;
  const before = line[start - 1] ?? " ";
  const after = line[start + printed.length] ?? " ";
  if (/[\p{L}\d_#$€£₹%]/u.test(before) && before !== "_") return 0;
  if (/[\p{L}\d%]/u.test(after)) return 0;
  if (/^\s*[$€£%]/.test(line.slice(start + printed.length))) return 0;
  const named = label === "phone" || icon;
  if (digits < 7)
    return digits >= 5 && (icon || PLAIN_PHONE_LABEL.test(foldLetters(line.slice(0, start)))) ? 2 : 0;
  if (/\b[A-Z]{2}\d{2}[\s\d]*$/.test(line.slice(0, start))) return 0;
  let weight = named ? 4 : 0;
  if (isValid(printed, regions)) weight += /^\s*\(?\+/.test(printed) ? 4 : 3;
  else if (/^\s*\(?\+\s?\d/.test(printed) && digits >= 9) weight += 3;
  else if (hasPhoneForm(printed)) weight += 3;
  if (digits === 7 && weight === 3 && !/^\d{3}[-.\s]\d{4}$/.test(printed.trim())) weight = 0;
  // A number that fills its cell in the contact area is one as well, though no plan knows it.
  const rest = `${line
    .slice(0, start)
    .split(/[,|•·;]/)
    .at(-1)}${line.slice(start + printed.length).split(/[,|•·;]/)[0]}`;
  const alone = !/[\p{L}\d]/u.test(rest.replace(/_+/g, ""));
  // '205-1550 West 8th Ave' and 'Tokyo 153-0063' are a house and a postcode.
  if (digits === 7 && !named && !alone) return 0;
  if (weight === 0 && alone && digits >= 9) weight = 2;
  // Eight and more digits on end with no sign of a phone are a number of something else, unless a plan knows them.
  return weight;
}

/** Written as phone numbers are, whether or not any plan knows the number. */
function hasPhoneForm(printed: string): boolean {
  const text = printed.trim();
  return (
    /^(?:\+?1[-.\s]?)?\(\d{3}\)\s?\d{3}[-.\s–]\d{4}(?:\D.*)?$/.test(text) ||
    /^(?:\+?1[-.\s])?\d{3}([-.\s–])\d{3}\1\d{4}(?:\D.*)?$/.test(text) ||
    /^\d{3}[-.]\d{4}$/.test(text) ||
    /^0\d{1,5}[\s/–-]{1,3}\d{3}[\d\s-]{3,9}$/.test(text) ||
    /^0\d(?:[\s.]\d{2}){4}$/.test(text) ||
    /^[78][\s-]?\(?\d{3}\)?[\s-]\d{3}[\s-]?\d{2}[\s-]?\d{2}$/.test(text) ||
    /^\(0?\d{2,5}\)\s?[\d\s-]{6,11}$/.test(text)
  );
}

function isValid(printed: string, regions: readonly CountryCode[]): boolean {
  const text = printed.replace(/^\s*\(\+(\d{1,3})\)/, "+$1 ").replace(/^\s*00(?=[1-9])/, "+");
  if (/^\s*\+/.test(text)) return isValidIn(`${ANYWHERE}${text}`);
  return regions.some((region) => isValidIn(`${region}${text}`));
}

const ANYWHERE = "--";

/** Asks the library about a number behind the two letters of a country, or behind `ANYWHERE`. */
const isValidIn = remember((asked) => {
  const country = asked.slice(0, 2);
  const text = asked.slice(2);
  const parsed =
    country === ANYWHERE
      ? parsePhoneNumberFromString(text)
      : parsePhoneNumberFromString(text, country as CountryCode);
  return parsed?.isValid() ?? false;
});

function findLinkedPhone(lines: readonly ContactLine[]): Found | null {
  for (const line of lines) {
    if (line.area > 2) continue;
    for (const link of line.links) {
      const match = /^(?:tel|callto):([+\d().\s%-]{6,30})$/i.exec(link.url);
      if (match === null) continue;
      const value = tidySpaces(match[1]!.replaceAll("%20", " "));
      if (countDigits(value) >= 7) return { value, start: line.start, end: line.start };
    }
  }
  return null;
}
