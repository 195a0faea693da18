import { type LogisticModel, scoreFeatures } from "#engine/models/logistic-classifier.ts";
import type { Trade } from "../../knowledge/skills/concept.ts";
import type { Need } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { NeedModels } from "./ad-models.ts";
import type { AdSentence } from "./ad-sentence.ts";
import type { Candidate } from "./candidate.ts";
import { type AdContext, candidateFeatures, type Placed } from "./candidate-features.ts";
import { needFeatures } from "./need-features.ts";
import { sentenceFeatures } from "./sentence-features.ts";
import { NEEDS, type SentenceNeeds } from "./sentence-needs.ts";

/** Log odds in thousandths that each sentence is about the work, before its neighbours are asked. */
export function scoreSentences(
  model: LogisticModel,
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
): number[] {
  return sentences.map((sentence) =>
    scoreFeatures(model, sentenceFeatures(sentence, blocks[sentence.block]!)),
  );
}

/** Each candidate where it stands. One that lies in no sentence is left out. */
export function placeCandidates(
  candidates: readonly Candidate[],
  sentences: readonly AdSentence[],
  blocks: readonly AdBlock[],
  scores: readonly number[],
  needs: readonly SentenceNeeds[],
): Placed[] {
  let at = 0;
  let from = 0;
  return candidates.flatMap((candidate) => {
    while (at + 1 < sentences.length && sentences[at + 1]!.start <= candidate.start) {
      at += 1;
      from = 0;
    }
    const sentence = sentences[at];
    if (sentence === undefined || candidate.start < sentence.start) return [];
    while (from < sentence.tokens.length && sentence.tokens[from]!.end <= candidate.start) from += 1;
    if (from === sentence.tokens.length) return [];
    let to = from;
    while (to < sentence.tokens.length && sentence.tokens[to]!.start < candidate.end) to += 1;
    const near = [scores[at - 1] ?? scores[at]!, scores[at]!, scores[at + 1] ?? scores[at]!] as const;
    return [
      { candidate, sentence, from, to, block: blocks[sentence.block]!, scores: near, needs: needs[at]! },
    ];
  });
}

export function contextOf(candidates: readonly Candidate[], title: string | undefined): AdContext {
  const trades = new Map<Trade, number>();
  const repeats = new Map<string, number>();
  const sure = candidates.filter(({ source, kind }) => source === "read" && kind === "hard");
  for (const candidate of sure)
    for (const trade of candidate.trades) trades.set(trade, (trades.get(trade) ?? 0) + 1 / sure.length);
  for (const { id } of candidates) repeats.set(id, (repeats.get(id) ?? 0) + 1);
  return { trades, repeats, title: (title ?? "").toLowerCase() };
}

/** Log odds in thousandths that a candidate is asked for. */
export function scoreCandidate(model: LogisticModel, placed: Placed, context: AdContext): number {
  return scoreFeatures(model, candidateFeatures(placed, context));
}

/** Thousandths of log odds by which another need must be surer than what the rules read; chosen on `tune` and on our own ads. */
const SURER = 700;

/** The need whose model is surest, unless what the rules read is nearly as sure. */
export function judgeNeed(models: NeedModels, placed: Placed, ruled: Need): Need {
  const features = needFeatures(placed, ruled);
  let best = ruled;
  let most = scoreFeatures(models[ruled], features) + SURER;
  for (const need of NEEDS) {
    const score = scoreFeatures(models[need], features);
    if (score > most) [best, most] = [need, score];
  }
  return best;
}
