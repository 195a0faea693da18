import type { Block } from "#engine/text/block.ts";
import type { Span } from "#engine/text/span.ts";
import type { TermHit } from "./term.ts";

export type FindKeywordsOptions = {
  /** Places already read as terms: a keyword neither overlaps nor repeats them. */
  taken: readonly Span[];
  /** Sections that say what is asked for or done; keywords are looked for nowhere else. */
  isAskingSection: (section: string) => boolean;
  /** Phrases that are no keywords here: the company, the title. */
  exclude: readonly string[];
};

/** What the ad asks for beyond the lexicon: at most 15 phrases, best first; `id` is the folded phrase. */
export function findKeywords(
  _text: string,
  _blocks: readonly Block[],
  _options: FindKeywordsOptions,
): TermHit[] {
  return [];
}

/** Where a text says keywords found in another. */
export function findKeywordsIn(
  _text: string,
  _blocks: readonly Block[],
  _keywords: readonly TermHit[],
): TermHit[] {
  return [];
}
