import { foldLetters } from "../../text/fold-letters.ts";
import { LOCALES } from "./all-locales.ts";
import type { LabelWords, Locale, Words } from "./locale.ts";

type Pick = (locale: Locale) => Words | undefined;

/** What the languages list in one field, in their order. */
export function collectWords(pick: Pick): Words {
  return LOCALES.flatMap((locale) => pick(locale) ?? []);
}

/** The same as a set of folded words. */
export function collectFolded(pick: Pick): ReadonlySet<string> {
  return new Set(collectWords(pick).map(foldLetters));
}

/** Phrases that the languages put under kinds, by their key; the first to claim one keeps it. */
export function collectKinds<Kind extends string>(
  pick: (locale: Locale) => Readonly<Partial<Record<Kind, Words>>> | undefined,
  key: (phrase: string) => string,
): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const byKind of LOCALES.map((locale) => pick(locale) ?? {}))
    for (const [kind, phrases] of Object.entries(byKind) as [Kind, Words][])
      for (const phrase of phrases) if (!kinds.has(key(phrase))) kinds.set(key(phrase), kind);
  return kinds;
}

/** A pattern without groups that matches one of them, the longest first; one that never matches where there are none. */
export function patternOf(words: Words): string {
  return anyOf(words, literal);
}

/** The same, at the beginning of a text: '#' stands for a number, and nothing but a phrase that ends in '*' may go on. */
export function openingOf(words: Words): string {
  return anyOf(words, (word) => {
    const pattern = literal(word.replace(/\*$/, "")).replaceAll("#", "\\d+");
    return word.endsWith("*") ? pattern : `${pattern}(?![\\p{L}\\p{N}])`;
  });
}

/** The same within a text: a whole word, which may begin with a capital. */
export function wholeWordOf(words: Words): string {
  const capitals = words.map((word) => word[0]!.toUpperCase() + word.slice(1));
  return `(?<![\\p{L}\\p{N}])(?:${patternOf([...words, ...capitals])})(?![\\p{L}\\p{N}])`;
}

/** A pattern that matches words of scripts without spaces, in which a word may stand anywhere. */
export function unspacedOf(words: Words): string {
  return patternOf(words.filter((word) => UNSPACED.test(word)));
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

function anyOf(words: Words, write: (word: string) => string): string {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.length === 0 ? "(?!)" : longestFirst.map(write).join("|");
}

function literal(phrase: string): string {
  return phrase.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/ ?([/,]|\\\+) ?/g, " ?$1 ?");
}

/** A pattern of one kind of label, for text that is folded or is read as written. */
export function labelsOf(
  pick: (labels: LabelWords) => Words | undefined,
  text: "folded" | "as written" = "folded",
): string {
  const labels = collectWords((locale) => pick(locale.labels ?? {}));
  return patternOf(text === "folded" ? labels.map(foldLetters) : labels);
}
