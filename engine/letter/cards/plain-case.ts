import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { isPlainWord } from "../names/realize-names.ts";

/** After these a capital is more likely a name's. */
const BEFORE_NAME = /^(?:at|for|with|from|by|of|called|named|joined|under|via|in|on|using|into)$/i;
/** So many words in capitals that stand alone may be set in small letters; more, and the line is a headline. */
const MOST_ALONE = 3;

/**
 * A clause with the capitals of a headline taken out: 'Cooked Breakfast for guests' as 'cooked breakfast for guests'. Words
 * beside another capital may be a name and stay. Null where nobody could tell which is which.
 */
export function plainCase(headline: string): string | null {
  const isTitled = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
  const plain = (word: string) => {
    const bare = word.replace(/[^\p{L}-]/gu, "").toLowerCase();
    return /^\p{Lu}\p{Ll}{2,}[,;:.]?$/u.test(word) && isPlainWord(bare) && !PLACES.has(bare);
  };
  const printed = headline.split(" ");
  const titled = printed.filter((word, index) => index > 0 && plain(word)).length;
  const content = printed.filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word)).length;
  if (content > 3 && titled > content * 0.5) return null;
  const text = lowerCommonTerms(headline);
  const words = text.split(" ");
  let alone = 0;
  const cased = words.map((word, index) => {
    if (index === 0 || !plain(word)) return word;
    const before = words[index - 1]!;
    if (isTitled(words[index + 1]) || (index > 1 && isTitled(before)) || BEFORE_NAME.test(before))
      return word;
    if (openLexicon().vocabulary.has(word)) return word;
    alone += 1;
    return word[0]!.toLowerCase() + word.slice(1);
  });
  return alone > MOST_ALONE ? null : cased.join(" ");
}

/** 'Continuous Improvement' and 'Financial Statements' are written small where the lexicon has them so. */
function lowerCommonTerms(text: string): string {
  const block = { start: 0, end: text.length, kind: "item" as const, section: "experience" };
  return findTerms(text, [block], { isSkillsSection: () => false })
    .filter(({ label, quote }) => /^\p{Ll}/u.test(label) && / /.test(quote) && /^[\p{L} ’'-]+$/u.test(quote))
    .reduce((said, { start, end, quote }) => {
      const small = quote.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
      return said.slice(0, start) + small + said.slice(end);
    }, text);
}
