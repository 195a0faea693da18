import { CREDENTIAL_HEADS } from "#engine/knowledge/ads/credential-heads.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { ORDINARY_NOUNS, QUALITY_WORDS } from "#engine/knowledge/words/plain-words.ts";
import { wordClass } from "#engine/models/ads/read-word-classes.ts";
import { wordFigure } from "#engine/models/ads/read-word-figures.ts";
import type { SeenLine } from "#engine/models/network/score-tags.ts";
import { GAP, LIST_GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { AdSentence } from "./ad-sentence.ts";
import type { Candidate } from "./candidate.ts";
import { type AdContext, gapName, tradeFit } from "./candidate-features.ts";
import { silenceOf } from "./sentence-features.ts";
import { isDuty } from "./weak-words.ts";

/** Words of a sentence that are tagged; no sentence that asks for something has so many. */
export const MOST_WORDS = 160;

/** The sentences of an ad as its tagger sees them: what the lexicon and the rules found stands apart (`rule…`). */
export function observeAd(
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
  candidates: readonly Candidate[],
  context: AdContext,
): SeenLine[] {
  let next = 0;
  return sentences.map((sentence) => {
    const tokens = sentence.tokens.slice(0, MOST_WORDS);
    const block = blocks[sentence.block]!;
    while (next < candidates.length && candidates[next]!.end <= sentence.start) next += 1;
    const rules = tokens.map((): string[] => []);
    let read = 0;
    for (let at = next; at < candidates.length && candidates[at]!.start < sentence.end; at += 1) {
      const one = candidates[at]!;
      const from = tokens.findIndex(({ end }) => end > one.start);
      if (from < 0) continue;
      if (one.source === "read") read += 1;
      for (let token = from; token < tokens.length && tokens[token]!.start < one.end; token += 1) {
        const place = token === from ? "B" : "I";
        const last = token + 1 === tokens.length || tokens[token + 1]!.start >= one.end;
        rules[token]!.push(
          `${place}:${one.source}:${one.ambiguity}`,
          `${place}:${one.kind}`,
          `t:${tradeFit(one, context)}`,
          ...(last ? ["end", `end:${one.source}`] : []),
        );
      }
    }
    return {
      tokenFeatures: tokens.map((token, at) => tokenFeatures(token, sentence, at)),
      ruleTokenFeatures: rules,
      segments: segmentsOf(tokens),
      lineFeatures: sentenceFeatures(sentence, block),
      ruleLineFeatures: [`r:${Math.min(5, read)}`],
      setting: `${block.section} ${block.heading ?? ""}`,
    };
  });
}

function tokenFeatures(token: Token, { cues }: AdSentence, at: number): string[] {
  const { normalized, singular, stem, letterCase, gap, sentenceStart, capsLine } = token;
  if (letterCase === "number") return ["w=0", `g=${gapName(gap)}`];
  const upper = letterCase === "title" && sentenceStart ? "start" : letterCase;
  const features = [
    `w=${normalized}`,
    `w=${stem}~`,
    `p3=${normalized.slice(0, 3)}`,
    `s3=${normalized.slice(-3)}`,
    `s4=${normalized.slice(-4)}`,
    `c=${capsLine ? "line" : upper}`,
    `g=${gapName(gap)}`,
    `b=${wordBand(normalized) ?? wordBand(singular) ?? "rare"}`,
    `n=${Math.min(6, normalized.length)}`,
  ];
  const known = wordClass(normalized);
  if (known !== undefined) features.push(`wc=${known.class}`, `wk=${known.kind}`);
  const figure = wordFigure(normalized);
  if (figure === undefined) features.push("unknown");
  else
    features.push(`as=${figure.asked}`, `wa=${figure.wanted}`, `si=${figure.silent}`, `co=${figure.common}`);
  if (isDuty(token)) features.push("duty");
  if (QUALITY_WORDS.has(normalized)) features.push("quality");
  if (ORDINARY_NOUNS.has(singular)) features.push("ordinary");
  if (CREDENTIAL_HEADS.has(singular)) features.push("credential");
  const cue = cues[at];
  if (cue !== undefined) features.push(`cue=${cue.need}`);
  return features;
}

/** Of each word the item of the list it stands in, and the part of the sentence that signs cut off. */
function segmentsOf(tokens: readonly Token[]): [number, number][] {
  let [item, part] = [0, 0];
  return tokens.map(({ gap }, at) => {
    if (at > 0 && (gap & (LIST_GAP | GAP.slash | GAP.colon | GAP.dash | GAP.open | GAP.close)) !== 0)
      item += 1;
    if (at > 0 && (gap & (GAP.colon | GAP.dash | GAP.open | GAP.close)) !== 0) part += 1;
    return [item, part];
  });
}

function sentenceFeatures({ tokens, tenth, separators }: AdSentence, block: AdBlock): string[] {
  const heading = (block.heading ?? "").toLowerCase().match(/\p{L}+/gu) ?? [];
  return [
    `p:${tenth}`,
    `s:${block.section}`,
    `k:${block.kind}`,
    `bl:${block.skillsList}`,
    ...(block.formal ? ["formal"] : []),
    `ls:${Math.min(6, separators)}`,
    `len:${Math.min(10, Math.ceil(tokens.length / 4))}`,
    `o:${silenceOf(tokens.slice(0, MOST_WORDS).map(({ normalized }) => normalized))}`,
    ...(tokens[0] === undefined ? [] : [`w.first=${tokens[0].normalized}`]),
    ...heading.slice(0, 8).map((word) => `w.key=${word}`),
  ];
}
