import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { FactCard } from "../cards/card.ts";
import { hasGrammarFault } from "../cards/is-sayable.ts";
import { readVerb } from "../clause/verb-forms.ts";

/** Of the list items of a resume, per cent: those of which nothing can be said, with a word no list has, with faulty grammar. */
export type Writer = { refused: number; unknown: number; faulty: number };

/** Shorter items are names of things. */
const SHORTEST = 25;

export function readWriter({ blocks, text }: Resume, cards: readonly FactCard[]): Writer {
  const items = blocks.filter(({ kind, start, end }) => kind === "item" && end - start > SHORTEST);
  const told = new Set(
    items.filter((item) => cards.some(({ quote }) => quote.start < item.end && quote.end > item.start)),
  );
  const share = (holds: (item: (typeof items)[number]) => boolean) =>
    (100 * items.filter(holds).length) / Math.max(1, items.length);
  return {
    refused: share((item) => !told.has(item)),
    unknown: share(({ start, end }) => hasUnknown(text.slice(start, end))),
    faulty: share(({ start, end }) => hasGrammarFault(text.slice(start, end))),
  };
}

function hasUnknown(text: string): boolean {
  return [...text.matchAll(/(?<![\p{L}\p{N}/@.-])\p{Ll}{3,}(?![\p{L}\p{N}/@-])/gu)].some(
    ([word]) => !isDictionaryWord(word) && wordBand(word) === undefined && readVerb(word) === null,
  );
}
