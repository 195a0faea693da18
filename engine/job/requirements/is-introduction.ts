import type { TermHit } from "#engine/lexicon/term.ts";
import type { Quote } from "#engine/text/span.ts";
import { ASKS_FOR_SOMEONE, EMPLOYER_OPENING } from "../../knowledge/ads/introduction-cues.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { readSentences, sentenceAt } from "./read-sentences.ts";

/** What the ad says its title and company are, in the cleaned text. */
export type Names = { title: Quote | null; company: Quote | null };

/** Blocks that may hold title, company and place, and blocks in which the employer may present itself. */
const HEADER_BLOCKS = 4;
const OPENING_BLOCKS = 8;
/** Words of a line that says where and what, and tells nothing. */
const HEADER_WORDS = 12;
/** Characters of a sentence, or of a line of names, that are looked at. */
const LONGEST = 400;

/**
 * Tells title, company and place in the first lines, and sentences in which the employer tells what it does: 'Our client
 * makes aero engines.' Nobody is asked for that. The title itself is read. A block is cut into sentences once.
 */
export function findIntroductions(
  blocks: readonly AdBlock[],
  { title, company }: Names,
): (hit: TermHit) => boolean {
  const sentences = new Map<number, ReturnType<typeof readSentences>>();
  const name = company?.quote.split(/[\s,]/)[0] ?? "";
  return (hit) => {
    if (hit.block >= OPENING_BLOCKS || hit.kind === "certificate" || hit.kind === "soft") return false;
    const block = blocks[hit.block]!;
    if (block.kind !== "paragraph" || block.section !== "summary") return false;
    if (title !== null && hit.start < title.end && hit.end > title.start) return false;
    if (hit.block < HEADER_BLOCKS && isHeaderLine(block, title)) return true;
    const parts = sentences.get(hit.block) ?? readSentences(block.text);
    sentences.set(hit.block, parts);
    const sentence = sentenceAt(parts, hit.start - block.start);
    const said = block.text.slice(sentence.start, Math.min(sentence.end, sentence.start + LONGEST));
    const tells = EMPLOYER_OPENING.test(said) || (name.length > 2 && said.startsWith(name));
    return tells && !ASKS_FOR_SOMEONE.test(said);
  };
}

/** 'Fleet / Transport Planner', 'Sorrel Yard, Hackney': a line without a sentence or a list, above all that is asked. */
function isHeaderLine({ text, heading, start, end }: AdBlock, title: Quote | null): boolean {
  if (
    text.length > LONGEST ||
    heading !== null ||
    /[.!?;:]|, .*,/.test(text) ||
    text.split(/\s+/).length > HEADER_WORDS
  )
    return false;
  if (title === null || ASKS_FOR_SOMEONE.test(text) || !isNamesOnly(text)) return false;
  return title.end <= start || title.start >= end || /[,–—|•·(/]| - /.test(text);
}

/** Nearly every longer word has a capital, as in names of firms and places; a line of duties has few. */
function isNamesOnly(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capital >= words.length * 0.6;
}
