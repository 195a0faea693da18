import { scoreFeatures } from "#engine/models/logistic-classifier.ts";
import type { Need } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { NeedModels } from "./ad-models.ts";
import type { AdSentence } from "./ad-sentence.ts";
import { sentenceFeatures } from "./sentence-features.ts";

export const NEEDS = ["must", "nice", "stated"] as const;

/** Log odds in thousandths that what a sentence names is wanted so much: its own, and the mean of it and its neighbours. */
export type SentenceNeeds = { own: Readonly<Record<Need, number>>; around: Readonly<Record<Need, number>> };

/** Sentences on each side that speak for one: duties stand beside duties, and what is required beside the like. */
const NEIGHBOURS = 2;
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
    const last = own.at(-1);
    if (last !== undefined) {
      head = last.normalized;
      since = 0;
      features.push(`oh:${head}`);
    }
    return features;
  });
}

/** How much each sentence wants what it names. */
export function scoreSentenceNeeds(
  models: NeedModels,
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
): SentenceNeeds[] {
  const own = sentenceNeedFeatures(sentences, blocks).map((features) => ({
    must: scoreFeatures(models.must, features),
    nice: scoreFeatures(models.nice, features),
    stated: scoreFeatures(models.stated, features),
  }));
  return own.map((scores, at) => {
    const near = own.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1);
    const mean = (need: Need) => Math.round(near.reduce((sum, one) => sum + one[need], 0) / near.length);
    return { own: scores, around: { must: mean("must"), nice: mean("nice"), stated: mean("stated") } };
  });
}
