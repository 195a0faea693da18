import { type Printed, spellings } from "../real/labels/resume-label.ts";

/** A word of a document, folded, with its offsets and its line. */
export type DocumentWord = { word: string; start: number; end: number; line: number };

/** Words `from` to `to` (inclusive) of a document, in which a value stands. */
export type Occurrence = { from: number; to: number; line: number; lastLine: number };

const WORD = /[\p{L}\p{N}]+/gu;
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

export function listWords(lines: readonly { text: string; start: number }[]): DocumentWord[] {
  return lines.flatMap(({ text, start }, line) =>
    [...text.matchAll(WORD)].map((match) => ({
      word: fold(match[0]),
      start: start + match.index,
      end: start + match.index + match[0].length,
      line,
    })),
  );
}

const MOST_LINES = 3;

/** Where a label's value stands, any of its spellings, the longest first. */
export function findValue(words: readonly DocumentWord[], value: Printed): Occurrence[] {
  const found: Occurrence[] = [];
  const wanted = spellings(value)
    .map((text) => [...text.matchAll(WORD)].map((match) => fold(match[0])))
    .filter((own) => own.length > 0)
    .sort((one, other) => other.length - one.length);
  for (const own of wanted)
    for (let from = 0; from + own.length <= words.length; from += 1) {
      const to = from + own.length - 1;
      if (!own.every((word, at) => words[from + at]!.word === word)) continue;
      if (found.some((other) => other.from <= to && from <= other.to)) continue;
      const [line, lastLine] = [words[from]!.line, words[to]!.line];
      if (lastLine - line < MOST_LINES) found.push({ from, to, line, lastLine });
    }
  return found;
}
