import { TOWNS } from "../../knowledge/places/towns.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { TextToken } from "./split-tokens.ts";

/** A longer name is no town's. */
const MOST_WORDS = 6;

/** The names of towns, and of each first word the words of the longest name that begins with it. */
type Towns = { names: ReadonlySet<string>; longest: ReadonlyMap<string, number> };

let known: Towns | undefined;

function openTowns(): Towns {
  known ??= readTowns();
  return known;
}

function readTowns(): Towns {
  const names = new Set(TOWNS.trim().split(/[\t\n]/));
  const longest = new Map<string, number>();
  for (const name of names) {
    const words = name.split(" ");
    longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0));
  }
  return { names, longest };
}

/** Of each token whether it stands in the name of a town, as features. */
export function matchTowns(tokens: readonly TextToken[]): string[][] {
  const features: string[][] = tokens.map(() => []);
  const words = tokens.map(({ text }) => foldLetters(text));
  let at = 0;
  while (at < words.length) {
    const size = longestAt(words, at);
    if (size > 0 && /^\p{Lu}|\p{Lo}/u.test(tokens[at]!.text))
      for (let one = at; one < at + size; one += 1)
        features[one]!.push("town", `town.${one === at ? "b" : "i"}${Math.min(3, size)}`);
    at += Math.max(1, size);
  }
  return features;
}

function longestAt(words: readonly string[], from: number): number {
  const { names, longest } = openTowns();
  const most = Math.min(MOST_WORDS, words.length - from, longest.get(words[from]!) ?? 0);
  for (let size = most; size > 0; size -= 1)
    if (names.has(words.slice(from, from + size).join(" "))) return size;
  return 0;
}
