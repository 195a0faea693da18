import type { Block } from "#engine/text/block.ts";
import { foldTerm } from "#engine/text/fold.ts";
import { GAP, LIST_GAP } from "#engine/text/gap.ts";
import type { Span } from "#engine/text/span.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import { wordBand } from "../knowledge/words/common-words.ts";
import { KEYWORD_CUES } from "../knowledge/words/keyword-cues.ts";
import { FOREIGN_WORDS } from "../knowledge/words/small-words.ts";
import { type KeywordPhrase, readPhrases } from "./keyword-phrases.ts";
import type { TermHit } from "./term.ts";

export type FindKeywordsOptions = {
  /** Places already read as terms: a keyword neither overlaps nor repeats them. */
  taken: readonly Span[];
  /** Sections that say what is asked for or done; keywords are looked for nowhere else. */
  isAskingSection: (section: string) => boolean;
  /** Phrases that are no keywords here: the company, the title. */
  exclude: readonly string[];
};

const MOST = 15;
const ENOUGH = 1;
type Keyword = { key: string; score: number; places: { phrase: KeywordPhrase; hit: TermHit }[] };

/**
 * What an ad asks for beyond the lexicon: noun phrases of up to four words that hold a rare word, an abbreviation or a
 * name, in sections that ask. At most 15, every place of each, in reading order. `id` is the folded phrase.
 */
export function findKeywords(
  text: string,
  blocks: readonly Block[],
  options: FindKeywordsOptions,
): TermHit[] {
  const excluded = new Set(options.exclude.flatMap((phrase) => foldTerm(phrase).split(" ")));
  const keywords = new Map<string, Keyword>();
  const asking = readAskingBlocks(text, blocks, options.isAskingSection);
  if (!areEnglishTokens(asking.flatMap(({ tokens }) => tokens))) return [];
  const isTaken = markTaken(text.length, options.taken);
  for (const { block, index, tokens } of asking) {
    if (!areEnglishTokens(tokens)) continue;
    const barred = (at: number) => isTaken(tokens[at]!) || excluded.has(tokens[at]!.stem);
    for (const phrase of readPhrases(tokens, barred)) {
      addPlace(keywords, phrase, tokens, { text, block, index });
    }
  }
  return chooseKeywords([...keywords.values()])
    .flatMap(({ places }) => places.map(({ hit }) => hit))
    .sort((left, right) => left.start - right.start);
}

type Asking = { block: Block; index: number; tokens: Token[] };

function readAskingBlocks(
  text: string,
  blocks: readonly Block[],
  isAsking: (section: string) => boolean,
): Asking[] {
  return blocks.flatMap((block, index) =>
    block.kind !== "heading" && isAsking(block.section)
      ? [{ block, index, tokens: readTokens(text, block.start, block.end) }]
      : [],
  );
}

/** More small words of English than of its neighbours: in another language every word would seem rare. */
function areEnglishTokens(tokens: readonly Token[]): boolean {
  let english = 0;
  let foreign = 0;
  for (const token of tokens) {
    const word = token.text.toLowerCase();
    if (FOREIGN_WORDS.has(word)) foreign += 1;
    else if (wordBand(word) === 1) english += 1;
  }
  return foreign <= english;
}

function markTaken(length: number, taken: readonly Span[]): (token: Token) => boolean {
  const marks = new Uint8Array(length + 1);
  for (const span of taken) marks.fill(1, Math.max(0, span.start), Math.min(length, span.end));
  return (token) => marks.subarray(token.start, token.end).includes(1);
}

type Place = { text: string; block: Block; index: number };

function addPlace(
  keywords: Map<string, Keyword>,
  phrase: KeywordPhrase,
  tokens: readonly Token[],
  place: Place,
): void {
  const first = tokens[phrase.from]!;
  const start = first.start;
  const end = tokens[phrase.to - 1]!.end;
  const quote = place.text.slice(start, end);
  const key = foldTerm(quote);
  if (key === "") return;
  const label = first.capsLine ? tidy(quote).toLowerCase() : startSmall(tidy(quote), first);
  const hit: TermHit = { id: key, label, kind: "keyword", block: place.index, start, end, quote };
  const known = keywords.get(key) ?? { key, score: 0, places: [] };
  const score = scorePlace(phrase, tokens, place.block);
  known.score = known.places.length === 0 ? score : Math.max(known.score, score) + 0.4;
  known.places.push({ phrase, hit });
  keywords.set(key, known);
}

