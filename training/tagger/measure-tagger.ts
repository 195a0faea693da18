import { type AdditiveModel, rateSigns } from "#engine/models/additive.ts";
import { inheritEmployers } from "#engine/resume/tagger/inherit-employers.ts";
import { type TaggedEntry, type TaggerModel, tagResume } from "#engine/resume/tagger/tag-resume.ts";
import { proposeResume } from "../real/labelling/propose-resume.ts";
import type { ResumeLabel } from "../real/labels/resume-label.ts";
import { addCount, type Outcome, openOutcome } from "../real/scoring/counts.ts";
import { figureTable } from "../real/scoring/print-figures.ts";
import { RESUME_MEASURES, scoreResume } from "../real/scoring/score-resume.ts";
import { judgeValues } from "./judge-values.ts";
import type { TrainingDocument } from "./open-documents.ts";

/** From here on a value counts as sure: once as letters take it, once more strictly. */
const LIMITS = [0.9, 0.95] as const;
const ENTRY_MEASURES = RESUME_MEASURES.slice(
  0,
  RESUME_MEASURES.findIndex(({ measure }) => measure === "sections"),
);

/** On documents that nothing was learned from: both readers, and how far the confidence of values holds. */
export function printReport(
  documents: readonly TrainingDocument[],
  model: TaggerModel,
  confidence: AdditiveModel,
): void {
  const outcomes = (read: (document: TrainingDocument) => Pick<ResumeLabel, "jobs" | "studies">) =>
    documents.map((document) => {
      const outcome = openOutcome(document.id, document.owner);
      scoreResume(outcome, { ...document.label, ...read(document) }, document.label);
      return outcome;
    });
  const table = figureTable(ENTRY_MEASURES, [
    { title: "rules", outcomes: outcomes(({ resume }) => proposeResume(resume)) },
    { title: "second reader", outcomes: outcomes((document) => labelTagged(document, model)) },
  ]);
  console.log(table.join("\n"));
  for (const limit of LIMITS) {
    const rated = documents.map((document) => rateDocument(document, model, confidence, limit));
    const fields = [...new Set(rated.flatMap(({ counts }) => [...counts.keys()]))].sort();
    const measures = fields.flatMap((measure) => [
      { measure, figure: "precision" as const },
      { measure, figure: "recall" as const },
    ]);
    console.log(
      `confidence of ${limit} and more: of those, how many are right; of all values read, how many are so sure`,
    );
    console.log(figureTable(measures, [{ title: "tune", outcomes: rated }]).join("\n"));
  }
}

function rateDocument(
  document: TrainingDocument,
  model: TaggerModel,
  confidence: AdditiveModel,
  limit: number,
): Outcome {
  const outcome = openOutcome(document.id, document.owner);
  for (const { field, signs, right } of judgeValues(document, model)) {
    const sure = rateSigns(confidence, signs) >= limit;
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

/** The second reader's entries in the form of a label. */
function labelTagged(
  { facts, text }: TrainingDocument,
  model: TaggerModel,
): Pick<ResumeLabel, "jobs" | "studies"> {
  const entries = inheritEmployers(tagResume(facts, text, model));
  const value = ({ values }: TaggedEntry, field: string) => values[field]?.text ?? null;
  const dates = ({ from, to, current }: TaggedEntry) => ({
    start: from?.text ?? null,
    end: to?.text ?? (current ? "Present" : null),
    lines: null,
  });
  return {
    jobs: entries
      .filter((one) => one.kind === "job" && (value(one, "title") ?? value(one, "employer")) !== null)
      .map((one) => ({
        title: value(one, "title"),
        employer: value(one, "employer"),
        place: value(one, "place"),
        ...dates(one),
      })),
    studies: entries
      .filter((one) => one.kind === "study" && (value(one, "school") ?? value(one, "degree")) !== null)
      .map((one) => ({
        school: value(one, "school"),
        degree: value(one, "degree"),
        field: value(one, "field"),
        grade: null,
        ...dates(one),
      })),
  };
}
