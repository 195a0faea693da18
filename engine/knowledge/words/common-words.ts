import { foldWord } from "../../text/fold.ts";
import commonWords from "./common-words.json" with { type: "json" };

/**
 * Common English words (common-words.json) in three bands, most common first, in their base form: the background against which a word of
 * an ad is rare or not. Inflections are folded before looking up. Written from general knowledge of the language.
 */

/** 1: grammar; 2: everyday; 3: common enough to be no name of anything in particular. */
export type WordBand = 1 | 2 | 3;

function readBands(): ReadonlyMap<string, WordBand> {
  const bands = new Map<string, WordBand>();
  const lists: readonly (readonly [readonly string[], WordBand])[] = [
    [commonWords.grammar, 1],
    [commonWords.everyday, 2],
    [commonWords.lessCommon, 3],
  ];
  for (const [lines, band] of lists) {
    for (const word of lines.join(" ").split(" ")) if (!bands.has(word)) bands.set(word, band);
  }
  return bands;
}

let known: ReadonlyMap<string, WordBand> | undefined;

/** Band of a lower-case word in its base or singular form, or undefined when it is not a common word. */
export function wordBand(word: string): WordBand | undefined {
  known ??= readBands();
  return known.get(word);
}

/** Whether a word is common English in any inflection ('planning', 'teams'). */
export function isCommonWord(word: string): boolean {
  const { normalized, singular, stem } = foldWord(word);
  return (wordBand(normalized) ?? wordBand(singular) ?? wordBand(stem)) !== undefined;
}
