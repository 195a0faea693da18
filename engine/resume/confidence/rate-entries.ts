import {
  type LogisticModel,
  readLogisticModel,
  scoreFeatures,
  shareAt,
} from "../../models/logistic-classifier.ts";
import { CONFIDENCE_WEIGHTS } from "../../models/weights/confidence-weights.ts";
import { RULED_CONFIDENCE_WEIGHTS } from "../../models/weights/ruled-confidence-weights.ts";
import type { ReadPages } from "../model/line.ts";
import type {
  Contact,
  JobReading,
  ResumeConfidence,
  ResumeEducation,
  ResumeJob,
  Section,
  StudyReading,
} from "../model/resume.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { CONTACT_FIELDS, listContactEvidence } from "./contact-evidence.ts";
import { listEvidence } from "./list-evidence.ts";
import { type ObservedLine, observeLines } from "./observe-lines.ts";
import { ofJob, ofStudy, type RatedEntry } from "./rated-entry.ts";
import { listSectionEvidence } from "./section-evidence.ts";

/** A document as its values are rated by: its text, and what is observed of its lines. */
export type RatedDocument = { text: string; columns: number; facts: readonly ObservedLine[] };

/** Who read the values: the rules alone, whose answers the tagger sees, or the tagger with them. */
export type Reader = "rules" | "tagger";
const WEIGHTS: Record<Reader, string> = { rules: RULED_CONFIDENCE_WEIGHTS, tagger: CONFIDENCE_WEIGHTS };

/** Lines beyond these are not looked at: no resume has so many. */
const MOST_LINES = 2500;

export function observeDocument(
  { lines, text, columns }: Pick<ReadPages, "lines" | "text" | "columns">,
  shape: PageShape,
): RatedDocument {
  return { text, columns, facts: observeLines(lines.slice(0, MOST_LINES), shape) };
}

/** The jobs with how far each of their values may be believed. */
export function rateJobs(
  jobs: readonly JobReading[],
  document: RatedDocument,
  reader: Reader = "tagger",
): ResumeJob[] {
  const rates = rateEntries(jobs.map(ofJob), document, reader);
  return jobs.map((job, at) => {
    const rate = rates[at]!;
    const confidence = {
      title: believe(job.title, rate("title")),
      employer: believe(job.employer, rate("employer")),
      place: believe(job.place, rate("place")),
      dates: rate("dates"),
    };
    return { ...job, confidence };
  });
}

export function rateStudies(
  studies: readonly StudyReading[],
  document: RatedDocument,
  reader: Reader = "tagger",
): ResumeEducation[] {
  const rates = rateEntries(studies.map(ofStudy), document, reader);
  return studies.map((study, at) => {
    const rate = rates[at]!;
    const confidence = {
      school: believe(study.school, rate("school")),
      degree: believe(study.degree, rate("degree")),
      field: believe(study.field, rate("field")),
      dates: rate("dates"),
    };
    return { ...study, confidence };
  });
}

/** A letter that could not be read. */
const UNREAD = /[\ufffd\ue000-\uf8ff]/;

/** What holds a letter that could not be read is not as printed, however surely it stands there. */
const believe = (value: string | null, share: number) => (value !== null && UNREAD.test(value) ? 0 : share);

/** How far the contact details and the sections may be believed. */
export function rateDetails(
  contact: Contact,
  sections: readonly Section[],
  { facts, columns }: RatedDocument,
): ResumeConfidence {
  const model = openModel("tagger");
  const evidence = listContactEvidence(contact, facts, columns);
  const rate = (signs: readonly string[] | undefined) =>
    signs === undefined ? 0 : shareAt(model, scoreFeatures(model, signs));
  const shares = CONTACT_FIELDS.map((field) => [field, rate(evidence.get(field))] as const);
  return {
    contact: Object.fromEntries(shares) as ResumeConfidence["contact"],
    sections: listSectionEvidence(sections, facts).map(rate),
  };
}

/** Entries beyond these are not believed: no resume has so many. */
const MOST_ENTRIES = 80;

const learned = new Map<Reader, LogisticModel>();

function openModel(reader: Reader): LogisticModel {
  const known = learned.get(reader) ?? readLogisticModel(WEIGHTS[reader]);
  learned.set(reader, known);
  return known;
}

function rateEntries(
  entries: readonly RatedEntry[],
  document: RatedDocument,
  reader: Reader,
): ((field: string) => number)[] {
  const model = openModel(reader);
  const rated = entries.slice(0, MOST_ENTRIES);
  const evidence = listEvidence({ ...document, entries: rated });
  return entries.map((_, at) => (field) => {
    const signs = evidence[at]?.get(field);
    return signs === undefined ? 0 : shareAt(model, scoreFeatures(model, signs));
  });
}