function tidy(quote: string): string {
  return quote.replace(/\s+/g, " ").trim();
}

/** A capital that only opens the sentence is no part of the name. */
function startSmall(label: string, first: Token): string {
  if (!first.sentenceStart || first.letterCase !== "title" || /\s\p{Lu}/u.test(label)) return label;
  return label[0]!.toLowerCase() + label.slice(1);
}

const CUE_REACH = 6;

/** Rare words make a phrase; a name, a list, a cue before it and more words than one make it surer. */
function scorePlace(phrase: KeywordPhrase, tokens: readonly Token[], block: Block): number {
  const words = phrase.to - phrase.from;
  let score = Math.min(phrase.rare, 2) * 0.6;
  if (phrase.named) score += 0.5;
  if (words > 1) score += 0.4;
  if (isListed(phrase, tokens, block)) score += 0.4;
  if (hasCue(phrase, tokens)) score += 0.5;
  const parts = tokens.slice(phrase.from, phrase.to);
  if ((isProperName(parts) || isInitialsOfTwo(parts)) && !hasCue(phrase, tokens)) score -= 0.6;
  return score;
}

/** Capitals that no sentence asks for, and no abbreviation: of a person, a firm or a place, unless a cue says otherwise. */
function isProperName(words: readonly Token[]): boolean {
  return (
    words.every((word) => word.letterCase === "title") && !(words.length === 1 && words[0]!.sentenceStart)
  );
}

/** Two capitals alone are as often a state, a firm or a part of something cut as an abbreviation. */
function isInitialsOfTwo(words: readonly Token[]): boolean {
  return words.length === 1 && words[0]!.text.length === 2;
}

/** An item of a list, or a whole bullet of a few words. */
function isListed(phrase: KeywordPhrase, tokens: readonly Token[], block: Block): boolean {
  const before = tokens[phrase.from]!.gap;
  const next = tokens[phrase.to];
  if (next === undefined && phrase.from === 0 && block.kind === "item") return true;
  const opens = (before & LIST_GAP) !== 0 || isJoint(tokens[phrase.from - 1]);
  const closes = next === undefined || (next.gap & (LIST_GAP | GAP.stop)) !== 0 || isJoint(next);
  return opens && closes;
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && (token.normalized === "and" || token.normalized === "or");
}

function hasCue(phrase: KeywordPhrase, tokens: readonly Token[]): boolean {
  for (let index = phrase.from - 1; index >= Math.max(0, phrase.from - CUE_REACH); index -= 1) {
    if (KEYWORD_CUES.has(tokens[index]!.normalized) || KEYWORD_CUES.has(tokens[index]!.stem)) return true;
    if ((tokens[index + 1]!.gap & GAP.stop) !== 0) return false;
  }
  const next = tokens[phrase.to];
  return (
    next !== undefined &&
    (next.normalized === "experience" || next.normalized === "skills" || next.normalized === "knowledge")
  );
}

/** The best that score enough; of a phrase and a part of it, the one that scores more, the longer of equals. */
function chooseKeywords(keywords: readonly Keyword[]): Keyword[] {
  const ordered = keywords
    .filter((keyword) => keyword.score >= ENOUGH)
    .toSorted(
      (left, right) =>
        right.score - left.score ||
        right.key.length - left.key.length ||
        left.places[0]!.hit.start - right.places[0]!.hit.start,
    );
  const chosen: Keyword[] = [];
  for (const keyword of ordered) {
    if (chosen.length === MOST) break;
    if (!chosen.some((other) => holds(other.key, keyword.key) || holds(keyword.key, other.key)))
      chosen.push(keyword);
  }
  return chosen;
}

function holds(whole: string, part: string): boolean {
  return ` ${whole} `.includes(` ${part} `);
}
