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
 * Longer than any line of letters that have a width: without it, marks without end would be one word, and each is set in
 * regard to all before it.
 */
const MOST_CHARACTERS = 200;
/** A letter with the marks on it, as many as Unicode's own bound. */
const LETTERS = /\P{M}\p{M}{0,30}|\p{M}{1,30}/gu;

/**
 * A letter's lines, no wider than `most` points. A line break in the letter stays one, an empty line parts paragraphs, and
 * a word wider than a line is broken. Null where a character cannot be drawn. Takes time in proportion to the letter.
 */
export function layOutLetter(letter: string, most: number, measure: WordMeasure): LaidLine[] | null {
  const lines: LaidLine[] = [];
  const breakWord = makeWordBreak(most, measure);
  for (const [paragraph, block] of letter
    .trim()
    .split(/\n\s*\n/)
    .entries())
    for (const row of block.split("\n")) {
      const laid = layOutRow(row, most, measure.space, breakWord);
      if (laid === null) return null;
      lines.push(...laid.map((words) => ({ words, paragraph })));
    }
  return lines;
}

type WordBreak = (word: string) => LaidWord[] | null;

/** The lines of what stands between two line ends; one without words where that is nothing. */
function layOutRow(row: string, most: number, space: number, breakWord: WordBreak): LaidWord[][] | null {
  const lines: LaidWord[][] = [[]];
  let width = 0;
  for (const word of row.split(/\s+/).filter((text) => text !== "")) {
    const pieces = breakWord(word);
    if (pieces === null) return null;
    for (const [index, piece] of pieces.entries()) {
      const begun = lines.at(-1)!;
      // Pieces of one word never stand in one line: there would be a space between them.
      if (index > 0 || (begun.length > 0 && width + space + piece.width > most)) {
        lines.push([piece]);
        width = piece.width;
      } else {
        width += piece.width + (begun.length > 0 ? space : 0);
        begun.push(piece);
      }
    }
  }
  return lines;
}

/** Breaks words by what their letters take each by itself, so that none is measured again with every one added. */
function makeWordBreak(most: number, measure: WordMeasure): WordBreak {
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const width = widths.get(letter) ?? layWord(letter, measure)!.width;
    widths.set(letter, width);
    return width;
  };

  return (word) => {
    if (word.length <= MOST_CHARACTERS) {
      const whole = layWord(word, measure);
      if (whole === null || whole.width <= most) return whole === null ? null : [whole];
    } else if (measure.split(word) === null) return null;
    const pieces: LaidWord[] = [];
    let text = "";
    let width = 0;
    for (const letter of word.match(LETTERS)!) {
      const own = widthOf(letter);
      if (text !== "" && (width + own > most || text.length >= MOST_CHARACTERS)) {
        pieces.push(layWord(text, measure)!);
        text = "";
        width = 0;
      }
      text += letter;
      width += own;
    }
    return [...pieces, layWord(text, measure)!];
  };
}

function layWord(word: string, { split, width }: WordMeasure): LaidWord | null {
  const runs = split(word);
  return runs === null ? null : { runs, width: runs.reduce((sum, run) => sum + width(run), 0) };
}
