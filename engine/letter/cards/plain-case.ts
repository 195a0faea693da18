import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { isPlainWord } from "../names/realize-names.ts";

/** After these a capital is more likely a name's. */
const BEFORE_NAME = /^(?:at|for|with|from|by|of|called|named|joined|under|via|in|on|using|into)$/i;
/** So many words in capitals that stand alone may be set in small letters; more, and the line is a headline. */
const MOST_ALONE = 3;
/** From this share of its words in capitals on a line is a headline, in which capitals tell no name. */
const HEADLINE = 0.5;
const LEAST_HEADLINE = 3;
/** So many words of a headline may keep a capital: with more nobody could tell which are names. */
const MOST_NAMES = 3;

/**
 * A clause with the capitals of a headline taken out: 'Cooked Breakfast for guests' as 'cooked breakfast for guests'. Words
 * beside another capital may be a name and stay, but in a line that is all capitals. Null where nobody could tell which is
 * which.
 */
export function plainCase(line: string): string | null {
  const printed = line.split(" ");
  const titled = printed.filter((word, index) => index > 0 && isPlainTitled(word)).length;
  const content = printed.filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word)).length;
  const text = lowerCommonTerms(line);
  if (content >= LEAST_HEADLINE && titled > content * HEADLINE) return lowerHeadline(text);
  const words = text.split(" ");
  let alone = 0;
  const cased = words.map((word, index) => {
    if (index === 0 || !isPlainTitled(word)) return word;
    const before = words[index - 1]!;
    if (isTitled(words[index + 1]) || (index > 1 && isTitled(before)) || BEFORE_NAME.test(before))
      return word;
    if (openLexicon().vocabulary.has(word)) return word;
    alone += 1;
    return lowerFirst(word);
  });
  return alone > MOST_ALONE ? null : cased.join(" ");
}

/** In a headline each run of capitalised words that a dictionary has is set in small letters; a run with a name in it stays. */
function lowerHeadline(text: string): string | null {
  const words = text.split(" ");
  const said = [...words];
  let names = 0;
  for (let start = 1; start < words.length; start += 1) {
    if (!isTitled(words[start])) continue;
    let end = start;
    while (end < words.length && isTitled(words[end]) && (end === start || !/[,;:.]$/.test(words[end - 1]!)))
      end += 1;
    const run = words.slice(start, end);
    const isPlain = run.every((word) => isPlainTitled(word) || /^\p{Lu}{2,5}[,.]?$/u.test(word));
    names += isPlain ? 0 : run.length;
    for (let at = start; isPlain && at < end; at += 1)
      if (isPlainTitled(words[at]!)) said[at] = lowerFirst(words[at]!);
    start = end - 1;
  }
  return names > MOST_NAMES ? null : said.join(" ");
}

function isTitled(word: string | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word);
}

function isPlainTitled(word: string): boolean {
  const bare = word.replace(/[^\p{L}-]/gu, "").toLowerCase();
  return (
    /^\p{Lu}\p{Ll}{2,}[,;:.]?$/u.test(word) &&
    (isPlainWord(bare) || isDictionaryWord(bare)) &&
    !PLACES.has(bare) &&
    !openLexicon().vocabulary.has(word.replace(/[,;:.]$/, ""))
  );
}

function lowerFirst(word: string): string {
  return word[0]!.toLowerCase() + word.slice(1);
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
