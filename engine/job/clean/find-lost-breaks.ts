import { GLUED_OPENERS } from "../../knowledge/ads/glued-openers.ts";
import { wordBand } from "../../knowledge/words/common-words.ts";
import { classOfHeading } from "../sections/headings.ts";
import { editLines } from "./edit-lines.ts";
import type { Edit } from "./mapped-text.ts";

/** Characters of a line that may have lost its breaks. */
const LONG_LINE = 250;
/** Words of a heading inside a line. */
const MOST_WORDS = 5;
const OPENER = new RegExp(
  `^(?:${GLUED_OPENERS}|Demonstrated|Proven|Previous|Prior|Working|Willingness)$`,
  "u",
);
/** Headings of one word, which may stand alone between two sentences. */
const LONE_HEADING = /^(?:Requirements|Qualifications|Responsibilities|Duties|Benefits|Summary)$/;
/** 'Bachelors Degree in …' is one name, though 'Degree' opens lines of its own. */
const BEFORE_DEGREE =
  /^(?:(?:bachelor|master|associate|doctor)(?:['’]?s)?|doctoral|doctorate|(?:under|post)?-?graduate|university|college|honou?rs|advanced|first|professional|[\p{L}.]*\/?(?:[BM]\.?[AS]c?|AA?S|MBA|Ph\.?D)\.?)$/iu;
const LINK = /^(?:to|of|in|with|and|as|for|on|at|or|is|be|a|an|the)$/;

type Word = { text: string; at: number };

/**
 * Parts what a paste has run together with nothing but a blank: headings between sentences ('… of the team Basic
 * Qualifications Two years …') and sentences without a full stop ('… with Docker Ability to lead …').
 */
export function findLostBreaks(text: string): Edit[] {
  return editLines(text, LONG_LINE, editsOf);
}

function editsOf(line: string, offset: number): Edit[] {
  const words = [...line.matchAll(/\S+/gu)].map((match): Word => ({ text: match[0], at: match.index }));
  const places = new Set<number>();
  for (let index = 1; index + 1 < words.length; index += 1) {
    const heading = headingLength(words, index);
    if (heading > 0) {
      places.add(words[index]!.at);
      places.add(words[index + heading]!.at);
      index += heading - 1;
    } else if (opensSentence(words, index)) places.add(words[index]!.at);
  }
  return [...places].map((place) => ({
    start: offset + place - 1,
    end: offset + place,
    replacement: "\n",
  }));
}

/** How many words from here on are a heading that stands between a sentence's end and the next one's capital; 0 where none do. */
function headingLength(words: readonly Word[], index: number): number {
  if (!isCapital(words[index]!) || isSmall(words[index - 1]!)) return 0;
  for (let length = Math.min(MOST_WORDS, words.length - 1 - index); length > 0; length -= 1) {
    const own = words.slice(index, index + length);
    if (!own.every((word) => isCapital(word) || LINK.test(word.text) || word.text === "&")) continue;
    if (!/^[\p{Lu}\p{N}•*-]/u.test(words[index + length]!.text)) continue;
    const phrase = own.map(({ text }) => text).join(" ");
    if (!/\p{L}$/u.test(phrase) || (length === 1 && !LONE_HEADING.test(phrase))) continue;
    const kind = classOfHeading(phrase);
    if (kind !== null && kind !== "other") return length;
  }
  return 0;
}

/** A capital right behind a word that no full stop follows, of a word that is no name. */
function opensSentence(words: readonly Word[], index: number): boolean {
  const [before, word, after] = [words[index - 1]!, words[index]!, words[index + 1]!];
  if (!/^\p{Lu}\p{Ll}+$/u.test(word.text) || !/[\p{L}\p{N})%]$/u.test(before.text) || isSmall(before))
    return false;
  if (word.text === "Degree" && BEFORE_DEGREE.test(before.text)) return false;
  if (OPENER.test(word.text) && /^\p{Ll}/u.test(after.text)) return true;
  return (
    /^\p{Ll}/u.test(before.text) &&
    /^\p{Ll}/u.test(after.text) &&
    wordBand(word.text.toLowerCase()) !== undefined
  );
}

const isCapital = ({ text }: Word) => /^\p{Lu}/u.test(text);
/** Behind 'the' or 'of' a capital belongs to a name. */
const isSmall = ({ text }: Word) => /^\p{Ll}/u.test(text) && wordBand(text) === 1;
