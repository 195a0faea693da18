import { measureShape } from "#engine/resume/shape/measure-shape.ts";
import {
  listMakers,
  listOwn,
  listReal,
  openDocuments,
  type TrainingDocument,
} from "../confidence/open-documents.ts";
import { proposeResume } from "../real/labelling/propose-resume.ts";
import type { ResumeLabel } from "../real/labels/resume-label.ts";
import { openOutcome } from "../real/scoring/counts.ts";
import { figureTable } from "../real/scoring/print-figures.ts";
import { RESUME_MEASURES, scoreResume } from "../real/scoring/score-resume.ts";
import { listLineSequence, listTokenSequences } from "./list-sequences.ts";
import { JOB_LABELS, LINE_LABELS, STUDY_LABELS } from "./reader/header-labels.ts";
import { inheritEmployers } from "./reader/inherit-employers.ts";
import { readLineFacts } from "./reader/line-facts.ts";
import { type TaggedEntry, type TaggerModel, tagResume } from "./reader/tag-resume.ts";
import { type ChainSettings, trainChain } from "./train-chain.ts";

/** Chosen on `tune`: more epochs or a smaller penalty change its figures by less than its interval. */
const SETTINGS: ChainSettings = { epochs: 10, rate: 0.1, l1: 2e-6, least: 8 };
const ENTRY_MEASURES = RESUME_MEASURES.slice(
  0,
  RESUME_MEASURES.findIndex(({ measure }) => measure === "sections"),
);

/** Trains the second reader on all that is labelled for learning, and prints it beside the rules, on `tune`. */
export async function runTrial(): Promise<void> {
  const learned = await openDocuments([...listReal("train"), ...listMakers(), ...listOwn()]);
  const model = trainTagger(learned);
  const documents = await openDocuments(listReal("tune"));
  const score = (read: (document: TrainingDocument) => Pick<ResumeLabel, "jobs" | "studies">) =>
    documents.map((document) => {
      const outcome = openOutcome(document.id, document.owner);
      scoreResume(outcome, { ...document.label, ...read(document) }, document.label);
      return outcome;
    });
  const table = figureTable(ENTRY_MEASURES, [
    { title: "rules", outcomes: score(({ resume }) => proposeResume(resume)) },
    { title: "second reader", outcomes: score((document) => labelTagged(document, model)) },
  ]);
  console.log(table.join("\n"));
}

function trainTagger(documents: readonly TrainingDocument[]): TaggerModel {
  const tokens = (kind: "job" | "study") =>
    documents.flatMap((document) => listTokenSequences(document, kind));
  return {
    lines: trainChain(LINE_LABELS, documents.map(listLineSequence), SETTINGS),
    job: trainChain(JOB_LABELS, tokens("job"), SETTINGS),
    study: trainChain(STUDY_LABELS, tokens("study"), SETTINGS),
  };
}

/** The second reader's entries in the form of a label. */
function labelTagged(
  { resume, text }: TrainingDocument,
  model: TaggerModel,
): Pick<ResumeLabel, "jobs" | "studies"> {
  const entries = inheritEmployers(
    tagResume(readLineFacts(resume.lines, measureShape(resume.lines)), text, model),
  );
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
