import { LEADS_DATE } from "../../knowledge/dates/date-labels.ts";
import { FROM_WORDS } from "../../knowledge/dates/date-words.ts";
import { DURATION } from "../../knowledge/dates/duration-words.ts";
import { EMPLOYER_FACT } from "../../knowledge/headings/fact-labels.ts";
import { isCity, isCountry, isRegionCode, scorePlace } from "../../knowledge/places/read-places.ts";
import { EXPERIENCE_LONG, LENGTH_BEHIND } from "../../knowledge/titles/job-sentences.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { DOTTED_FORM, HEADER_ABBREVIATIONS, SENTENCE_DOT } from "../../knowledge/words/abbreviations.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { isTitleWord } from "../features/is-title-word.ts";
import { scoreTitle } from "../features/title-features.ts";
import { splitCells } from "../shape/split-cells.ts";
import type { Entry } from "./entry.ts";
import type { EntryRow } from "./entry-row.ts";
import type { HeaderToken, Separator } from "./header.ts";
import { readFactLabel } from "./read-labelled.ts";

/** What parts a header, by kind; the first that fits counts. A dot parts two names unless it closes an abbreviation. */
const CUTS: readonly (readonly [Separator, string])[] = [
  [
    "bar",
    String.raw`\s*[|•·●▪♦‖¦⋄◇◆⬥∙⋅■□»❖✦★]\s*|;\s*|(?<=\p{Ll}{3}|\p{Lu}{3}s?|\)|\p{L} \d{1,2}| [IVX]{2,3})(?<!${HEADER_ABBREVIATIONS})\.\s+(?=\p{Lu})(?!${DOTTED_FORM}\b)`,
  ],
  ["at", String.raw`\s+(?:at|@|chez|bei|presso|auprès de|bij)\s+(?=\S)|\s*@\s*`],
  [
    "dash",
    String.raw`\s+[-–—―]+\s+|\s*[–—]+\s*|\s+[-–—]|(?<=[\p{L})])-\s+(?!(?:und|och|og|oder|and|or|en|of|y|e|i|a)\s)`,
  ],
  ["comma", String.raw`\s+[/\\]\s+|(?<!\d)[,،，、]\s*|[,،，、](?!\d{3}(?!\d))\s*`],
  ["paren", String.raw`\s*[()]\s*`],
  ["colon", String.raw`:(?:\s*[-–—]+\s*|\s+)`],
];
const SEPARATORS = new RegExp(CUTS.map(([, pattern]) => `(${pattern})`).join("|"), "gu");
const MOST_TOKENS = 16;

/** Tokens of an entry's header, without its dates. */
export function splitHeader(entry: Entry): HeaderToken[] {
  // How long somebody was there stands between the rows and is none of them.
  const rows = entry.header.filter((row) => row === entry.anchor || !isDuration(row.text));
  const anchor = entry.anchor === null ? (entry.dated ?? 0) : rows.indexOf(entry.anchor);
  const tokens = rows.flatMap((row, index) => splitRow(row, index, index - anchor));
  return tokens
    .slice(0, MOST_TOKENS)
    .map(dropLength)
    .map(dropAs)
    .flatMap(splitAs)
    .flatMap(splitUnit)
    .flatMap(splitTown)
    .flatMap((token, index, all) => splitTownBehind(token, all[index + 1]));
}

/**
 * 'Corvid Cranes Ltd. Gurgaon', or 'Henceforth Rabat' before ', Morocco': a name and its town without a sign between. Words such
 * as 'College' belong to the town behind them: 'University College London'.
 */
