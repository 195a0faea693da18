import { NEED_WEIGHTS } from "#engine/models/ads/need-weights.ts";
import { SENTENCE_WEIGHTS } from "#engine/models/ads/sentence-weights.ts";
import { TERM_WEIGHTS } from "#engine/models/ads/term-weights.ts";
import { type LogisticModel, readLogisticModel } from "#engine/models/logistic-classifier.ts";
import type { Need } from "../model/job.ts";

/** What was learned from labelled ads (docs/models.md). */
export type AdModels = {
  /** That a sentence is about the work, not about the employer, benefits or the form. */
  sentence: LogisticModel;
  /** That a candidate is asked for. */
  term: LogisticModel;
  /** That a term which is asked for has this need. */
  need: Readonly<Record<Need, LogisticModel>>;
};

let models: AdModels | undefined;

/** The models that are shipped, read when first asked for. */
export function adModels(): AdModels {
  models ??= {
    sentence: readLogisticModel(SENTENCE_WEIGHTS),
    term: readLogisticModel(TERM_WEIGHTS),
    need: {
      must: readLogisticModel(NEED_WEIGHTS.must),
      nice: readLogisticModel(NEED_WEIGHTS.nice),
      stated: readLogisticModel(NEED_WEIGHTS.stated),
    },
  };
  return models;
}
