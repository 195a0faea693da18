import { scoreFeatures, shareAt } from "#engine/models/logistic-classifier.ts";
import { judgeValues } from "../confidence/judge-values.ts";
import { listMakers, listReal, openDocuments } from "../confidence/open-documents.ts";
import { SURE, trainConfidence } from "../confidence/train-confidence.ts";
import { curveTable, traceCurve } from "./learning-curve.ts";

/** What the confidence of values is worth on `tune`, over the number of documents of `train` that they learned from. */
export async function printCurves(): Promise<void> {
  console.log("the confidence of values, by resumes learned from (per cent, on tune)");
  console.log(curveTable(await traceConfidence()).join("\n"));
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
