import { COUNT_NOUNS } from "#engine/knowledge/letters/count-nouns.ts";
import { VAGUE_NOUNS, VERB_CLASSES } from "#engine/knowledge/letters/line-words.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { QUALITY_WORDS } from "#engine/knowledge/words/plain-words.ts";
import { wordFigure } from "#engine/models/ads/read-word-figures.ts";
import type { FactCard } from "../cards/card.ts";
import { readVerb } from "../clause/verb-forms.ts";
import { step, when } from "./features.ts";
import type { Writer } from "./read-writer.ts";

/**
 * What tells good English that says something from notes and from empty lines: kinds of words and of punctuation, how many of
 * each, and how the resume is written elsewhere. No feature is a word of a document.
 */
export function wordingFeatures(card: FactCard, current: boolean, writer: Writer): string[] {
  const words = card.text.split(" ");
  return [
    ...formFeatures(card, words, current),
    ...wordFeatures(words.map(bare)),
    ...openingFeatures(words),
    ...grammarFeatures(words),
    ...signFeatures(card.text, words),
    ...step("lowered", countLowered(words, card.quote.quote), 1, 2, 4),
    ...step("writer-refused", writer.refused, 20, 40, 60),
    ...step("writer-unknown", writer.unknown, 3, 8, 15),
    ...step("writer-faulty", writer.faulty, 10, 25, 40),
  ];
}

