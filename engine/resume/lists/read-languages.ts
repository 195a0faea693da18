import { LANGUAGE_LEVEL_WORDS, LANGUAGES_LABEL } from "../../knowledge/people/language-levels.ts";
import { LANGUAGE_NAMES, LANGUAGE_NOUN_BEFORE } from "../../knowledge/people/language-names.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { Quote } from "../../text/span.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { splitList } from "./split-list.ts";

type Sections = readonly (readonly EntryRow[])[];
type Named = { quote: Quote; level: boolean };

const WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}]+)*/gu;
/** What may stand between one language and the next without belonging to either, at the end of the first. */
const BETWEEN = /(?:[\s,;.|•·/&+、，–—-]|[\s,](?:and|und|et|y|e|i|og|och|en|и)(?=\s))+$/iu;
/** Marks of level, which are no words. */
const NO_WORD = /^\d+$/;

/**
 * Languages with their level as printed: those of their own sections; where there are none, those told in rows of other
 * sections that speak of nothing else, or behind a label.
 */
export function readLanguages(sections: Sections, others: Sections, text: string): Quote[] {
  const own = sections.flat().flatMap((row) => listNamed(row.start, row.end, text, listTabs(row)));
  if (own.length > 0) return own.map(({ quote }) => quote);
  return others.flatMap((rows) => {
    // 'Dutch' and 'English' below each other.
    const alone = new Set(rows.filter((row) => isSpokenLanguage(row.text)));
    return rows.flatMap((row) =>
      alone.size > 1 && alone.has(row)
        ? listNamed(row.start, row.end, text).map(({ quote }) => quote)
        : readMixedRow(row, text),
    );
  });
}

/** Of a row that tells other things as well, items that say how well a language is spoken: 'Singing, Dutch (fluent)'. */
function readMixedRow(row: EntryRow, text: string): Quote[] {
  const told = readToldRow(row, text);
  if (told.length > 0) return told;
  return splitList([row], text).filter(
    ({ quote }) =>
      isSpokenLanguage(quote) &&
      readWords(quote).length > 1 &&
      readWords(quote).some((word) => !isName(word)),
  );
}

/** Whether a text names a language and says nothing beside how well it is spoken: 'English (fluent)'. */
export function isSpokenLanguage(item: string): boolean {
  const words = readWords(item);
  return words.some(isName) && words.every(isPlain);
}

/** 'Languages: English, Hindi', whatever stands before the label, or a row of languages and levels alone. */
export function readToldRow(row: EntryRow, text: string): Quote[] {
  const label = LANGUAGES_LABEL.exec(foldLetters(row.text));
  const start = row.start + (label === null ? 0 : label.index + label[0].length);
  const told = text.slice(start, row.end);
  // A label of what is programmed in, or of what is said in prose.
  if (!isSpokenLanguage(told)) return [];
  const named = listNamed(start, row.end, text);
  const isSure = label !== null || named.length > 1 || named.some(({ level }) => level);
  return isSure ? named.map(({ quote }) => quote) : [];
}

/** Every language named outside brackets, up to the next. */
function listNamed(start: number, end: number, text: string, tabs: readonly number[] = []): Named[] {
  const own = text.slice(start, end);
  const names = [...blankBrackets(own).matchAll(WORD)].filter(([word]) => isName(word));
  const isSecond = (before: number, at: number) =>
    runsOn(own.slice(before, at)) && !tabs.some((tab) => tab > start + before && tab <= start + at);
  return names
    .filter((name, at) => at === 0 || !isSecond(names[at - 1]!.index, name.index))
    .map((name, at, kept) => {
      const begins = beginOf(name.index, own);
      const next = kept[at + 1];
      const ends = next === undefined ? own.length : beginOf(next.index, own);
      const stretch = own.slice(begins, ends).replace(BETWEEN, "");
      const from = start + begins;
      return {
        quote: { start: from, end: from + stretch.length, quote: stretch },
        level: readWords(stretch).length > 1,
      };
    });
}

/** Where the name of a language begins: 'Bahasa Inggris' before 'Inggris'. */
function beginOf(at: number, own: string): number {
  return at - (LANGUAGE_NOUN_BEFORE.exec(own.slice(0, at))?.[0].length ?? 0);
}

/** Where the cells of its lines begin. */
function listTabs({ lines }: EntryRow): number[] {
  return lines.flatMap((line) => line.tabs.map((tab) => line.start + tab));
}

/** 'Mandarin Chinese', 'American Sign Language English': two names in a row are one language. */
function runsOn(between: string): boolean {
  return /^\p{L}+ $/u.test(between);
}

/** Brackets with what they hold, as blanks: what is named in them is no language of its own. */
function blankBrackets(text: string): string {
  return text.replace(/\([^()]*\)?/g, (bracket) => " ".repeat(bracket.length));
}

function readWords(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word).filter((word) => !NO_WORD.test(word));
}

function isPlain(word: string): boolean {
  return isName(word) || LANGUAGE_LEVEL_WORDS.has(foldLetters(word));
}

function isName(word: string): boolean {
  return LANGUAGE_NAMES.has(foldLetters(word));
}
