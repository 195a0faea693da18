import type { Job } from "#engine/job/model/job.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import { logistic } from "#engine/models/fixed-point.ts";
import { FIT_WEIGHTS, WORDING_WEIGHTS } from "#engine/models/letters/line-weights.ts";
import {
  type LogisticModel,
  readLogisticModel,
  scoreFeatures,
  shareAt,
} from "#engine/models/logistic-classifier.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { FactCard } from "../cards/card.ts";
import { type Fit, fitFeatures, readFit } from "./fit-features.ts";
import { readWriter, type Writer } from "./read-writer.ts";
import { wordFeatures } from "./word-features.ts";
import { wordingFeatures } from "./wording-features.ts";

/**
 * How likely a strict reader finds a line sound in a letter: a model of its wording and one of what it says to the ad
 * (docs/models.md). The steps that calibrate the two together stand with the second one.
 */
export type LineModels = { wording: LogisticModel; fit: LogisticModel };

let shipped: LineModels | undefined;

/** A line's features for each of the models. */
export type LineFeatures = { wording: string[]; fit: string[] };

export function listFeatures(card: FactCard, fit: Fit, writer: Writer): LineFeatures {
  const current = card.job !== null && fit.jobs[card.job]?.current === true;
  const wording = wordingFeatures(card, current, writer);
  return { wording: [...wording, ...wordFeatures(card)], fit: [...wording, ...fitFeatures(card, fit)] };
}

/** Both hold: in thousandths. */
export function scoreLine({ wording, fit }: LineModels, features: LineFeatures): number {
  const share = (model: LogisticModel, names: readonly string[]) =>
    logistic(scoreFeatures(model, names) / 1000);
  return Math.round(1000 * share(wording, features.wording) * share(fit, features.fit));
}

/** The share of lines like this one that strict readers found sound. */
export function openJudge(
  cards: readonly FactCard[],
  resume: Resume,
  job: Job,
  ranked: readonly RankedRequirement[],
  asked: ReadonlyMap<string, number>,
): (card: FactCard) => number {
  shipped ??= { wording: readLogisticModel(WORDING_WEIGHTS), fit: readLogisticModel(FIT_WEIGHTS) };
  const models = shipped;
  const fit = readFit(cards, resume, job, ranked, asked);
  const writer = readWriter(resume, cards);
  return (card) => shareAt(models.fit, scoreLine(models, listFeatures(card, fit, writer)));
}
