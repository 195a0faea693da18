import { writeFileSync } from "node:fs";
import { type LogisticModel, scoreFeatures, shareAt } from "#engine/models/logistic-classifier.ts";
import type { Reader } from "#engine/resume/confidence/rate-entries.ts";
import { addCount, type Outcome, openOutcome } from "../real/scoring/counts.ts";
import { figureTable } from "../real/scoring/print-figures.ts";
import { writeModel } from "../write-model.ts";
import { fitCalibrated } from "./fit-calibrated.ts";
import { type JudgedValue, judgeValues } from "./judge-values.ts";
import { listMakers, listReal, openDocuments, type TrainingDocument } from "./open-documents.ts";

const WEIGHTS: Record<Reader, { file: string; name: string; command: string }> = {
  tagger: { file: "confidence-weights", name: "CONFIDENCE_WEIGHTS", command: "confidence" },
  rules: { file: "ruled-confidence-weights", name: "RULED_CONFIDENCE_WEIGHTS", command: "ruled-confidence" },
};
/** From here on a value counts as sure, as letters may take it. */
export const SURE = 0.9;
/** The same, and once more strictly. */
const LIMITS = [SURE, 0.95] as const;

/**
 * Learns how surely values are right from the documents of `train` and of real makers, writes the weights into the engine, and
 * prints what they are worth on `tune`. The same documents give the same bytes. What the rules alone read is rated by weights of
 * its own, which the tagger was learned with.
 */
export async function runConfidence(by: Reader = "tagger"): Promise<void> {
  const real = await openDocuments(listReal("train"), by);
  if (real.length === 0) throw new Error("no document is restored: docs/labels.md says how");
  const documents = [...real, ...(await openDocuments(listMakers(), by))];
  const model = trainConfidence(documents.flatMap((document) => listLearned(document, by)));
  const { file, name, command } = WEIGHTS[by];
  writeFileSync(
    new URL(`../../engine/models/weights/${file}.ts`, import.meta.url),
    `// Written by npm run training -- ${command} (docs/models.md); not edited by hand.\nexport const ${name} = \`\n${writeModel(model)}\n\`;\n`,
  );
  printReport(await openDocuments(listReal("tune"), by), model);
}

/** The tagger reads what it was learned from better than a stranger's: its entries are judged on documents it has not met. */
function listLearned(document: TrainingDocument, by: Reader): JudgedValue[] {
  const values = judgeValues(document);
  return by === "rules" || document.unmet ? values : values.filter(({ ofEntry }) => !ofEntry);
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
