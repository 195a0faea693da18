import { NAME_LABEL, SAYS_NAME } from "../../knowledge/people/name-labels.ts";
import { CREDENTIALS, HONORIFICS, NAME_SUFFIXES } from "../../knowledge/people/name-words.ts";
import { TITLE_HEADS } from "../../knowledge/titles/title-words.ts";
import { foldLetters, foldWords } from "../../text/fold-letters.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { splitCells, trimCell } from "../shape/split-cells.ts";
import type { ContactLine } from "./contact-lines.ts";

/** A stretch of text that may be a name: a line, a cell, a part before a bar or comma, or two lines of one style. */
export type NamePart = {
  value: string;
  start: number;
  end: number;
  line: ContactLine;
  wholeLine: boolean;
  labelled: boolean;
  /** Of how many lines it is made. */
  lines: number;
};

/** How many lines of a resume can hold the name; it never stands in the middle. */
const SEARCHED = 60;
/** 'Dr.' above 'Friederike' above 'von' above 'Altenburg'. */
const MOST_STACKED = 4;

export function listNameParts(lines: readonly ContactLine[]): NamePart[] {
  const pieces: NamePart[] = [];
  let seen = 0;
  for (const [index, line] of lines.entries()) {
    if (line.page > 1 && line.area > 0) continue;
    if (line.area > 2 || line.text === "") continue;
    seen += 1;
    if (seen > SEARCHED) break;
    pieces.push(...readLine(line));
    for (const below of [lines.slice(index + 1, index + MOST_STACKED), listBelow(line, lines, index)]) {
      for (let count = 1; count <= below.length; count += 1) {
        const stack = readStack([line, ...below.slice(0, count)]);
        if (stack === null) break;
        pieces.push(stack);
      }
    }
  }
  return pieces.map(dropEcho);
}

/** A name that the file prints twice in one place, as some do for a shadow: 'Ines BaptistaInes Baptista'. */
function dropEcho(part: NamePart): NamePart {
  const once = /^(\S+ .{2,60}?)\s*\1$/u.exec(part.value)?.[1];
  return once === undefined ? part : { ...part, value: once, end: part.start + once.length };
}

/** The lines of the same large type right below, where smaller text stands beside them: a name in the cell of a table. */
function listBelow(line: ContactLine, lines: readonly ContactLine[], index: number): ContactLine[] {
  if (line.size < 12) return [];
  const below: ContactLine[] = [];
  let last = line;
  for (const next of lines.slice(index + 1, index + 7)) {
    if (next.page !== line.page || Math.abs(next.box.x - line.box.x) > 3) continue;
    if (Math.abs(next.size - line.size) > 0.05 * line.size || next.bold !== line.bold) continue;
    if (next.box.y < last.box.y || next.box.y - (last.box.y + last.box.height) > 0.7 * line.size) break;
    below.push({ ...next, gap: 0 });
    last = next;
  }
  return below.slice(0, MOST_STACKED - 1);
}

