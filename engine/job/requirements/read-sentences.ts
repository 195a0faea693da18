import type { Span } from "#engine/text/span.ts";
import { ABBREVIATION_END } from "../../knowledge/words/abbreviations.ts";

/** Ends of sentences and of what counts as one in a list: a stop before a capital, a semicolon, a line of its own. */
const END = /[.!?…](?=["'”’)]*\s+[\p{Lu}\p{N}(£€$“"‘])|[.!?](?=\p{Lu}\p{Ll})|;|\n/gu;

/** Sentences of a text, without the spaces around them. Linear. */
export function readSentences(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    if (match[0] === "." && ABBREVIATION_END.test(text.slice(Math.max(0, match.index - 8), match.index)))
      continue;
    pushSentence(sentences, text, start, match.index + (match[0] === ";" || match[0] === "\n" ? 0 : 1));
    start = match.index + 1;
  }
  pushSentence(sentences, text, start, text.length);
  return sentences;
}

function pushSentence(sentences: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  if (end > start) sentences.push({ start, end });
}

/** The sentence that holds the place, by halving. Places between sentences belong to the one before. */
export function sentenceAt(sentences: readonly Span[], place: number): Span {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sentences[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return sentences[low] ?? { start: 0, end: 0 };
}
