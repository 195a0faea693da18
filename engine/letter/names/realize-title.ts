import { SHORT_TITLE_WORD } from "#engine/knowledge/letters/short-title-words.ts";
import { TOOL_SPELLINGS } from "#engine/knowledge/letters/tool-names.ts";
import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { PHRASE_TITLES } from "#engine/knowledge/titles/phrase-titles.ts";
import { ENGLISH_HEADS, TECH_FIELDS } from "#engine/knowledge/titles/title-words.ts";
import { UNPERSONAL_HEADS } from "#engine/knowledge/titles/unpersonal-heads.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import {
  isPersonNoun,
  SHORTENED_TITLE_WORDS,
  SOLE_TITLE,
  TITLE_WORDS,
} from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "../clause/verb-forms.ts";
import { articleFor, isAlsoName, isPlainWord, lowerPlain, realizeName } from "./realize-names.ts";
import { opensWithPair, trimTitle } from "./trim-title.ts";

/**
 * A resume's title for the middle of a sentence: 'Registered Nurse, Medical ICU' as 'a registered nurse'. What comes after a
 * comma, a bracket or a dash says where, not what; words that may be names keep their capitals. Null where it is no title of
 * one person that English would say so.
 */
export function realizeTitle(title: string | null): string | null {
  const printed = writeOut(title);
  const name = realizeName(printed === null ? null : trimTitle(printed));
  if (name === null) return null;
  const main = name
    .replace(/ & /g, " and ")
    // 'as Assistant Manager' behind an employer, 'IT-Executive'.
    .replace(/^(?:working |worked )?as (?:an? )?(?=\p{Lu})/iu, "")
    .replace(/\bIT-(?=\p{L})/gu, "IT ")
    .replace(/^full[- ]?time (?=\p{L})/iu, "")
    // 'Trainer cum Developer': the first of the two, for nobody else says 'cum'.
    .replace(/(?<=\p{L}) cum \p{L}.*$/iu, "")
    .replace(/\b(?:Ux|Ui)\b/g, (short) => short.toUpperCase())
    .split(opensWithPair(name) ? /[,;(:]/ : /\s*[,;(/:]\s*|\s+[–—-]\s+|\s+\|\s+/)[0]!
    .trim();
  const words = lowerPlain(main).split(" ");
  // 'JuniorArchitect': glued by the file.
  if (/(?<!\p{L})\p{Lu}?\p{Ll}{3,}\p{Lu}\p{Ll}{3,}/u.test(main)) return null;
  if (words.length > 7 || /[^\p{L}\d\s&.'’+#/-]/u.test(main) || /\b(?:I|my)\b/.test(main)) return null;
  // 'Lee & Associate' is a firm.
  if (/ and associates?$|^HR and /i.test(main)) return null;
  if (words.length === 1 && RANK_ALONE.test(main)) return null;
  const head = headOf(words);
  const isHand =
    /(?:^| )(?:cellar|deck|farm|stable|ranch|stage|factory|kitchen|field|mill|yard)[ ]?hand$/i.test(main);
  const isTitle = isPersonNoun(head) || SOLE_TITLE.test(head) || isDoer(head);
  if (!isHand && !isTitle && !endsInPhrase(words)) return null;
  const small = words
    .map(lowerWord)
    .join(" ")
    .replace(/\bto (?=(?:C[A-Z]O|MD|(?:the )?(?:chief|managing|executive)\b[\p{L} ]*)$)/u, "to the ");
  if (small.split(/[ -]/).some(isUnknown)) return null;
  return SOLE_TITLE.test(small) ? small : `${articleFor(small)} ${small}`;
}

/** A misprint, or a word of another language: in small letters, and in no dictionary. */
function isUnknown(word: string): boolean {
  if (!/^\p{Ll}{5,}$/u.test(word) || OF_A_TRADE.test(word) || isCompound(word)) return false;
  if (readVerb(word) !== null || isDoer(word) || isPersonNoun(word) || TITLE_WORDS.has(word)) return false;
  return ![word, word.replace(/s$/, ""), word.replace(/ing$/, "")].some(
    (form) =>
      isDictionaryWord(form) || wordBand(form) !== undefined || PLACES.has(form) || TOOL_SPELLINGS.has(form),
  );
}

const OF_A_TRADE = /(?:ics|ical|logy|logist|graphy|doctoral|ing)$/;
const SHORTEST_PREFIX = 3;
const SHORTEST_STEM = 5;

/** 'postdoctoral' of 'doctoral'. */
function isCompound(word: string): boolean {
  for (let at = SHORTEST_PREFIX; at <= word.length - SHORTEST_STEM; at += 1) {
    const stem = word.slice(at);
    if (isDictionaryWord(stem) || wordBand(stem) !== undefined) return true;
  }
  return false;
}

const SHORTENED_WORD = new RegExp(`\\b(${Object.keys(SHORTENED_TITLE_WORDS).join("|")})\\b\\.?`, "gi");

/** 'Jr. Analyst' as 'Junior Analyst'. */
function writeOut(title: string | null): string | null {
  return (
    title?.replace(SHORTENED_WORD, (short) => SHORTENED_TITLE_WORDS[short.toLowerCase().replace(".", "")]!) ??
    null
  );
}

/** 'Head' of 'Head (Sales)' says no post. */
const RANK_ALONE =
  /^(?:head|chief|lead|senior|junior|principal|associate|assistant|member|executive|officer|staff)$/i;

/** 'boilermaker', and 'sandblaster' of 'blaster'. */
function isDoer(word: string): boolean {
  if (UNPERSONAL_HEADS.has(word)) return false;
  if (ENGLISH_HEADS.has(word)) return true;
  return (
    word.length >= 9 &&
    [3, 4, 5, 6, 7].some((from) => word.length - from >= 5 && ENGLISH_HEADS.has(word.slice(from)))
  );
}

/** 'dog walker', 'pharmacy tech': persons by their whole name. */
function endsInPhrase(words: readonly string[]): boolean {
  const lower = words.filter((word) => !/^(?:[IVX]+|\d+)$/.test(word)).map((word) => word.toLowerCase());
  if (lower.at(-1) === "tech") return lower.length > 1 && TECH_FIELDS.has(lower.at(-2)!);
  return lower.some((_, from) => PHRASE_TITLES.has(lower.slice(from).join(" ")));
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
  if (lower === "devops") return "DevOps";
  if (lower === "tele") return lower;
  const tool = TOOL_SPELLINGS.get(lower);
  if (tool !== undefined) return tool;
  const isCommon =
    TITLE_WORDS.has(lower) ||
    isPersonNoun(lower) ||
    isPlainWord(lower) ||
    (isDictionaryWord(lower) && !isAlsoName(lower) && !PLACES.has(lower) && !/^\p{Lu}{2,4}$/u.test(word));
  if (SHORT_TITLE_WORD.test(word)) return lower;
  // 'PCSO' is an abbreviation, 'NURSE' a word set in capitals.
  if (
    /^\p{Lu}{2,3}(?:\/\p{Lu}{2,3})?$/u.test(word) ||
    (/^\p{Lu}{4,5}$/u.test(word) && !isCommon) ||
    (/\p{Ll}\p{Lu}/u.test(word) && !(isCommon && /\p{Lu}{3}/u.test(word)))
  )
    return word;
  return isCommon || isDoer(lower.replace(/['’]s$/, "")) || ORDINAL.test(lower) || DESCRIBES.test(lower)
    ? lower
    : word;
}

const SMALL = new Set("to of and for the in at on with by a an".split(" "));
const DESCRIBES = /^\p{Ll}{3,}(?:ical|ional|ial|ative|ary)$/u;
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/;
