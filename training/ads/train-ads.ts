import { writeFileSync } from "node:fs";
import type { AdModels, NeedModels } from "#engine/job/judge/ad-models.ts";
import { candidateFeatures } from "#engine/job/judge/candidate-features.ts";
import { contextOf, placeCandidates, scoreSentences } from "#engine/job/judge/judge-candidates.ts";
import { STATES } from "#engine/job/judge/need-chain.ts";
import { needFeatures } from "#engine/job/judge/need-features.ts";
import { sentenceFeatures } from "#engine/job/judge/sentence-features.ts";
import { NEEDS, scoreSentenceNeeds } from "#engine/job/judge/sentence-needs.ts";
import type { Need } from "#engine/job/model/job.ts";
import type { LogisticModel } from "#engine/models/logistic-classifier.ts";
import { writeModel } from "../write-model.ts";
import { FEWEST, fitModel, type Row } from "./fit-logistic.ts";
import { fitSentenceNeeds } from "./fit-sentence-needs.ts";
import { type LabelledAd, readLabelledAds } from "./labelled-ads.ts";
import { fitSenses } from "./train-senses.ts";

/** L2 penalties: from half to four times as much moves `tune` and folds of owners by a quarter of a point at most. */
const PENALTY = { sentence: 3, term: 6, need: 2 };
export const FOLDS = 5;

/** Fits the models on all labelled ads to learn from and writes them into the engine. The same ads give the same bytes. */
export function trainAds(): void {
  const weights = fitAds(readLabelledAds("train"));
  write("sense-weights", `export const SENSE_WEIGHTS = ${literal(weights.sense)};`);
  write("sentence-weights", `export const SENTENCE_WEIGHTS = ${literal(weights.sentence)};`);
  write("term-weights", `export const TERM_WEIGHTS = ${literal(weights.term)};`);
  write(
    "sentence-need-weights",
    `export const SENTENCE_NEED_WEIGHTS = ${literals(STATES, weights.sentenceNeed)};`,
  );
  write("need-weights", `export const NEED_WEIGHTS = ${literals(NEEDS, weights.need)};`);
}

/** Sentences are scored by models that have not seen their ad, so that the judge of terms learns how far to trust them. */
export function fitAds(ads: readonly LabelledAd[]): Omit<AdModels, "tagger"> {
  const unseen = Array.from({ length: FOLDS }, (_, fold) =>
    fitSentences(ads.filter((ad) => foldOf(ad) !== fold)),
  );
  const unseenNeeds = Array.from({ length: FOLDS }, (_, fold) =>
    fitSentenceNeeds(ads.filter((ad) => foldOf(ad) !== fold)),
  );
  const terms: Row[] = [];
  const needs: NeedRow[] = [];
  for (const ad of ads) {
    const scores = scoreSentences(unseen[foldOf(ad)]!, ad.sentences, ad.blocks);
    const sentenceNeeds = scoreSentenceNeeds(unseenNeeds[foldOf(ad)]!, ad.sentences, ad.blocks);
    const context = contextOf(
      ad.candidates.filter(({ source }) => source !== "tagged"),
      ad.title,
    );
    for (const placed of placeCandidates(ad.candidates, ad.sentences, ad.blocks, scores, sentenceNeeds)) {
      const truth = ad.truths.get(placed.candidate);
      if (truth === undefined) continue;
      const document = ad.id;
      if (placed.candidate.source !== "tagged")
        terms.push({ document, names: candidateFeatures(placed, context), right: truth.asked });
      if (truth.asked && truth.once && truth.ruled !== null)
        needs.push({ document, names: needFeatures(placed, truth.ruled), right: false, need: truth.need });
    }
  }
  return {
    sentence: fitSentences(ads),
    term: fitModel(terms, { fewest: FEWEST, penalty: PENALTY.term }),
    sentenceNeed: fitSentenceNeeds(ads),
    need: fitNeeds(needs, PENALTY.need),
    sense: fitSenses(new Set(ads.map(({ id }) => id))),
  };
}

type NeedRow = Row & { need: Need };

function fitNeeds(rows: readonly NeedRow[], penalty: number): NeedModels {
  const fitOne = (need: Need) =>
    fitModel(
      rows.map((row) => ({ ...row, right: row.need === need })),
      { fewest: FEWEST, penalty },
    );
  return { must: fitOne("must"), nice: fitOne("nice"), stated: fitOne("stated") };
}

/** A fifth of the ads, by their ids. */
const foldOf = ({ id }: { id: string }) => Number.parseInt(id.slice(0, 6), 16) % FOLDS;

function fitSentences(ads: readonly LabelledAd[]): LogisticModel {
  const rows = ads.flatMap(({ id, sentences, blocks, speaking }) =>
    sentences.map((sentence, at) => ({
      document: id,
      names: sentenceFeatures(sentence, blocks[sentence.block]!),
      right: speaking[at]!,
    })),
  );
  return fitModel(rows, { fewest: FEWEST, penalty: PENALTY.sentence });
}

const literals = <K extends string>(names: readonly K[], models: Readonly<Record<K, LogisticModel>>) =>
  `{\n${names.map((name) => `  ${name}: ${literal(models[name])},`).join("\n")}\n}`;

const literal = (model: LogisticModel) => `\`\n${writeModel(model)}\n\``;

function write(name: string, code: string): void {
  const head =
    "/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */";
  writeFileSync(new URL(`../../engine/models/ads/${name}.ts`, import.meta.url), `${head}\n${code}\n`);
}