const bare = (word: string) => word.replace(/^\W+|[^\p{L}\p{N}+#%]+$/gu, "");
const share = (count: number, all: number) => (100 * count) / Math.max(1, all);

function formFeatures(card: FactCard, words: readonly string[], current: boolean): string[] {
  return [
    `form:${card.form === "base" && current ? "present" : card.form}`,
    ...step("words", words.length, 6, 8, 11, 14, 18, 22),
    ...when("result", card.result),
    ...when("scale", card.scale),
    ...when("award", card.award),
    ...when("number", card.numbers.length > 0),
    ...when("sure", card.confidence === "sure"),
  ];
}

/** In fewer of the public ads counted a word is a trade's own. */
const SELDOM = 2;

function wordFeatures(plain: readonly string[]): string[] {
  const content = plain.filter((word) => /^\p{L}/u.test(word) && wordBand(word.toLowerCase()) !== 1);
  const lower = content.map((word) => word.toLowerCase());
  const all = content.length;
  const rare = lower.filter((word) => wordBand(word) === undefined).length;
  const vague = lower.filter((word) => VAGUE_NOUNS.has(word)).length;
  const plurals = content.filter((word) => /[^su]s$/.test(word)).length;
  return [
    ...step("unknown", content.filter((word) => /^\p{Ll}+$/u.test(word) && !isKnown(word)).length, 1, 2),
    ...step("rare", rare, 1, 2, 3, 5),
    ...step("rare-share", share(rare, all), 15, 30, 50),
    ...step("seldom", lower.filter((word) => (wordFigure(word)?.common ?? 0) < SELDOM).length, 1, 2, 4),
    ...step("vague", vague, 1, 2, 3, 4),
    ...step("vague-share", share(vague, all), 20, 35, 50),
    ...step("praise", lower.filter((word) => QUALITY_WORDS.has(word)).length, 1, 2, 3),
    ...step("capital", plain.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length, 1, 2, 4),
    ...step("letters", plain.filter((word) => /^\p{Lu}{2,}s?$/u.test(word)).length, 1, 2, 3),
    ...when(
      "mixed-case",
      plain.some((word) => /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(word)),
    ),
    ...step("plural-share", share(plurals, all), 20, 40, 60),
    ...when("again", new Set(lower.map((word) => word.slice(0, SAME_BEGINNING))).size < all),
  ];
}

const SAME_BEGINNING = 6;

function isKnown(word: string): boolean {
  return isDictionaryWord(word) || wordBand(word) !== undefined || readVerb(word) !== null;
}

const DETERMINER =
  /^(?:an?|the|my|our|their|its|his|her|this|that|these|those|each|every|all|both|any|some|no|one|two|three|four|five|six|seven|eight|nine|ten|\d.*|\p{L}+['’]s?)$/iu;
const PREPOSITION =
  /^(?:of|for|in|on|at|with|by|from|into|to|within|across|under|through|between|during|as|via|using)$/i;

function openingFeatures(words: readonly string[]): string[] {
  const first = bare(words[0]!).toLowerCase();
  const classOf = VERB_CLASSES.find(([, verbs]) => verbs.has(first))?.[0];
  return [
    `verb:${classOf ?? "other"}`,
    ...when("verb-pair", words[1] === "and" || /,$/.test(words[0]!)),
    ...when("unsure-verb", readVerb(first)?.kinds.length !== 1),
    `after:${kindOf(bare(words[/ly$/.test(first) ? 2 : 1] ?? ""))}`,
    `last:${kindOf(bare(words.at(-1)!))}`,
  ];
}

function kindOf(word: string): string {
  if (word === "") return "none";
  if (/^\d|^[£$€]/.test(word)) return "digit";
  if (DETERMINER.test(word)) return "determiner";
  if (PREPOSITION.test(word)) return "preposition";
  if (/^\p{Lu}/u.test(word)) return "capital";
  if (/ing$/.test(word)) return "ing";
  if (/ly$/.test(word)) return "ly";
  if (QUALITY_WORDS.has(word)) return "quality";
  if (VAGUE_NOUNS.has(word)) return "vague";
  if (/[^su]s$/.test(word)) return "plural";
  return COUNT_NOUNS.has(word) ? "count" : "word";
}

function grammarFeatures(words: readonly string[]): string[] {
  return [
    ...step("determiner", words.filter((word) => DETERMINER.test(word)).length, 1, 2, 3),
    ...when("no-article", !words.some((word) => /^(?:an?|the)$/i.test(word))),
    ...step("preposition", words.filter((word) => PREPOSITION.test(word)).length, 1, 2, 3, 5),
    ...step("bare-noun", countBare(words), 1, 2),
    ...step("stack", longestStack(words), 2, 3, 4),
    ...step("and", words.filter((word) => /^(?:and|or)$/i.test(word)).length, 1, 2, 3),
    ...step("comma", words.filter((word) => /,$/.test(word)).length, 1, 2, 3),
  ];
}

/** A determiner further before a noun belongs to another one. */
const FURTHEST = 4;

/** Nouns of which one counts, with nothing before them that says which. */
function countBare(words: readonly string[]): number {
  return words.filter(
    (word, at) =>
      at > 0 &&
      COUNT_NOUNS.has(bare(word).toLowerCase()) &&
      !words.slice(Math.max(0, at - FURTHEST), at).some((before) => DETERMINER.test(before)),
  ).length;
}

/** Words of things in a row, without a small one between. */
function longestStack(words: readonly string[]): number {
  let [run, most] = [0, 0];
  for (const word of words.slice(1)) {
    const plain = bare(word).toLowerCase();
    run = plain !== "" && wordBand(plain) !== 1 && !/(?:ing|ed|ly)$/.test(plain) ? run + 1 : 0;
    most = Math.max(most, run);
    if (/[,;.]$/.test(word)) run = 0;
  }
  return most;
}

/** Words whose capital we took out: 'the premier league' where it was a name after all. */
function countLowered(words: readonly string[], printed: string): number {
  const before = new Set(printed.split(/\s+/).map(bare));
  return words
    .slice(1)
    .map(bare)
    .filter(
      (word) =>
        /^\p{Ll}/u.test(word) && !before.has(word) && before.has(word[0]!.toUpperCase() + word.slice(1)),
    ).length;
}

function signFeatures(text: string, words: readonly string[]): string[] {
  return [
    ...when("amp", words.includes("&")),
    ...SIGNS.flatMap(([name, sign]) => when(name, sign.test(text))),
  ];
}

const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["slash", /\//],
  ["hyphen", /\p{L}-\p{L}/u],
  ["dash", /[–—]| -|- /],
  ["apostrophe", /['’‘]/],
  ["quotation", /["“”]/],
  ["inner-stop", /\p{Ll}\.\p{Lu}|\. /u],
  ["percent", /%/],
  ["plus", /\d\+/],
  ["and-ing", /\band \p{L}+ing\b/u],
  ["comma-ing", /, \p{L}+ing\b/u],
  ["by-ing", /\b(?:by|through|while) \p{L}+ing\b/u],
  ["purpose", /\bto (?!the\b|an?\b|my\b|our\b|\p{L}+s\b)\p{Ll}+\b/u],
  ["relative", /\b(?:which|that|who|where)\b/],
];
