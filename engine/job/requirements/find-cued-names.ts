import type { Span } from "#engine/text/span.ts";
import { BETWEEN_NAMES } from "../../knowledge/ads/asked-phrases.ts";
import { readNeedCues } from "../../knowledge/ads/need-cues.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { readSentences } from "./read-sentences.ts";

const MOST_WORDS = 3;

/** 'R is a plus', 'French or German preferred': capitalised names in a sentence that says how much they are wanted. */
export function findCuedNames(block: AdBlock): Span[] {
  return readSentences(block.text).flatMap(({ start, end }) => {
    const sentence = block.text.slice(start, end);
    const cues = readNeedCues(sentence);
    if (cues.length === 0) return [];
    const cuts: Span[] = [...cues];
    for (const match of sentence.matchAll(BETWEEN_NAMES))
      cuts.push({ start: match.index, end: match.index + match[0].length });
    return rangesBetween(cuts, sentence.length)
      .map((range) => trim(sentence, range))
      .filter((range) => isName(sentence.slice(range.start, range.end)))
      .map((range) => ({ start: block.start + start + range.start, end: block.start + start + range.end }));
  });
}

function rangesBetween(cuts: Span[], length: number): Span[] {
  const ranges: Span[] = [];
  let from = 0;
  for (const cut of cuts.sort((a, b) => a.start - b.start)) {
    if (cut.start > from) ranges.push({ start: from, end: cut.start });
    from = Math.max(from, cut.end);
  }
  ranges.push({ start: from, end: length });
  return ranges;
}

function trim(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  const lead = piece.length - piece.trimStart().length;
  const tail = piece.length - piece.trimEnd().replace(/[.!?]+$/, "").length;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}

function isName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= MOST_WORDS;
}
