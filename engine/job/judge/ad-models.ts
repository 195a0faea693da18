import { NEED_WEIGHTS } from "#engine/models/ads/need-weights.ts";
import { SENSE_WEIGHTS } from "#engine/models/ads/sense-weights.ts";
import { SENTENCE_NEED_WEIGHTS } from "#engine/models/ads/sentence-need-weights.ts";
import { SENTENCE_WEIGHTS } from "#engine/models/ads/sentence-weights.ts";
import { TERM_WEIGHTS } from "#engine/models/ads/term-weights.ts";
import { type LogisticModel, readLogisticModel } from "#engine/models/logistic-classifier.ts";
import { AD_TAGGER_FEATURES, AD_TAGGER_WEIGHTS } from "#engine/models/network/ad-tagger-weights.ts";
import { openTagger, type Tagger } from "#engine/models/network/score-tags.ts";
import type { Need } from "../model/job.ts";
import type { ChainModels, State } from "./need-chain.ts";

export type NeedModels = Readonly<Record<Need, LogisticModel>>;

/** What was learned from labelled ads (docs/models.md). */
export type AdModels = {
  /** That a sentence is about the work, not about the employer, benefits or the form. */
  sentence: LogisticModel;
  /** How much sentences want what they name, in their order. */
  sentenceNeed: ChainModels;
  /** That a candidate is asked for. */
  term: LogisticModel;
  /** That a term which is asked for has this need. */
  need: NeedModels;
  /** That the label of a concept says what the ad's words say. */
  sense: LogisticModel;
  /** Which words are part of something asked for. */
  tagger: Tagger;
};

let models: AdModels | undefined;

/** The models that are shipped, read when first asked for. */
export function adModels(): AdModels {
  models ??= {
    sentence: readLogisticModel(SENTENCE_WEIGHTS),
    term: readLogisticModel(TERM_WEIGHTS),
    sentenceNeed: readChainModels(SENTENCE_NEED_WEIGHTS),
    need: readNeedModels(NEED_WEIGHTS),
    sense: readLogisticModel(SENSE_WEIGHTS),
    tagger: openTagger(AD_TAGGER_FEATURES, AD_TAGGER_WEIGHTS),
  };
  return models;
}

function readChainModels({ silent, ...needs }: Readonly<Record<State, string>>): ChainModels {
  return { ...readNeedModels(needs), silent: readLogisticModel(silent) };
}

function readNeedModels({ must, nice, stated }: Readonly<Record<Need, string>>): NeedModels {
  return {
    must: readLogisticModel(must),
    nice: readLogisticModel(nice),
    stated: readLogisticModel(stated),
  };
}
