import { addToGroup } from "#engine/text/add-to-group.ts";
import type { Block } from "#engine/text/block.ts";
import { CLAUSE_GAP, GAP, LIST_GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { ITEM_ENDS, TITLE_CASE_SMALL_WORDS } from "../knowledge/words/small-words.ts";

/** A block's words with what disambiguation asks about them: sentences, list items, where each word stands. */
export type BlockReading = {
  block: Block;
  tokens: readonly Token[];
  isSkills: boolean;
  /** Number of the sentence each word stands in. */
  sentences: number[];
  /** Number of the list item each word stands in; a sentence without commas is one item. */
  items: number[];
  /** First word and the word after the last, of each item. */
  itemSpans: { from: number; to: number }[];
  /** Nearly every word is capitalised ('Go To Market Lead'), so that a capital says nothing. */
  titleCase: boolean;
  positions: ReadonlyMap<string, number[]>;
  /** Whether a singular word is part of any form of the lexicon. */
  isKnownWord: (noun: string) => boolean;
};

const ITEM_GAP = LIST_GAP | CLAUSE_GAP;

export function readBlock(
  block: Block,
  tokens: readonly Token[],
  isSkills: boolean,
  isKnownWord: (noun: string) => boolean,
): BlockReading {
  const sentences: number[] = [];
  const items: number[] = [];
  const itemSpans: { from: number; to: number }[] = [];
  const positions = new Map<string, number[]>();
  let sentence = 0;
  let item = -1;
  let inItem = false;
  tokens.forEach((token, index) => {
    if (index > 0 && (token.gap & (GAP.stop | GAP.bullet)) !== 0) sentence += 1;
    sentences.push(sentence);
    const separates = ITEM_ENDS.has(token.normalized);
    if (index === 0 || separates || !inItem || (token.gap & ITEM_GAP) !== 0) {
      item += 1;
      itemSpans.push({ from: index, to: index });
    }
    inItem = !separates;
    items.push(item);
    itemSpans[item]!.to = index + 1;
    addToGroup(positions, token.stem, index);
  });
  return {
    block,
    tokens,
    isSkills,
    sentences,
    items,
    itemSpans,
    titleCase: isTitleCase(tokens),
    positions,
    isKnownWord,
  };
}

function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    (token) => token.letterCase !== "number" && !TITLE_CASE_SMALL_WORDS.has(token.normalized),
  );
  if (words.length < 3) return false;
  const capital = words.filter((token) => token.letterCase !== "lower").length;
  return capital / words.length > 0.85 && tokens.every((token) => (token.gap & LIST_GAP) === 0);
}

/** How far a supporting word may stand from what it supports, at most: keeps hostile one-sentence texts linear. */
const FARTHEST = 40;

/** Whether a folded phrase stands in the sentence of word `from`, outside [from, to), within `reach` words of it. */
export function standsNear(
  reading: BlockReading,
  phrase: readonly string[],
  from: number,
  to: number,
  reach = FARTHEST,
): boolean {
  const { tokens, sentences, positions } = reading;
  const places = positions.get(phrase[0]!);
  if (places === undefined) return false;
  const sentence = sentences[from];
  for (let index = firstAtLeast(places, from - reach - phrase.length); index < places.length; index += 1) {
    const position = places[index]!;
    if (position > to + reach) return false;
    const end = position + phrase.length;
    if (sentences[position] !== sentence || (position < to && end > from)) continue;
    if (phrase.every((word, offset) => tokens[position + offset]?.stem === word)) return true;
  }
  return false;
}

function firstAtLeast(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
