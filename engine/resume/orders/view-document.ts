import type { Line } from "../model/line.ts";
import type { Box, PositionedDocument } from "../model/positioned.ts";
import { listWords } from "./list-words.ts";
import type { MachineView, OrderedLine, PageWord, Reading, ReadingLine, Word } from "./machine-view.ts";
import { orderByLines, orderByPosition, orderByStream } from "./order-words.ts";
import { markOfWord, type OwnReading, writeReading } from "./write-reading.ts";

/**
 * What machines read in a document: its words as they are drawn, and its text in three orders made of the same words.
 *
 * @param lines of our own reading (`Resume.lines`), which the other two are held against.
 */
export function viewDocument(document: PositionedDocument, lines: readonly Line[]): MachineView {
  const { words, cut } = listWords(document);
  const byLines = orderByLines(words, lines);
  const own: OwnReading = { places: placeWords(byLines), tokens: listTokens(lines) };
  return {
    pages: document.pages.map(({ width, height }, at) => ({
      width: round(width),
      height: round(height),
      words: words[at]!.map((word) => drawWord(word, own)),
    })),
    readings: [
      roundBlocks({ ...writeReading("columns", byLines, own), lines: lines.map(quoteLine) }),
      roundBlocks(writeReading("position", orderByPosition(words), own)),
      roundBlocks(writeReading("stream", orderByStream(words), own)),
    ],
    words: words.reduce((sum, { length }) => sum + length, 0),
    cut,
  };
}

function placeWords(lines: readonly OrderedLine[]): Map<Word, number> {
  return new Map(lines.flatMap(({ words }) => words).map((word, place) => [word, place]));
}

function listTokens(lines: readonly Line[]): Set<string> {
  return new Set(lines.flatMap(({ text }) => text.split(/\s+/)));
}

/** Our own reading has repaired letters and words broken over lines: its text is that of the report. */
function quoteLine({ page, text }: Line): ReadingLine {
  return { page, pieces: [{ text, mark: null, word: null }] };
}

function drawWord(word: Word, { places }: OwnReading): PageWord {
  const { text, size } = word;
  return { ...roundBox(word), text, size: round(size), mark: markOfWord(word, places) };
}

function roundBlocks(reading: Reading): Reading {
  return { ...reading, blocks: reading.blocks.map((block) => ({ ...block, box: roundBox(block.box) })) };
}

/** Tenths of a point are finer than anything on a screen. */
const round = (length: number) => Math.round(length * 10) / 10;

function roundBox({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
