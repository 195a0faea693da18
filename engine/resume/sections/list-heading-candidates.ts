import type { Line } from "../model/line.ts";
import { type Cell, splitCells } from "../shape/split-cells.ts";
import { isTableHead } from "../shape/table-head.ts";
import type { Heading } from "./heading.ts";
import { styleKey } from "./heading-style.ts";
import { closeHeading, matchHeading, matchLooseHeading } from "./match-heading.ts";

/** A line, two lines or the beginning of a line whose words could be a heading. */
export type HeadingCandidate = Heading & { exact: boolean; colon: boolean; loose?: boolean };

const LONGEST = 60;

export function listHeadingCandidates(lines: readonly Line[]): HeadingCandidate[] {
  const candidates: HeadingCandidate[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const wrapped = readWrappedMargin(lines, index);
    if (wrapped !== null) {
      candidates.push(wrapped);
      index = wrapped.lines.at(-1)!;
      continue;
    }
    const whole = chooseLonger(readWhole(line, index), readStacked(lines, index), lines);
    if (whole !== null) {
      candidates.push(whole);
      index = whole.lines.at(-1)!;
      continue;
    }
    const part = readMargin(line, index) ?? readColon(line, index);
    if (part !== null) candidates.push(part);
  }
  return candidates;
}

/** 'Experiência' above 'profissional' is one heading of two lines; 'Skills' above 'Languages' are two headings. */
function chooseLonger(
  whole: HeadingCandidate | null,
  stacked: HeadingCandidate | null,
  lines: readonly Line[],
): HeadingCandidate | null {
  if (whole === null || stacked === null) return whole ?? stacked;
  if (whole.loose === true) return stacked;
  const below = stacked.lines.slice(1).map((index) => lines[index]!.text);
  return below.every((text) => matchHeading(text) === null) ? stacked : whole;
}

function readWhole(line: Line, index: number): HeadingCandidate | null {
  if (line.text.length > LONGEST || line.text === "") return null;
  const cells = splitCells(line);
  if (cells.length > 1 && cells.some((cell) => cell.text.length > 2 && matchHeading(cell.text) !== null)) {
    // Two headings side by side, or a heading with a date at the end of its row, are no heading of one section.
    if (matchHeading(line.text)?.exact !== true) return null;
  }
  const match =
    matchHeading(line.text) ?? (line.bullet || cells.length > 1 ? null : matchLooseHeading(line.text));
  if (match === null) return null;
  return {
    ...match,
    text: trimHeading(line.text),
    lines: [index],
    cell: false,
    colon: false,
    start: line.start,
    end: line.end,
  };
}

/** 'WORK' above 'EXPERIENCE', 'Licenses &' above 'Certifications', seldom three lines. */
function readStacked(lines: readonly Line[], index: number): HeadingCandidate | null {
  const first = lines[index]!;
  if (first.text === "" || first.tabs.length > 0 || first.bullet) return null;
  let text = first.text;
  let best: HeadingCandidate | null = null;
  for (let last = index + 1; last <= index + 2; last += 1) {
    const next = lines[last];
    if (next === undefined || !belongsBelow(lines[last - 1]!, next)) break;
    text = `${text} ${next.text}`;
    const match = text.length > LONGEST ? null : matchHeading(text);
    if (match === null || !match.exact) continue;
    const own = Array.from({ length: last - index + 1 }, (_, offset) => index + offset);
    best = {
      ...match,
      text: trimHeading(text),
      lines: own,
      cell: false,
      colon: false,
      start: first.start,
      end: next.end,
    };
  }
  return best;
}

function belongsBelow(line: Line, next: Line): boolean {
  if (
    styleKey(line) !== styleKey(next) &&
    `${styleKey(line)}${line.caps}` !== `${styleKey(next)}${next.caps}`
  )
    return false;
  if (line.column !== next.column || line.page !== next.page || next.gap > 0.8) return false;
  return (
    !next.bullet &&
    next.tabs.length === 0 &&
    line.text.split(" ").length <= 3 &&
    next.text.split(" ").length <= 3
  );
}

