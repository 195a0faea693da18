import type { Span } from "#engine/text/span.ts";
import { ASKED_PHRASE, ASKED_PHRASE_END } from "../../knowledge/ads/asked-phrases.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

const LONGEST = 90;
const MOST_WORDS = 8;

/** Ranges of the cleaned ad that name what is to be known, in order. */
export function findAskedPhrases(block: AdBlock): Span[] {
  return [...block.text.matchAll(ASKED_PHRASE)].flatMap((match) => {
    const from = match.index + match[0].length;
    const rest = block.text.slice(from, from + LONGEST);
    const length = ASKED_PHRASE_END.exec(rest)?.index ?? rest.length;
    const words = rest.slice(0, length).split(/\s+/).length;
    if (length === 0 || words > MOST_WORDS) return [];
    return [{ start: block.start + from, end: block.start + from + length }];
  });
}
