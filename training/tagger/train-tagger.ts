import type { AdditiveModel } from "#engine/models/additive.ts";
import { JOB_LABELS, LINE_LABELS, STUDY_LABELS } from "#engine/resume/tagger/header-labels.ts";
import type { TaggerModel } from "#engine/resume/tagger/tag-resume.ts";
import { type JudgedValue, judgeValues } from "./judge-values.ts";
import { listLineSequence, listTokenSequences } from "./list-sequences.ts";
import type { TrainingDocument } from "./open-documents.ts";
import { trainAdditive } from "./train-additive.ts";
import { type ChainSettings, type Sequence, trainChain } from "./train-chain.ts";

/** Chosen on `tune`: more epochs or a smaller penalty change its figures by less than its interval. */
const SETTINGS: ChainSettings = { epochs: 10, rate: 0.1, l1: 2e-6, least: 8 };
const FOLDS = 4;

export function trainTagger(documents: readonly TrainingDocument[]): TaggerModel {
  const { lines, job, study } = listSequences(documents);
  return {
    lines: trainChain(LINE_LABELS, lines, SETTINGS),
    job: trainChain(JOB_LABELS, job, SETTINGS),
    study: trainChain(STUDY_LABELS, study, SETTINGS),
  };
}

/** What each chain learns from. */
export function listSequences(
  documents: readonly TrainingDocument[],
): Readonly<Record<keyof TaggerModel, Sequence[]>> {
  return {
    lines: documents.map(listLineSequence),
    job: documents.flatMap((document) => listTokenSequences(document, "job")),
    study: documents.flatMap((document) => listTokenSequences(document, "study")),
  };
}

/** What the rules read of documents, judged beside a second reader that has learned from none of the owner's. */
export function judgeApart(
  judged: readonly TrainingDocument[],
  others: readonly TrainingDocument[],
): JudgedValue[] {
  const owners = [...new Set(judged.map(({ owner }) => owner))].sort();
  const foldOf = new Map(owners.map((owner, at) => [owner, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainTagger([...judged.filter(({ owner }) => foldOf.get(owner) !== fold), ...others]);
    return judged.filter(({ owner }) => foldOf.get(owner) === fold).flatMap((one) => judgeValues(one, model));
  }).flat();
}

/** An owner of many documents counts by the root of their number. */
export function trainConfidence(values: readonly JudgedValue[]): AdditiveModel {
  const documents = new Map<string, Set<string>>();
  for (const { group, document } of values)
    documents.set(group, (documents.get(group) ?? new Set<string>()).add(document));
  return trainAdditive(
    values.map((value) => ({ ...value, weight: value.weight / Math.sqrt(documents.get(value.group)!.size) })),
  );
}
