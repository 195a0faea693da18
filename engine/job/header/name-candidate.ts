import { wordFigure } from "#engine/models/ads/read-word-figures.ts";
import type { Quote } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** A word of a block as it stands between blanks. */
export type Word = { start: number; end: number; text: string; bare: string };

/** A run of words of one block that may name the post or the employer. `from` and `to` count words, `to` not included. */
export type Mention = Quote & { block: number; from: number; to: number };

/** Blocks of an ad with their words. */
export type Worded = { block: AdBlock; words: readonly Word[] };

/** Words of a block that are looked at; what stands behind them is left to the rules. */
const MOST_WORDS = 3000;

export function wordBlocks(blocks: readonly AdBlock[]): Worded[] {
  return blocks.map((block) => ({ block, words: wordsOf(block.text) }));
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[^\s\\]+/gu)) {
    if (words.length === MOST_WORDS) break;
    const lead = /^[("'“‘*[]*/u.exec(match[0])![0].length;
    const bare = match[0].slice(lead).replace(/(?:['’]s)?[)"'”’*\].,;:!?]*$/u, "");
    const start = match.index + lead;
    words.push({ start, end: start + bare.length, text: match[0], bare });
  }
  return words;
}

/** The words `from` to `to` of a block as a place in the cleaned text. */
export function mentionOf({ block, words }: Worded, at: number, from: number, to: number): Mention {
  const start = words[from]!.start;
  const end = words[to - 1]!.end;
  return {
    start: block.start + start,
    end: block.start + end,
    quote: block.text.slice(start, end),
    block: at,
    from,
    to,
  };
}

/** Whether something between two words parts them: a stop, a comma, a bracket, a dash of its own. */
export const isParted = (before: Word | undefined, after: Word | undefined) =>
  before === undefined ||
  after === undefined ||
  /[.,;:!?)\]]["'”’*]*$/u.test(before.text) ||
  /^["'“‘*]*[([]/u.test(after.text) ||
  before.bare === "" ||
  after.bare === "";

export const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.bare);

/** How a word looks: capital, all capitals, lower case, a number or nothing. */
export function shapeOf(word: Word | undefined): string {
  if (word === undefined) return "none";
  if (/^\p{Lu}[\p{Lu}\p{N}&.-]+$/u.test(word.bare)) return "upper";
  if (/^\p{Lu}/u.test(word.bare)) return "capital";
  if (/^\p{N}/u.test(word.bare)) return "number";
  return /^\p{Ll}/u.test(word.bare) ? "lower" : "mark";
}

/** A word as a feature: common ones by name, so that no model holds the name of anybody. */
export function wordName(word: Word | undefined): string {
  return word === undefined ? "^" : commonName(word.bare);
}

export function commonName(text: string): string {
  const word = text.toLowerCase();
  return wordFigure(word) === undefined ? "?" : word;
}

/** The same for words of a heading. */
export const commonNames = (text: string) =>
  text
    .split(/\s+/, 4)
    .map((word) => commonName(word.replace(/[^\p{L}]/gu, "")))
    .join("_");

/** How many, in steps: 1, 2, 3, 4 to 7, 8 and more. */
export const stepOf = (count: number) => (count < 4 ? String(count) : count < 8 ? "4" : "8");