/** The first cell of a row, in its left margin. */
function readMargin(line: Line, index: number): HeadingCandidate | null {
  if (line.tabs.length === 0 || line.bullet) return null;
  const cells = splitCells(line);
  const first = cells[0];
  if (first === undefined || cells.length < 2 || first.text.length > 40) return null;
  // 'Languages Known   : English' is a label, 'Course   Institution   Year' the head of a table.
  if (/^[::]/.test(cells[1]!.text) || /[::]$/.test(first.text) || isTableHead(cells.map((cell) => cell.text)))
    return null;
  const match = matchHeading(first.text);
  if (match?.exact !== true) return null;
  return {
    ...match,
    text: trimHeading(first.text),
    lines: [index],
    cell: true,
    colon: false,
    start: first.start,
    end: first.end,
  };
}

/** The most lines that a heading in the margin fills, and how far apart they stand, in sizes of its type. */
const MOST_WRAPPED = 3;
const WRAPPED_GAP = 0.5;

/** 'Honors and' over 'Awards' in the first cells of rows that are read across: one heading, beside the rows that it heads. */
function readWrappedMargin(lines: readonly Line[], index: number): HeadingCandidate | null {
  const firsts: Cell[] = [];
  let best: HeadingCandidate | null = null;
  for (let at = index; at < index + MOST_WRAPPED; at += 1) {
    const line = lines[at];
    const cells = line === undefined || line.tabs.length === 0 || line.bullet ? [] : splitCells(line);
    if (line === undefined || cells.length < 2 || cells[0]!.text.length > 30) break;
    if (at > index && !continuesMargin(lines[at - 1]!, line)) break;
    firsts.push(cells[0]!);
    if (at === index || isTableHead(cells.map((cell) => cell.text))) continue;
    const text = firsts.map((cell) => cell.text).join(" ");
    const match = matchHeading(text);
    if (match === null || match.loose === true || !isOneHeading(firsts, match)) continue;
    best = {
      ...match,
      exact: true,
      text: trimHeading(text),
      lines: firsts.map((_, offset) => index + offset),
      cell: true,
      colon: false,
      start: firsts[0]!.start,
      end: firsts[0]!.end,
      ends: firsts.map((cell) => cell.end),
    };
  }
  return best;
}

function continuesMargin(line: Line, next: Line): boolean {
  return (
    next.page === line.page &&
    next.column === line.column &&
    next.gap <= WRAPPED_GAP &&
    Math.abs(next.box.x - line.box.x) < 3 &&
    Math.abs(next.size - line.size) < 0.5
  );
}

/** 'Skills' over 'Languages' are two headings; 'Working' over 'Papers' and 'Honors and' over 'Awards' are one. */
function isOneHeading(cells: readonly Cell[], match: { exact: boolean }): boolean {
  const [first] = cells;
  if (/(?:&|\b(?:and|und|et|y|e|of|in|for|de|des|der))$/iu.test(first!.text)) return true;
  return match.exact && !cells.every((cell) => matchHeading(cell.text)?.exact === true);
}

/** 'Skills: Excel, Word'. */
function readColon(line: Line, index: number): HeadingCandidate | null {
  const label = labelOf(line);
  const match = label === null ? null : matchHeading(label.text);
  if (label === null || match?.exact !== true) return null;
  return { ...match, ...label, text: trimHeading(label.text), lines: [index], cell: true, colon: true };
}

/** What stands before a colon that something follows; null where no such colon stands near the beginning. */
export function labelOf(line: Line): Cell | null {
  const text = /^([^::]{3,40})[::]\s*\S/.exec(line.text)?.[1];
  return text === undefined ? null : { text, start: line.start, end: line.start + text.length };
}

/** Without ornaments around it; a bracket it opens itself stays. */
export function trimHeading(text: string): string {
  const bare = closeHeading(text).replace(/^[\s\p{P}\p{S}]*(?=[\p{L}\p{N}])/u, "");
  const ends = bare.includes("(") ? /(?:(?![)?!+])[\s\p{P}\p{S}])+$/u : /(?:(?![?!+])[\s\p{P}\p{S}])+$/u;
  return bare.replace(ends, "").replace(/\s+/g, " ");
}
