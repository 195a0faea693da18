import { writeFileSync } from "node:fs";
import { type LogisticModel, scoreFeatures, shareAt } from "#engine/models/logistic-classifier.ts";
import { addCount, type Outcome, openOutcome } from "../real/scoring/counts.ts";
import { figureTable } from "../real/scoring/print-figures.ts";
import { writeModel } from "../write-model.ts";
import { fitCalibrated } from "./fit-calibrated.ts";
import { type JudgedValue, judgeValues } from "./judge-values.ts";
import { listMakers, listReal, openDocuments, type TrainingDocument } from "./open-documents.ts";

const FILE = new URL("../../engine/models/weights/confidence-weights.ts", import.meta.url).pathname;
const HEAD = "// Written by npm run training -- confidence (docs/models.md); not edited by hand.\n";
/** From here on a value counts as sure, as letters may take it. */
export const SURE = 0.9;
/** The same, and once more strictly. */
const LIMITS = [SURE, 0.95] as const;

/**
 * Learns how surely values are right from the documents of `train` and of real makers, writes the weights into the engine, and
 * prints what they are worth on `tune`. The same documents give the same bytes.
 */
export async function runConfidence(): Promise<void> {
  const real = await openDocuments(listReal("train"));
  if (real.length === 0) throw new Error("no document is restored: docs/labels.md says how");
  const makers = await openDocuments(listMakers());
  const model = trainConfidence([...real, ...makers].flatMap(judgeValues));
  writeFileSync(FILE, `${HEAD}export const CONFIDENCE_WEIGHTS = \`\n${writeModel(model)}\n\`;\n`);
  printReport(await openDocuments(listReal("tune")), model);
}

/** An owner of many documents counts by the root of their number. */
export function trainConfidence(values: readonly JudgedValue[]): LogisticModel {
  const documents = new Map<string, Set<string>>();
  for (const { group, document } of values)
    documents.set(group, (documents.get(group) ?? new Set<string>()).add(document));
  return fitCalibrated(
    values.map((value) => ({ ...value, weight: value.weight / Math.sqrt(documents.get(value.group)!.size) })),
  );
}

/** On documents that nothing was learned from: how far the confidence of values holds. */
function printReport(documents: readonly TrainingDocument[], model: LogisticModel): void {
  for (const limit of LIMITS) {
    const rated = documents.map((document) => rateDocument(document, model, limit));
    const fields = [...new Set(rated.flatMap(({ counts }) => [...counts.keys()]))].sort();
    const measures = fields.flatMap((measure) => [
      { measure, figure: "precision" as const },
      { measure, figure: "recall" as const },
    ]);
    console.log(
      `confidence of ${limit} and more: of those, how many are right; of all read, how many are so sure`,
    );
    console.log(figureTable(measures, [{ title: "tune", outcomes: rated }]).join("\n"));
  }
}

function rateDocument(document: TrainingDocument, model: LogisticModel, limit: number): Outcome {
  const outcome = openOutcome(document.id, document.owner);
  for (const { field, signs, right } of judgeValues(document)) {
    const sure = shareAt(model, scoreFeatures(model, signs)) >= limit;
    for (const measure of [field, "all"])
      addCount(outcome, measure, {
        right: Number(sure && right),
        read: Number(sure),
        found: Number(sure),
        there: 1,
      });
  }
  return outcome;
}
