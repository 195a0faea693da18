import type { FontRun } from "./letter-fonts.ts";

export type LaidWord = { runs: FontRun[]; width: number };
export type LaidLine = { words: LaidWord[]; paragraph: number };
export type WordMeasure = {
  /** Null where a character of the word cannot be drawn. */
  split: (word: string) => FontRun[] | null;
  width: (run: FontRun) => number;
  space: number;
};

/**
 * A letter's lines, no wider than `most` points. A line break in the letter stays one, an empty line parts paragraphs, and
 * a word wider than a line is broken. Null where a character cannot be drawn.
 */
export function layOutLetter(letter: string, most: number, measure: WordMeasure): LaidLine[] | null {
  const lines: LaidLine[] = [];
  for (const [paragraph, block] of letter
    .trim()
    .split(/\n\s*\n/)
    .entries())
    for (const row of block.split("\n")) {
      let line: LaidLine = { words: [], paragraph };
      let width = 0;
      for (const word of row.split(/\s+/).filter((text) => text !== "")) {
        const pieces = breakWord(word, most, measure);
        if (pieces === null) return null;
        for (const piece of pieces) {
          if (line.words.length > 0 && width + measure.space + piece.width > most) {
            lines.push(line);
            line = { words: [], paragraph };
            width = 0;
          }
          width += piece.width + (line.words.length > 0 ? measure.space : 0);
          line.words.push(piece);
        }
      }
      lines.push(line);
    }
  return lines;
}

function breakWord(word: string, most: number, measure: WordMeasure): LaidWord[] | null {
  const whole = layWord(word, measure);
  if (whole === null || whole.width <= most) return whole === null ? null : [whole];
  const pieces: LaidWord[] = [];
  let text = "";
  for (const character of word) {
    if (text !== "" && layWord(text + character, measure)!.width > most) {
      pieces.push(layWord(text, measure)!);
      text = "";
    }
    text += character;
  }
  return [...pieces, layWord(text, measure)!];
}

function layWord(word: string, { split, width }: WordMeasure): LaidWord | null {
  const runs = split(word);
  return runs === null ? null : { runs, width: runs.reduce((sum, run) => sum + width(run), 0) };
}