function splitTownBehind(token: HeaderToken, next: HeaderToken | undefined): HeaderToken[] {
  const found = /^(.*\S)\s+(\p{Lu}[\p{L}'’-]{2,})$/u.exec(token.text);
  if (found === null || token.end - token.start !== token.text.length) return [token];
  const [, name = "", town = ""] = found;
  if (!isCity(town) || scorePlace(token.text) > 0 || scorePlace(name) >= 1.5) return [token];
  const isBeforeCountry =
    next?.row === token.row && next.before === "comma" && (isCountry(next.text) || isRegionCode(next.text));
  if (!FORM_BEHIND.test(name) && !(isBeforeCountry && !TAKES_TOWN.test(name))) return [token];
  return partToken(token, name, town, "comma");
}

/** A token as two: what it begins with, and what it ends with behind a sign. */
function partToken(token: HeaderToken, first: string, last: string, before: HeaderToken["before"]) {
  const start = token.end - last.length;
  return [
    { ...token, text: first, end: token.start + first.length },
    { ...token, text: last, start, order: token.order + 1, before, turned: false },
  ];
}

/** 'As Site Manager' on a row of its own. */
function dropAs(token: HeaderToken): HeaderToken {
  const found = /^as (?:an? |the )?(?=\p{Lu})/iu.exec(token.text)?.[0];
  if (found === undefined || token.order > 0 || scoreTitle(token.text.slice(found.length)) < 0) return token;
  if (token.end - token.start !== token.text.length) return token;
  return { ...token, text: token.text.slice(found.length), start: token.start + found.length };
}

/** 'Clerk for 2 years', 'Corvid Clinic 1 Year': how long it was is no part of the name. */
function dropLength(token: HeaderToken): HeaderToken {
  const kept = token.text.replace(LENGTH_BEHIND, "");
  if (kept.length < 2 || kept === token.text || token.end - token.start !== token.text.length) return token;
  return { ...token, text: kept, end: token.start + kept.length };
}

/** 'Corvid Cranes Ltd. as Site Manager': a name, and behind it the title. */
function splitAs(token: HeaderToken): HeaderToken[] {
  const found = /^(\p{Lu}.{2,80}?) as (?:an? |the )?(\p{Lu}.{2,60})$/u.exec(token.text);
  if (found === null || token.end - token.start !== token.text.length) return [token];
  const [, name = "", title = ""] = found;
  const isTold = scoreTitle(title) >= 2.5 || (scoreTitle(title) > -1 && /^M\/s\b/i.test(name));
  if (!isTold || beginsWithVerb(name)) return [token];
  return partToken(token, name, title, "bar");
}

/** 'Researcher Department of Systematics': a title, and its unit without a sign between. */
function splitUnit(token: HeaderToken): HeaderToken[] {
  const found = UNIT_BEHIND.exec(token.text);
  if (found === null || token.end - token.start !== token.text.length) return [token];
  const [, title = "", unit = ""] = found;
  const isTitle = scoreTitle(title) >= 3 && isTitleWord(foldLetters(title.split(" ").at(-1)!));
  return isTitle ? partToken(token, title, unit, "comma") : [token];
}

const UNIT_BEHIND =
  /^(\p{Lu}.{2,60}?) ((?:Department|Dept\.?|Faculty|Institute|School|Division|Section|Laboratory|Cent(?:re|er)) (?:of|for) \p{Lu}.*)$/u;

const FORM_BEHIND =
  /\b(?:ltd|limited|llc|llp|inc|plc|gmbh|corp|corporation|pvt|private|sarl|sas|spa|srl|ag)\.?$/iu;
const TAKES_TOWN =
  /(?:^|[\s'’-])(?:of|de|da|do|di|du|in|at|the|la|le|el|new|san|saint|st\.?|north|south|east|west|university|universität|université|universidad|college|school|institute?|academy|hospital|hotel|bank|airport|museum|city|greater|port|royal|imperial)$/iu;

/** 'Corvid Consultants-Chennai': a name and behind its hyphen the town; 'University of Essen-Ulm' has two towns in its name. */
function splitTown(token: HeaderToken): HeaderToken[] {
  const found = /^(.*\p{L}{2})\s?-\s?(\p{Lu}\p{Ll}{2,})$/u.exec(token.text);
  if (found === null || token.end - token.start !== token.text.length) return [token];
  const [, name = "", town = ""] = found;
  const last = name.split(" ").at(-1)!;
  if (!isCity(town) || scorePlace(token.text) > 0 || scorePlace(last) >= 1.5) return [token];
  return partToken(token, name, town, "dash");
}

function splitRow(row: EntryRow, index: number, offset: number): HeaderToken[] {
  const cuts = listCuts(row);
  const tokens: HeaderToken[] = [];
  const line = row.lines[0]!;
  const style = `${line.bold ? "b" : ""}${line.italic ? "i" : ""}${line.caps ? "c" : ""}${Math.round(2 * line.size)}`;
  let from = row.start;
  let before: Separator = "row";
  let turned = false;
  for (const cut of [...cuts, { start: row.end, end: row.end, kind: "row" as Separator }]) {
    const text = row.text.slice(from - row.start, cut.start - row.start);
    const trimmed = trimAtom(text, tokens.length === 0);
    // 'Company' in the first cell of a row names the second.
    const isLabel =
      (cut.kind === "tab" || cut.kind === "colon") &&
      tokens.length === 0 &&
      readFactLabel(`${text.trim()}:`) !== null;
    const says =
      trimmed !== null &&
      !isDuration(trimmed.text) &&
      !LEADS_DATE.test(trimmed.text) &&
      !FROM_WORDS.has(foldLetters(trimmed.text)) &&
      !isLabelAlone(trimmed.text);
    if (trimmed !== null && says && !isLabel) {
      const start = from + trimmed.offset;
      tokens.push({
        text: trimmed.text.replace(/\s+/g, " "),
        start,
        end: start + trimmed.text.length,
        row: index,
        offset,
        order: tokens.length,
        before: tokens.length === 0 ? "row" : before,
        turned: tokens.length > 0 && turned,
        style,
      });
      before = cut.kind;
      turned = cut.kind === "style";
    } else {
      before = tokens.length === 0 ? "row" : stronger(before, cut.kind);
      turned ||= cut.kind === "style";
    }
    from = cut.end;
  }
  return tokens;
}

function trimAtom(text: string, isFirst: boolean): { text: string; offset: number } | null {
  // '2. Staff Nurse' is the second in a list.
  const number = isFirst
    ? (/^\s*\(?[1-4]?\d[.)](?:\s+(?=\p{L}|1[0-2] ?th|\+2)|(?=\p{Lu}\p{Ll}))/u.exec(text)?.[0].length ?? 0)
    : 0;
  const front = number + /^[\s,،，、;:|•·()[\]–—\-*"“”.]*/u.exec(text.slice(number))![0].length;
  const kept = text
    .slice(front)
    .replace(/[\s,،，、;:|•·([–—*"“”-]+$/u, "")
    .replace(SENTENCE_DOT, "");
  return /[\p{L}\p{N}]/u.test(kept) ? { text: kept, offset: front } : null;
}

type Cut = { start: number; end: number; kind: Separator };

/** Where the row is cut, in order, none overlapping: at its period first, then at tabs, then at the signs in between. */
function listCuts(row: EntryRow): Cut[] {
  const cuts: Cut[] = [];
  if (row.period !== null) cuts.push({ start: row.period.start, end: row.period.end, kind: "date" });
  if (row.cut !== null) cuts.push({ start: row.cut.start, end: row.cut.end, kind: "date" });
  for (const line of row.lines) {
    const cells = splitCells(line);
    for (const cell of cells.slice(1)) {
      if (cell.start > row.start) cuts.push({ start: cell.start, end: cell.start, kind: "tab" });
    }
  }
  for (const line of row.lines) {
    for (const { at } of line.turns ?? []) {
      if (line.start + at > row.start)
        cuts.push({ start: line.start + at, end: line.start + at, kind: "style" });
    }
  }
  for (const match of row.text.matchAll(SEPARATORS)) {
    const kind = CUTS[match.slice(1).findIndex((group) => group !== undefined)]![0];
    const start = row.start + match.index;
    if (
      kind === "comma" &&
      /^,\s*(?:inc|llc|ltd|l\.?l\.?c|llp|plc|corp|gmbh|s\.?a|co|lp|pllc|pc|p\.c)\b/i.test(
        row.text.slice(match.index),
      )
    )
      continue;
    if (kind === "paren" && isInsideForm(row.text, match.index, match.index + match[0].length)) continue;
    cuts.push({ start, end: start + match[0].length, kind });
  }
  // Where type changes right at a sign, as before ', marine' behind a bold 'Mechanic', both count.
  const rank = (cut: Cut) => (cut.kind === "style" ? Number.POSITIVE_INFINITY : cut.end);
  cuts.sort((a, b) => a.start - b.start || (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
  return cuts.filter((cut, index) =>
    cuts.slice(0, index).every((other) => other.end <= cut.start || other.start === other.end),
  );
}

/** '(Pty) Ltd', '(India) Private Limited': a bracket that is part of an employer's name. */
function isInsideForm(text: string, start: number, end: number): boolean {
  const form =
    /(?<=\p{L})\([^()]{2,60}\)|\((?:\p{L}[\p{L} .]{0,18})\)\s*(?:pvt|private|ltd|limited|inc|llc|bhd|gmbh|plc)\b/giu;
  for (const match of text.matchAll(form)) {
    if (start < match.index + match[0].length && end > match.index) return true;
  }
  return false;
}

const STRENGTH: readonly Separator[] = [
  "style",
  "colon",
  "paren",
  "comma",
  "dash",
  "for",
  "at",
  "bar",
  "date",
  "tab",
  "row",
];

function stronger(one: Separator, other: Separator): Separator {
  return STRENGTH.indexOf(one) >= STRENGTH.indexOf(other) ? one : other;
}

const LABEL_ALONE =
  /^(?:(?:name of )?(?:the )?(?:duration|period|tenure|institution|institute|school|university|college|board|degree|course|qualification)(?: name)?)$/;

/** 'Company', 'Duration' or 'Institute/University' names what stands beside it, whatever sign is between them. */
function isLabelAlone(text: string): boolean {
  const folded = foldLetters(text);
  return (
    EMPLOYER_FACT.test(folded) ||
    folded.split(/ ?[/&] ?| (?:and|or) /u).every((label) => LABEL_ALONE.test(label))
  );
}

/** '5 years 3 months', '(2 yrs)': how long, not when. */
export function isDuration(text: string): boolean {
  return DURATION.test(text.trim()) || EXPERIENCE_LONG.test(text.trim());
}
