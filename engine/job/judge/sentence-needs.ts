import type { AdBlock } from "../sections/read-blocks.ts";
import type { AdSentence } from "./ad-sentence.ts";
import { sentenceCueFeatures } from "./cue-features.ts";
import { type Break, type ChainModels, readChain, type State } from "./need-chain.ts";
import { sentenceFeatures } from "./sentence-features.ts";

export const NEEDS = ["must", "nice", "stated"] as const;

/** How surely a sentence wants what it names so much, or does not speak of the work, in steps of log odds from -5 to 5. */
export type SentenceNeeds = Readonly<Record<State, number>>;

/** Words that head a part of an ad even where its line breaks are lost. */
const HEADS =
  /^(?:requirements?|required|qualifications?|responsibilit(?:y|ies)|duties|skills?|experience|preferred|desired|desirable|essential|minimum|education|benefits?|about|summary|role|bonus|ideally|knowledge|what|who|you)$/i;
/** Sentences below which such a word still speaks, in steps. */
const REACH = [1, 3, 6, 12];

/** What tells how much a sentence wants what it names: what tells whether it speaks of the work, and the last heading word. */
export function sentenceNeedFeatures(
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
): string[][] {
  let head = "none";
  let since = 0;
  return sentences.map((sentence, at) => {
    const features = sentenceFeatures(sentence, blocks[sentence.block]!);
    const own = sentence.tokens.filter(({ text }) => /^\p{Lu}/u.test(text) && HEADS.test(text));
    since += 1;
    const reach = REACH.find((most) => since <= most) ?? "far";
    features.push(`lc:${head}`, `lr:${head}:${reach}`);
    const [before, after] = [sentences[at - 1], sentences[at + 1]];
    features.push(`<f:${before?.tokens[0]?.normalized ?? "^"}`, `>f:${after?.tokens[0]?.normalized ?? "$"}`);
    features.push(...sentenceCueFeatures(sentence));
    const last = own.at(-1);
    if (last !== undefined) {
      head = last.normalized;
      since = 0;
      features.push(`oh:${head}`);
    }
    return features;
  });
}

/** How much each sentence wants what it names, judged beside all others. */
export function scoreSentenceNeeds(
  models: ChainModels,
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
): SentenceNeeds[] {
  const features = sentenceNeedFeatures(sentences, blocks);
  const kinds = findBreaks(sentences, blocks);
  const shares = readChain(
    models,
    features.map((names, at) => ({ features: names, kind: kinds[at]! })),
  );
  return shares.map(({ must, nice, stated, silent }) => ({
    must: stepOf(must),
    nice: stepOf(nice),
    stated: stepOf(stated),
    silent: stepOf(silent),
  }));
}

/** How each sentence is parted from the one before. */
export function findBreaks(sentences: readonly AdSentence[], blocks: readonly AdBlock[]): Break[] {
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    if (before === undefined || before.block === sentence.block) return "run";
    const [above, own] = [blocks[before.block]!, blocks[sentence.block]!];
    if (above.part !== own.part) return "part";
    return above.kind === own.kind ? "like" : "unlike";
  });
}

/** Shares at log odds of .4, 1.2, 2, 2.8 and 3.6. */
const STEPS = [0.599, 0.769, 0.881, 0.943, 0.973];

function stepOf(share: number): number {
  const steps = STEPS.filter((least) => Math.max(share, 1 - share) >= least).length;
  return share >= 0.5 ? steps : -steps;
}
