import { findMoved } from "./find-moved.ts";
import type { OrderedLine, Reading, ReadingOrder, ReadingPiece, Word, WordMark } from "./machine-view.ts";
import { stackBlocks } from "./stack-blocks.ts";

/** A gap of less than this share of the type is none to a reader that goes by gaps. */
const NO_GAP = 0.12;

/** What a reading is held against: the place of each word in our own reading, and that reading's lines as text. */
export type OwnReading = { places: ReadonlyMap<Word, number>; tokens: ReadonlySet<string> };

/** A reading as text, with a mark on every word that does not fare there as in our own. */
export function writeReading(order: ReadingOrder, lines: readonly OrderedLine[], own: OwnReading): Reading {
  const placed = lines.flatMap(({ words }) => words).flatMap((word) => own.places.get(word) ?? []);
  const moved = findMoved(placed);
  const counts: Reading["counts"] = { hidden: 0, lost: 0, moved: 0, glued: 0 };
  const written = lines.map(({ page, words }) => {
    const pieces: ReadingPiece[] = [];
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      const isJoined = before !== undefined && isGlued(before, word);
      const mark = markWord(word, own, moved) ?? (isJoined && isNewToken(before, word, own) ? "glued" : null);
      if (mark !== null) counts[mark] += 1;
      addPiece(pieces, word, mark, before !== undefined && !isJoined);
    }
    return { page, pieces };
  });
  return { order, lines: written, blocks: stackBlocks(lines), counts };
}

/** The same in every reading: a word that nobody sees, or that our own reading leaves out. */
export function markOfWord(word: Word, places: OwnReading["places"]): "hidden" | "lost" | null {
  if (word.hidden !== null) return "hidden";
  // Bullets, lines and dots are no words; nothing is lost with them.
  const isSaid = /[\p{L}\p{N}]/u.test(word.text);
  return word.unreadable || (isSaid && !places.has(word)) ? "lost" : null;
}

function markWord(word: Word, { places }: OwnReading, moved: ReadonlySet<number>): WordMark | null {
  const mark = markOfWord(word, places);
  if (mark !== null) return mark;
  const place = places.get(word);
  return place !== undefined && moved.has(place) ? "moved" : null;
}

function isGlued(before: Word, word: Word): boolean {
  const isNext = before.page === word.page && before.index + 1 === word.index;
  if (isNext && before.spaced) return false;
  const gap = word.x - (before.x + before.width);
  return gap < NO_GAP * Math.max(before.size, word.size);
}

/** Parts of one word in our reading too (a word in two styles) are not glued. */
function isNewToken(before: Word, word: Word, { tokens }: OwnReading): boolean {
  const isWordly = /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(word.text);
  return isWordly && !tokens.has(before.text + word.text);
}

function addPiece(pieces: ReadingPiece[], word: Word, mark: WordMark | null, isSpaced: boolean): void {
  const last = pieces.at(-1);
  if (last !== undefined && isSpaced) {
    if (last.mark === null) last.text += " ";
    else pieces.push({ text: " ", mark: null, word: null });
  }
  const open = pieces.at(-1);
  if (mark === null && open?.mark === null) open.text += word.text;
  else pieces.push({ text: word.text, mark, word: mark === null ? null : word.index });
}
