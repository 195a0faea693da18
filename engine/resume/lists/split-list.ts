import {
  LEVEL_BEFORE,
  LEVEL_BEHIND,
  LEVEL_IN_BRACKET,
  SAYS_KIND,
} from "../../knowledge/skills/level-phrases.ts";
import { SENTENCE_WORDS } from "../../knowledge/words/small-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { Quote } from "../../text/span.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { splitCells, trimCell } from "../shape/split-cells.ts";
import { findWidths, listBreaks } from "./list-breaks.ts";
import { splitLast } from "./split-last.ts";

/** 'Programming Languages:' before the items of one line; not the colon inside an item or an address. */
const CATEGORY = /^[\s–—-]*\p{L}[\p{L}\p{N} &/,.'’()+#_-]{1,48}:(?!\/\/)\s*/u;
/** 'Solvents - toluene, acetone': a category set off by a dash before the items of one line. */
const DASHED_CATEGORY = /^[\s–—-]*\p{L}[\p{L}\p{N} &/.'’()+#_]{2,40}\s[–—-]\s+(?=[^,;|]{2,50}[,;|])/u;
const STOPS = /[,،，、;|•·●▪◦‣♦⋄◇◆⬥∙⋅■□»❖✦★‖]|\s[-–—/]\s|\s{3,}|\n/gu;

/** Characters of an item. */
const LONGEST_ITEM = 120;
const BRACKET = /\([^()]*\)?/g;

/** '(5 years)', '(Less than 1 year)' behind a skill: how long, not what. */
const LENGTH = /\s*\((?:less than )?\d{1,2}\+? (?:years?|yrs?|months?)\)\s*$/i;

/** The items of a list section, as printed: apart by commas, bars, bullets, tabs and lines; category labels are dropped. */
export function splitList(rows: readonly EntryRow[], text: string): Quote[] {
  const widths = findWidths(rows);
  return rows.flatMap((row) => splitRow(row, text, widths));
}

function splitRow(row: EntryRow, text: string, widths: ReadonlyMap<string, number>): Quote[] {
  const named = readNamed(row, text);
  if (named !== null) return [named];
  // A sentence is one item: its commas do not part skills.
  if (isSentence(row.text) || (row.unit.kind === "item" && isProse(row.text)))
    return [quote(row.start, row.end, text)];
  const parts: { start: number; end: number }[] = [];
  for (const stretch of listStretches(row, widths)) parts.push(...splitStretch(stretch, text));
  return parts
    .map(({ start, end }) => trimItem(text, start, end))
    .filter(
      (item) => item !== null && /[\p{L}\p{N}]/u.test(item.quote) && item.quote.length <= LONGEST_ITEM,
    ) as Quote[];
}

/**
 * The same, with what stands in brackets behind an item listed after it: 'JavaScript (React, Vue)' are three skills. A
 * bracket that tells how well or how long is dropped, one that abbreviates what stands before it stays.
 */
export function splitSkills(rows: readonly EntryRow[], text: string): Quote[] {
  return splitList(rows, text).flatMap((item) => openBracket(item, text).map((one) => dropLevel(one, text)));
}

/** 'Search Engine Optimization (SEO)', 'API (Application Programming Interface)' */
function isAbbreviated(before: string, inside: string): boolean {
  const initials = (words: string) => (words.match(/(?<![\p{L}])\p{L}/gu) ?? []).join("").toLowerCase();
  const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (initials(before) === letters(inside) || initials(inside) === letters(before)) return true;
  // 'Withholding Tax (WHT)': its letters in their order, from the first on.
  return /^\p{Lu}{2,6}$/u.test(inside.trim()) && isDrawnFrom(letters(inside), before.toLowerCase());
}

/** The letters of an abbreviation stand in a name one after the other, the first of them at the beginning of a word. */
function isDrawnFrom(short: string, name: string): boolean {
  const starts = [...name.matchAll(/(?<!\p{L})\p{L}/gu)].filter(([letter]) => letter === short[0]);
  return starts.some(({ index }) => {
    let at = index;
    for (const letter of short) {
      at = name.indexOf(letter, at) + 1;
      if (at === 0) return false;
    }
    return true;
  });
}

/** 'Epic (inpatient)': one lower-case remark tells which, where several would be items. */
function isNote(inside: string): boolean {
  return /^\p{Ll}/u.test(inside) && !/[,;/|]/.test(inside) && !LEVEL_IN_BRACKET.test(inside.trim());
}

function openBracket(item: Quote, text: string): Quote[] {
  const parts = /^([^()]{2,60}?)\s*\(([^()]{2,})\)?(.*)$/su.exec(item.quote);
  if (parts === null || !/^[\s.,;-]*$/.test(parts[3]!)) return [item];
  const [before, inside] = [parts[1]!, parts[2]!];
  if (isAbbreviated(before, inside) || SAYS_KIND.test(inside) || isNote(inside)) return [item];
  const head = quote(item.start, item.start + before.length, text);
  if (LEVEL_IN_BRACKET.test(inside.trim())) return [head];
  // A note in words says something about the item, and is none itself.
  const names = inside.split(/[,;/|]/);
  if (names.some((name) => name.trim().split(/\s+/).length > MOST_BRACKET_WORDS)) return [head];
  const start = item.start + item.quote.indexOf("(") + 1;
  return [
    head,
    ...splitStretch({ start, end: start + inside.length }, text).flatMap(
      (part) => trimItem(text, part.start, part.end) ?? [],
    ),
  ];
}

/** A name in a bracket has no more words; a remark has. */
const MOST_BRACKET_WORDS = 4;

/** 'Proficient in Excel' holds a name; 'Experience in giving speeches at public events' is one phrase. */
const MOST_HELD_WORDS = 3;

function dropLevel(item: Quote, text: string): Quote {
  const level = LEVEL_BEFORE.exec(item.quote)?.[0].length ?? 0;
  const before = item.quote.slice(level).split(/\s+/).length > MOST_HELD_WORDS ? 0 : level;
  const behind = LEVEL_BEHIND.exec(item.quote)?.[0].length ?? 0;
  return before + behind === 0 ? item : quote(item.start + before, item.end - behind, text);
}

/** The row's cells; a row of several wrapped lines is one stretch. */
function listStretches(row: EntryRow, widths: ReadonlyMap<string, number>): { start: number; end: number }[] {
  const line = row.lines[0]!;
  const labels = row.lines.slice(1).filter((one) => one.start > row.start && CATEGORY_LINE.test(one.text));
  const label = readBoldLabel(row);
  const stops = [...new Set([...labels.map((one) => one.start), ...listBreaks(row, widths)])].sort(
    (a, b) => a - b,
  );
  if (label !== null || stops.length > 0) return cutAt({ start: label ?? row.start, end: row.end }, stops);
  if (row.lines.length > 1 || line.tabs.length === 0) return [{ start: row.start, end: row.end }];
  const cells = splitCells(line).filter((cell) => cell.start >= row.start);
  return isLabel(cells.map((cell) => cell.text)) ? cells.slice(1) : cells;
}

/** A line that begins with a category of few words: 'Systems: Linux' under a row it was joined to. */
const CATEGORY_LINE = /^\p{Lu}[\p{L}&/-]*(?: [\p{L}&/-]+){0,3} ?:(?!\/\/)/u;

function cutAt(
  { start, end }: { start: number; end: number },
  stops: readonly number[],
): { start: number; end: number }[] {
  const from = [start, ...stops];
  return from.map((one, at) => ({ start: one, end: from[at + 1] ?? end }));
}

/** Where the items begin behind a category set in bold before them, with or without a colon; null where there is none. */
function readBoldLabel(row: EntryRow): number | null {
  const line = row.lines[0]!;
  const [first, ...others] = line.turns ?? [];
  if (first === undefined || others.length > 0 || row.start !== line.start) return null;
  // It must turn from bold to plain; a turn from italic to plain is no category.
  if (first.bold || !line.text.slice(first.at).trim() || !first.wasBold) return null;
  const label = line.text.slice(0, first.at).trim();
  const items = line.text.slice(first.at);
  if (label.length > 40 || /[,;|]/.test(label)) return null;
  return /[::]$/.test(label) || /^\s*[::]/.test(items) || /,/.test(items) || line.tabs.includes(first.at)
    ? line.start + first.at
    : null;
}

/** 'Languages   Python, Fortran' and 'Databases   : Oracle': the first cell names the rest. */
function isLabel(cells: readonly string[]): boolean {
  const [first, second] = cells;
  if (first === undefined || second === undefined) return false;
  if (/^[::]/.test(second) || /[::]$/.test(first)) return true;
  return cells.length === 2 && /,/.test(second) && !/,/.test(first) && first.split(/\s+/).length <= 3;
}

function splitStretch(
  stretch: { start: number; end: number },
  text: string,
): { start: number; end: number }[] {
  const own = text.slice(stretch.start, stretch.end);
  const label = CATEGORY.exec(own) ?? DASHED_CATEGORY.exec(own);
  const first = label === null ? 0 : label[0].length;
  const parts: { start: number; end: number }[] = [];
  let from = first;
  let depth = 0;
  const slashPart = doSlashesPart(own, label !== null);
  const stops = new Map(
    [...own.matchAll(STOPS)]
      .filter(([sign]) => slashPart || !sign.includes("/"))
      .map((stop) => [stop.index, stop[0].length]),
  );
  for (let index = first; index < own.length; index += 1) {
    if (own[index] === "(") depth += 1;
    else if (own[index] === ")") depth = Math.max(0, depth - 1);
    const length = stops.get(index);
    if (length === undefined || depth > 0) continue;
    // A soft line break inside an item is no stop; between lines of a list it never comes here.
    if (own[index] === "\n") continue;
    parts.push({ start: stretch.start + from, end: stretch.start + index });
    from = index + length;
  }
  parts.push({ start: stretch.start + from, end: stretch.end });
  return splitLast(parts, text, label !== null);
}

/**
 * 'Filing / Payroll / Post' are three items, and so are two behind their category; 'UI / UX design' among commas is one.
 */
function doSlashesPart(own: string, labelled: boolean): boolean {
  const outside = own.replace(BRACKET, "");
  const slashes = outside.match(/\s\/\s/g)?.length ?? 0;
  const others = outside.match(/[,;|•·]/g)?.length ?? 0;
  return slashes > Math.max(labelled ? 0 : 1, others);
}

function trimItem(text: string, start: number, end: number): Quote | null {
  const cell = trimCell(text, start, end, 0);
  if (cell === null) return null;
  const front = /^(?:\(?\d{1,2}[.)]\s+(?=\p{L})|[-–—*•·.::]\s*|(?:and|und|et|y|e|&|e\.?g\.)\s+(?=\S))*/u.exec(
    cell.text,
  )![0].length;
  const kept = cell.text
    .slice(front)
    .replace(LENGTH, "")
    .replace(/[\s.;,]+$/, "");
  return kept === "" ? null : quote(cell.start + front, cell.start + front + kept.length, text);
}

function quote(start: number, end: number, text: string): Quote {
  return { start, end, quote: text.slice(start, end) };
}

/** 'Time Management: proven ability to meet deadlines': the name before its colon, where a sentence tells about it. */
function readNamed(row: EntryRow, text: string): Quote | null {
  const name = /^[\s\p{P}]*(\p{L}[^:;,.|]{2,40}?)\s*[::]\s*(?=\S)/u.exec(row.text);
  if (name === null) return null;
  const told = row.text.slice(name[0].length);
  if (!isSentence(told) && !isProse(told)) return null;
  const start = row.start + name[0].indexOf(name[1]!);
  return quote(start, start + name[1]!.length, text);
}

/** 'Strong interpersonal skills, ready to face challenges': small words and small letters tell it from a list. */
function isProse(text: string): boolean {
  if (/[:;|•]/.test(text)) return false;
  const words = text.replace(/\([^)]*\)/g, "").split(/\s+/);
  const small = words.filter(
    (word) => SENTENCE_WORDS.has(foldLetters(word)) || /^(?:and|of|for|in|to|et|und|y|e|i)$/i.test(word),
  );
  const names = words.slice(1).filter((word) => /^\p{Lu}/u.test(word));
  const commas = text.match(/,/g)?.length ?? 0;
  return (
    words.length >= LEAST_PROSE &&
    small.length >= words.length * SMALL_WORDS &&
    names.length <= words.length * MOST_NAMES &&
    commas <= words.length * MOST_COMMAS
  );
}

/** What makes an item of a list prose: words, and shares of them that are small, names, or followed by a comma. */
const LEAST_PROSE = 8;
const SMALL_WORDS = 0.2;
const MOST_NAMES = 0.25;
const MOST_COMMAS = 0.2;

/** So many signs that stand alone part a list. */
const LEAST_SIGNS = 3;

function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  // 'HTML / CSS / Sass / Git.'
  if (words.filter((word) => /^[/|·•]$/.test(word)).length >= LEAST_SIGNS) return false;
  return words.length > 9 && /[.!?]$/.test(text) && (text.match(/,/g)?.length ?? 0) < words.length / 5;
}
