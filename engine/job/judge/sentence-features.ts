import { wordFigure } from "#engine/models/ads/read-word-figures.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { AdSentence } from "./ad-sentence.ts";

/** Words of a sentence that are looked at. */
const MOST_WORDS = 60;

/** What tells whether a sentence speaks of the work or of something else: its words, its place, its section. */
export function sentenceFeatures(sentence: AdSentence, block: AdBlock): string[] {
  const { tenth } = sentence;
  const tokens = sentence.tokens.slice(0, MOST_WORDS);
  const features = [
    `p:${tenth}`,
    `s:${block.section}`,
    `k:${block.kind}`,
    `sk:${block.section}:${block.kind}`,
  ];
  if (block.formal) features.push("formal");
  const words = tokens.map(({ normalized, letterCase }) => (letterCase === "number" ? "0" : normalized));
  words.forEach((word, at) => {
    features.push(`w:${word}`);
    if (at > 0) features.push(`b:${words[at - 1]}_${word}`);
  });
  features.push(`o:${silenceOf(words)}`);
  features.push(`f:${words[0]}`, `l:${Math.min(6, Math.ceil(words.length / 5))}`);
  if (block.heading !== null)
    for (const word of block.heading
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .slice(0, 8))
      features.push(`h:${word}`);
  return [...new Set(features)];
}

/** How much oftener words stand in stories and benefits than in duties and wants, their mean, in steps; 'none' where none is known. */
export function silenceOf(words: readonly string[]): number | "none" {
  let [odds, known] = [0, 0];
  for (const word of words) {
    const figure = wordFigure(word);
    if (figure === undefined) continue;
    odds += figure.silent;
    known += 1;
  }
  return known === 0 ? "none" : Math.max(-6, Math.min(6, Math.round((2 * odds) / known)));
}
