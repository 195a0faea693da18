import { isPersonNoun, SOLE_TITLE, TITLE_WORDS } from "./data/title-words.ts";
import { articleFor, isPlainWord, lowerPlain, sayName } from "./say-names.ts";

/**
 * A resume's title for the middle of a sentence: 'Registered Nurse, Medical ICU' as 'a registered nurse'. What comes after a
 * comma, a bracket or a dash says where, not what; words that may be names keep their capitals. Null where it is no title of
 * one person that English would say so.
 */
export function sayTitle(title: string | null): string | null {
  const name = sayName(title);
  if (name === null) return null;
  const main = name
    .replace(/ & /g, " and ")
    .split(/\s*[,;(/:]\s*|\s+[–—-]\s+|\s+\|\s+/)[0]!
    .trim();
  const words = lowerPlain(main).split(" ");
  if (words.length > 7 || /[^\p{L}\d\s&.'’+#-]/u.test(main) || /\b(?:I|my)\b/.test(main)) return null;
  const head = headOf(words);
  const isHand =
    /(?:^| )(?:cellar|deck|farm|stable|ranch|stage|factory|kitchen|field|mill|yard)[ ]?hand$/i.test(main);
  if (!isHand && !isPersonNoun(head) && !SOLE_TITLE.test(head)) return null;
  const small = words
    .map(lowerWord)
    .join(" ")
    .replace(/\bto (?=(?:C[A-Z]O|MD|(?:the )?(?:chief|managing|executive)\b[\p{L} ]*)$)/u, "to the ");
  return SOLE_TITLE.test(small) ? small : `${articleFor(small)} ${small}`;
}

/** 'Manager' of 'Manager of Operations', 'Engineer' of 'Engineer II'. */
function headOf(words: readonly string[]): string {
  const stop = words.findIndex((word, index) => index > 0 && /^(?:of|for|in|at|to|with)$/i.test(word));
  const run = (stop === -1 ? words : words.slice(0, stop)).filter(
    (word, index) => index === 0 || !/^(?:[IVX]+|\d+|[A-D])$/.test(word),
  );
  return (run.at(-1) ?? "").toLowerCase();
}

function lowerWord(word: string): string {
  const lower = word.toLowerCase();
  if (SMALL.has(lower)) return lower;
  if (/^\p{Lu}{2,3}$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return word;
  return TITLE_WORDS.has(lower) ||
    isPersonNoun(lower) ||
    ORDINAL.test(lower) ||
    DESCRIBES.test(lower) ||
    isPlainWord(lower)
    ? lower
    : word;
}

const SMALL = new Set("to of and for the in at on with by a an".split(" "));
const DESCRIBES = /^\p{Ll}{3,}(?:ical|ional|ial|ative|ary)$/u;
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/;
