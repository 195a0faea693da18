import { wordClass } from "#engine/models/ads/read-word-classes.ts";
import type { Token } from "#engine/text/tokens.ts";
import type { Candidate } from "./candidate.ts";

const LEVELS = ["class", "kind"] as const;

/**
 * What classes of words tell of a candidate, so that a word that no labelled ad holds is judged as its like: its own words
 * [from, to) of the sentence, those beside it, and both together.
 */
export function classFeatures(
  tokens: readonly Token[],
  from: number,
  to: number,
  source: Candidate["source"],
): string[] {
  return LEVELS.flatMap((level) => {
    const at = (place: number): number | string => {
      const token = tokens[place];
      if (token === undefined) return place < 0 ? "^" : "$";
      return wordClass(token.normalized)?.[level] ?? "?";
    };
    const letter = level === "class" ? "C" : "K";
    const head = at(to - 1);
    const features = [
      `${letter}h:${head}`,
      `${letter}hs:${head}:${source}`,
      `${letter}f:${at(from)}`,
      `${letter}-1:${at(from - 1)}`,
      `${letter}+1:${at(to)}`,
      `${letter}-2:${at(from - 2)}_${at(from - 1)}`,
      `${letter}-h:${at(from - 1)}_${head}`,
      `${letter}h+:${head}_${at(to)}`,
    ];
    for (let place = from; place < to; place += 1) features.push(`${letter}w:${at(place)}`);
    return features;
  });
}
