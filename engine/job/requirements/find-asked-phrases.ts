import type { Span } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/**
 * '3 years of …', 'experience in …', 'knowledge of …': what follows is named as a skill, whatever its words may mean
 * elsewhere. An article opens a place ('in a large firm') or a role, and is no such name.
 */
const ASKS =
  /\b(?:(?:years?|yrs?)['’]?(?: of)?(?: \p{L}+)? experience|experience|years?['’]?|background|knowledge|proficien(?:t|cy)|expertise|grounding|command|understanding|qualified|trained)(?: (?:of|in|with|using))? (?!an? |the |our |your |his |this |that |which |or |and |to |is |are |on |at |as |from |required|preferred|desirable|essential)(?=[\p{L}\p{N}])/giu;
const END =
  /[.;:()\n]|,? (?:is|are|was|will|would|that|which|who|to|for|from|at|on|as|within|preferred|required|desirable|an? (?:asset|plus|advantage|must)|preferably|ideally|gained)\b/iu;
const LONGEST = 90;
const MOST_WORDS = 8;

/** Ranges of the cleaned ad that name what is to be known, in order. */
export function findAskedPhrases(block: AdBlock): Span[] {
  return [...block.text.matchAll(ASKS)].flatMap((match) => {
    const from = match.index + match[0].length;
    const rest = block.text.slice(from, from + LONGEST);
    const length = END.exec(rest)?.index ?? rest.length;
    const words = rest.slice(0, length).split(/\s+/).length;
    if (length === 0 || words > MOST_WORDS) return [];
    return [{ start: block.start + from, end: block.start + from + length }];
  });
}
