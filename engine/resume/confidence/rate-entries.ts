import { type AdditiveModel, rateSigns } from "../../models/additive.ts";
import { readAdditive } from "../../models/read-weights.ts";
import { CONFIDENCE_WEIGHTS } from "../../models/weights/confidence-weights.ts";
import type { JobReading, ResumeEducation, ResumeJob, StudyReading } from "../model/resume.ts";
import type { LineFacts } from "../tagger/line-facts.ts";
import type { TaggedEntry } from "../tagger/tag-resume.ts";
import { listEvidence } from "./list-evidence.ts";
import { matchTagged } from "./match-tagged.ts";
import { ofJob, ofStudy, type RatedEntry } from "./rated-entry.ts";

/** What the second reader saw and told of the same document. */
export type SecondReading = {
  text: string;
  columns: number;
  facts: readonly LineFacts[];
  tagged: readonly TaggedEntry[];
};

/** The jobs with how far each of their values may be believed. */
export function rateJobs(jobs: readonly JobReading[], second: SecondReading): ResumeJob[] {
  const rates = rateEntries(jobs.map(ofJob), second);
  return jobs.map((job, at) => {
    const rate = rates[at]!;
    const confidence = {
      title: rate("title"),
      employer: rate("employer"),
      place: rate("place"),
      dates: rate("dates"),
    };
    return { ...job, confidence };
  });
}

export function rateStudies(studies: readonly StudyReading[], second: SecondReading): ResumeEducation[] {
  const rates = rateEntries(studies.map(ofStudy), second);
  return studies.map((study, at) => {
    const rate = rates[at]!;
    const confidence = {
      school: rate("school"),
      degree: rate("degree"),
      field: rate("field"),
      dates: rate("dates"),
    };
    return { ...study, confidence };
  });
}

/** Entries beyond these are not believed: no resume has so many. */
const MOST_ENTRIES = 80;

let learned: AdditiveModel | null = null;

function rateEntries(
  entries: readonly RatedEntry[],
  { tagged, ...document }: SecondReading,
): ((field: string) => number)[] {
  learned ??= readAdditive(CONFIDENCE_WEIGHTS);
  const model = learned;
  const rated = entries.slice(0, MOST_ENTRIES);
  const evidence = listEvidence({ ...document, entries: rated, tagged: matchTagged(rated, tagged) });
  return entries.map((_, at) => (field) => {
    const signs = evidence[at]?.get(field);
    return signs === undefined ? 0 : rateSigns(model, signs);
  });
}