function readLine(line: ContactLine): NamePart[] {
  const cells = splitCells(line);
  const pieces: NamePart[] = [];
  const parts = cells.length > 1 ? [trimCell(line.text, 0, line.text.length, line.start)!, ...cells] : cells;
  for (const [index, cell] of parts.entries()) {
    const label = NAME_LABEL.exec(cell.text);
    const skipped = label === null ? 0 : label[0].length;
    const labelled = label !== null && SAYS_NAME.test(label[0]);
    const text = cell.text.slice(skipped);
    // 'Full Name' in the first cell of a row and the name in the second.
    const before = parts[index - 1];
    const named =
      before !== undefined &&
      index > 1 &&
      NAME_LABEL.test(`${before.text}:`) &&
      /name|nom/i.test(before.text);
    const stops = [
      text.length,
      ...[...text.matchAll(/\s*[|•·●♦⋄◇◆⬥∙⋅■□»❖✦★‖]\s*|\s+[-–—]\s+|\s*\/\s*|\s*\(/gu)].map(
        (stop) => stop.index,
      ),
      beforeTitle(text),
    ];
    for (const stop of new Set([text.length, Math.min(...stops)])) {
      const piece = trimName(line, cell.start - line.start + skipped, text.slice(0, stop));
      if (piece !== null)
        pieces.push({
          ...piece,
          line,
          wholeLine: parts.length === 1,
          labelled: labelled || named,
          lines: 1,
        });
    }
  }
  return pieces;
}

/** Where the name ends in 'Robin Achterberg, Staff Nurse, Surgery'; its whole length where no post stands behind a comma. */
function beforeTitle(text: string): number {
  const parts = /^([^,]{4,40}), ([^,]{3,50})(?:,|$)/u.exec(text);
  const last = parts === null ? undefined : foldWords(parts[2]!).at(-1);
  return last !== undefined && TITLE_HEADS.has(last) ? parts![1]!.length : text.length;
}

/** Given name above family name, seldom three lines, in one style and larger than the text. */
function readStack(lines: readonly ContactLine[]): NamePart | null {
  const first = lines[0]!;
  if (lines.length < 2 || first.size < 12) return null;
  const parts: { value: string; start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (line.page !== first.page || line.column !== first.column || (above !== undefined && line.gap > 1.2))
      return null;
    if (Math.abs(line.size - first.size) > 0.15 * first.size || line.tabs.length > 0) return null;
    if (line.text.split(" ").length > 3 || matchHeading(line.text) !== null) return null;
    // 'Dr.' alone above the name.
    if (index === 0 && HONORIFICS.has(foldLetters(line.text.trim()))) continue;
    const part = trimName(line, 0, line.text);
    if (part === null) return null;
    const kept =
      index === 0 ? line.text.trim().endsWith(part.value) : part.value.length === line.text.trim().length;
    if (index + 1 < lines.length && !kept) return null;
    parts.push(part);
  }
  const value = parts.reduce(
    (name, part) => (name === "" || name.endsWith("-") ? name + part.value : `${name} ${part.value}`),
    "",
  );
  return {
    value,
    start: parts[0]?.start ?? first.start,
    end: parts.at(-1)?.end ?? first.end,
    line: { ...first, size: Math.min(...lines.map((line) => line.size)) },
    wholeLine: true,
    labelled: false,
    lines: parts.length,
  };
}

/** Takes honorifics off the front, credentials and pronouns off the end. Offsets follow what remains. */
function trimName(
  line: ContactLine,
  offset: number,
  printed: string,
): { value: string; start: number; end: number } | null {
  let start = 0;
  let end = printed.length;
  const shrinkStart = () => {
    const honorific = /^[\s,]*([\p{L}.'-]+)\s+/u.exec(printed.slice(start, end));
    if (honorific === null || !HONORIFICS.has(foldLetters(honorific[1]!))) return false;
    start += honorific[0].length;
    return true;
  };
  while (shrinkStart());
  const comma = printed.indexOf(",", start);
  if (comma > start && areCredentials(printed.slice(comma + 1, end))) end = comma;
  const shrinkEnd = () => {
    const text = printed.slice(start, end);
    const tail = /(?<![\s,])[\s,]+\(?([\p{L}.\-/]+)\)?[\s,.]*$/u.exec(text);
    if (tail === null || tail.index === 0) return false;
    const word = tail[1]!;
    const isPronoun = /^(?:she|he|they|her|him)\/(?:her|hers|him|his|them|theirs|they)s?$/i.test(word);
    // 'Ma', 'Do' and 'Be' are names too: only capitals are letters after a name.
    const folded = foldLetters(word).replace(/\.$/, "");
    const isCredential =
      CREDENTIALS.has(folded) &&
      !NAME_SUFFIXES.has(folded) &&
      isUpper(word) &&
      text.slice(0, tail.index).includes(" ") &&
      (!isUpper(text.slice(0, tail.index)) || isUnmistakable(folded));
    if (!isPronoun && !isCredential) return false;
    end = start + tail.index;
    return true;
  };
  while (shrinkEnd());
  const cell = trimCell(printed, start, end, line.start + offset);
  return cell === null ? null : { value: cell.text.replace(/[\s,]+$/, ""), start: cell.start, end: cell.end };
}

/** Letters that no family name is made of: without a vowel, or known everywhere. */
function isUnmistakable(folded: string): boolean {
  return !/[aeiouy]/.test(folded) || /^(?:mba|cpa|cna|lvn|bcba|lcsw|cissp|acca|phd|emt)$/.test(folded);
}

function areCredentials(text: string): boolean {
  const words = text.split(/[\s,/]+/).filter((word) => word !== "");
  if (words.length === 0) return true;
  // 'TAN HUI SHAN, JOANNE': a given name in capitals is no title.
  const known = words.filter(
    (word) =>
      CREDENTIALS.has(foldLetters(word).replace(/\.$/, "")) ||
      (/^[A-Z][A-Z.-]{1,8}$/.test(word) && !/^[A-Z]{2,}[AEIOUY][A-Z]{2,}$/.test(word)),
  );
  const suffix = NAME_SUFFIXES.has(foldLetters(words[0]!));
  return !suffix && known.length >= words.length / 2;
}

function isUpper(word: string): boolean {
  return (
    word === word.toUpperCase() ||
    /^(?:Ph\.?D|Pharm\.?D|Ed\.?D|M\.?Sc|B\.?Sc|P\.?Eng|M\.?Ed|LLM|CEng)\.?$/i.test(word)
  );
}
