import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { isPlainWord } from "../realize-names.ts";

/** After these a capital is more likely a name's. */
const BEFORE_NAME = /^(?:at|for|with|from|by|of|called|named|joined|under|via|in|on|using|into)$/i;
/** So many words in capitals that stand alone may be set in small letters; more, and the line is a headline. */
const MOST_ALONE = 3;

/**
 * A clause with the capitals of a headline taken out: 'Cooked Breakfast for guests' as 'cooked breakfast for guests'. Words
 * beside another capital may be a name and stay. Null where nobody could tell which is which.
 */
export function plainCase(text: string): string | null {
  const words = text.split(" ");
  const isTitled = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
  const plain = (word: string) => {
    const bare = word.replace(/[^\p{L}-]/gu, "").toLowerCase();
    return /^\p{Lu}\p{Ll}{2,}[,;:.]?$/u.test(word) && isPlainWord(bare) && !PLACES.has(bare);
  };
  const titled = words.filter((word, index) => index > 0 && plain(word)).length;
  const content = words.filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word)).length;
  if (content > 3 && titled > content * 0.5) return null;
  let alone = 0;
  const cased = words.map((word, index) => {
    if (index === 0 || !plain(word)) return word;
    const before = words[index - 1]!;
    if (isTitled(words[index + 1]) || (index > 1 && isTitled(before)) || BEFORE_NAME.test(before)) return word;
    if (openLexicon().vocabulary.has(word)) return word;
    alone += 1;
    return word[0]!.toLowerCase() + word.slice(1);
  });
  return alone > MOST_ALONE ? null : cased.join(" ");
}
