import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { DUTY_VERBS, ORDINARY_NOUNS, QUALITY_WORDS } from "#engine/knowledge/words/plain-words.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import { foldTerm } from "#engine/text/fold.ts";
import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { AdSentence } from "./ad-sentence.ts";

const MOST_WORDS = 4;
const IN_PHRASE = GAP.space | GAP.line | GAP.hyphen;

/** Runs of up to four words that may be a noun phrase, whatever they mean: no small words, no verb or praise in front. */
export function findNounPhrases(
  text: string,
  blocks: readonly AdBlock[],
  sentences: readonly AdSentence[],
): TermHit[] {
  return sentences.flatMap(({ tokens, block }) => {
    if (blocks[block]!.formal) return [];
    const hits: TermHit[] = [];
    let from = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
      const token = tokens[at];
      const barred = token === undefined || isBarred(token);
      if (!barred && !(at > from && (token.gap & ~(IN_PHRASE | GAP.opening)) !== 0)) continue;
      const hit = toHit(text, trim(tokens.slice(from, at)), block);
      if (hit !== null) hits.push(hit);
      from = barred ? at + 1 : at;
    }
    return hits;
  });
}

function isBarred({ normalized, letterCase, stem, text }: Token): boolean {
  if (stem === "" || letterCase === "number" || /['’](?:ll|re|ve|d|m|t)$/i.test(text)) return true;
  if (wordBand(normalized) === 1 && letterCase !== "upper") return true;
  return normalized.length > 4 && /(?:[^aeiou]ly|ally)$/.test(normalized);
}

function trim(words: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = words.length;
  while (to - from > 1 && isWeakStart(words[from]!)) from += 1;
  while (to - from > 1 && ORDINARY_NOUNS.has(words[to - 1]!.singular)) to -= 1;
  return words.slice(Math.max(from, to - MOST_WORDS), to);
}

function isWeakStart({ normalized, stem }: Token): boolean {
  return QUALITY_WORDS.has(normalized) || DUTY_VERBS.has(stem) || DUTY_VERBS.has(normalized);
}

function toHit(text: string, words: readonly Token[], block: number): TermHit | null {
  const first = words[0];
  if (
    first === undefined ||
    (words.length === 1 && (isWeakStart(first) || ORDINARY_NOUNS.has(first.singular)))
  )
    return null;
  const end = words.at(-1)!.end;
  const quote = text.slice(first.start, end);
  if (quote.length < 3 && quote !== quote.toUpperCase()) return null;
  return {
    id: foldTerm(quote),
    label: quote.replace(/\s+/g, " "),
    kind: "hard",
    block,
    start: first.start,
    end,
    quote,
  };
}
