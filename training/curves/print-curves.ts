import { readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { scoreFeatures, shareAt } from "#engine/models/logistic-classifier.ts";
import { readLabelledAds } from "../ads/labelled-ads.ts";
import { fitAds } from "../ads/train-ads.ts";
import { judgeValues } from "../confidence/judge-values.ts";
import { listMakers, listReal, openDocuments } from "../confidence/open-documents.ts";
import { SURE, trainConfidence } from "../confidence/train-confidence.ts";
import { documentPath } from "../real/documents/folders.ts";
import { ownerOf, readManifest } from "../real/documents/manifest.ts";
import { readLabel } from "../real/labels/label-store.ts";
import { placeAd } from "../real/labels/place-ad.ts";
import { figureOf, openOutcome, sumCounts } from "../real/scoring/counts.ts";
import { adReadingOf, scoreAd } from "../real/scoring/score-ad.ts";
import { curveTable, traceCurve } from "./learning-curve.ts";

const AD_MEASURES = [
  ["hard skills, F1", "hard skills", "f1"],
  ["soft skills, F1", "soft skills", "f1"],
  ["listed terms asked for", "listed terms that are asked for", "precision"],
  ["need right", "need of terms found", "precision"],
] as const;

/** What the learned models are worth on `tune`, over the number of documents of `train` that they learned from. */
export async function printCurves(): Promise<void> {
  console.log("the judge of ads, by ads learned from (per cent, on tune)");
  console.log(curveTable(traceAds()).join("\n"));
  console.log("the confidence of values, by resumes learned from (per cent, on tune)");
  console.log(curveTable(await traceConfidence()).join("\n"));
}

function traceAds() {
  const tune = readManifest("ads").flatMap((entry) => {
    const label = entry.role === "tune" ? readLabel("ads", entry.id) : null;
    if (label === null) return [];
    const text = readFileSync(documentPath.ads(entry.id), "utf8");
    return [{ entry, text, placed: placeAd(text, label) }];
  });
  return traceCurve(readLabelledAds("train"), (part) => {
    const models = fitAds(part);
    const outcomes = tune.map(({ entry, text, placed }) => {
      const outcome = openOutcome(entry.id, ownerOf(entry));
      scoreAd(outcome, adReadingOf(readJob(text, models)), placed);
      return outcome;
    });
    return new Map(
      AD_MEASURES.map(([name, measure, figure]) => [
        name,
        100 * (figureOf(sumCounts(outcomes, measure), figure) ?? 0),
      ]),
    );
  });
}

/** Documents of real makers are learned from each time, as when the weights are made. */
async function traceConfidence() {
  const valuesOf = async (sources: Parameters<typeof openDocuments>[0]) =>
    (await openDocuments(sources)).map(judgeValues);
  const [train, makers, tune] = [
    await valuesOf(listReal("train")),
    (await valuesOf(listMakers())).flat(),
    (await valuesOf(listReal("tune"))).flat(),
  ];
  return traceCurve(train, (part) => {
    const model = trainConfidence([...part.flat(), ...makers]);
    const rated = tune.map(({ signs, right }) => ({
      rate: shareAt(model, scoreFeatures(model, signs)),
      right,
    }));
    const sure = rated.filter(({ rate }) => rate >= SURE);
    const misses = rated.map(({ rate, right }) => (rate - Number(right)) ** 2);
    const share = (some: number, all: number) => (all === 0 ? 0 : (100 * some) / all);
    return new Map([
      ["of the sure, right", share(sure.filter(({ right }) => right).length, sure.length)],
      ["sure, of all read", share(sure.length, rated.length)],
      ["Brier score (less is better)", (100 * misses.reduce((sum, miss) => sum + miss, 0)) / rated.length],
    ]);
  });
}
