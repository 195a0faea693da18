import { writeFileSync } from "node:fs";
import type { AdModels } from "#engine/job/judge/ad-models.ts";
import { candidateFeatures } from "#engine/job/judge/candidate-features.ts";
import { contextOf, placeCandidates, scoreSentences } from "#engine/job/judge/judge-candidates.ts";
import { needFeatures } from "#engine/job/judge/need-features.ts";
import { sentenceFeatures } from "#engine/job/judge/sentence-features.ts";
import type { LogisticModel } from "#engine/models/logistic-classifier.ts";
import { writeModel } from "../write-model.ts";
import { fitModel, type Row } from "./fit-logistic.ts";
import { type LabelledAd, readLabelledAds } from "./labelled-ads.ts";

/** A feature counts from so many ads on, each of an employer of its own. */
const FEWEST = 8;
/** L2 penalties: from half to four times as much moves `tune` and folds of owners by a quarter of a point at most. */
const PENALTY = { sentence: 3, term: 6, need: 2 };
export const FOLDS = 5;
const NEEDS = ["must", "nice", "stated"] as const;

/** Fits the models on all labelled ads to learn from and writes them into the engine. The same ads give the same bytes. */
export function trainAds(): void {
  const weights = fitAds(readLabelledAds("train"));
  write("sentence-weights", `export const SENTENCE_WEIGHTS = ${literal(weights.sentence)};`);
  write("term-weights", `export const TERM_WEIGHTS = ${literal(weights.term)};`);
  const needs = NEEDS.map((need) => `  ${need}: ${literal(weights.need[need])},`);
  write("need-weights", `export const NEED_WEIGHTS = {\n${needs.join("\n")}\n};`);
}

/** Sentences are scored by models that have not seen their ad, so that the judge of terms learns how far to trust them. */
export function fitAds(ads: readonly LabelledAd[]): AdModels {
  const unseen = Array.from({ length: FOLDS }, (_, fold) =>
    fitSentences(ads.filter((ad) => foldOf(ad) !== fold)),
  );
  const terms: Row[] = [];
  const needs: (Row & { need: string })[] = [];
  for (const ad of ads) {
    const scores = scoreSentences(unseen[foldOf(ad)]!, ad.sentences, ad.blocks);
    const context = contextOf(ad.candidates, ad.title);
    for (const placed of placeCandidates(ad.candidates, ad.sentences, ad.blocks, scores)) {
      const truth = ad.truths.get(placed.candidate);
      if (truth === undefined) continue;
      const document = ad.id;
      terms.push({ document, names: candidateFeatures(placed, context), right: truth.asked });
      if (truth.asked && truth.once && truth.ruled !== null)
        needs.push({ document, names: needFeatures(placed, truth.ruled), right: false, need: truth.need });
    }
  }
  const fitNeed = (need: string) =>
    fitModel(
      needs.map((row) => ({ ...row, right: row.need === need })),
      { fewest: FEWEST, penalty: PENALTY.need },
    );
  return {
    sentence: fitSentences(ads),
    term: fitModel(terms, { fewest: FEWEST, penalty: PENALTY.term }),
    need: { must: fitNeed("must"), nice: fitNeed("nice"), stated: fitNeed("stated") },
  };
}

/** A fifth of the ads, by their ids. */
export const foldOf = ({ id }: { id: string }) => Number.parseInt(id.slice(0, 6), 16) % FOLDS;

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

const literal = (model: LogisticModel) => `\`\n${writeModel(model)}\n\``;

function write(name: string, code: string): void {
  const head =
    "/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */";
  writeFileSync(new URL(`../../engine/models/ads/${name}.ts`, import.meta.url), `${head}\n${code}\n`);
}
