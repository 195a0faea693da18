import type {
  Contact,
  JobConfidence,
  Resume,
  ResumeEducation,
  ResumeJob,
  StudyConfidence,
  ToldValue,
} from "../resume/model/resume.ts";
import { addEntries } from "./add-entries.ts";
import { readAnswer } from "./answer-facts.ts";
import { type Dates, readDates, writeDates, writeStudyDates } from "./dates-as-text.ts";
import type { Fact, FactAnswer } from "./fact.ts";
import { listResumeFacts } from "./list-facts.ts";

/**
 * The resume as its person says it is: what they confirmed or mended stands in its fields with full confidence, what they
 * say is not there is gone, entries that they add stand behind the others, and `told` names all. The text stays as it was
 * read. Answers that speak of no value of this reading, or cannot be read themselves, change nothing. Pure; applying the
 * same answers again changes nothing more.
 */
export function applyFacts(read: Resume, answers: readonly FactAnswer[]): Resume {
  const resume = addEntries(read, answers);
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const told = listResumeFacts(resume).flatMap((fact) => {
    const answer = isThere(resume, fact) ? byId.get(fact.id) : undefined;
    const value = answer === undefined ? null : tellOf(fact, answer);
    return value === null ? [] : [value];
  });
  if (told.length === 0) return resume;
  const kept = (resume.told ?? []).filter((old) => !told.some((value) => isSamePlace(old, value)));
  const changed = told.reduce(applyOne, {
    ...resume,
    contact: { ...resume.contact },
    jobs: resume.jobs.map((job) => ({ ...job, confidence: { ...job.confidence } })),
    education: resume.education.map((study) => ({ ...study, confidence: { ...study.confidence } })),
  });
  return { ...changed, told: [...kept, ...told] };
}

/** An entry that could be added is none before somebody names it. */
function isThere({ jobs, education }: Resume, { kind, entry }: Fact): boolean {
  return entry === null || entry < (kind === "job" ? jobs : education).length;
}

/** Null for what is no value of the resume, or cannot be read. */
function tellOf(fact: Fact, answer: FactAnswer): ToldValue | null {
  const said = readAnswer(fact, answer);
  if (fact.kind === "ad" || said === undefined) return null;
  const { kind, entry, field, read } = fact;
  return { kind, entry, field, read, said } as ToldValue;
}

function isSamePlace(one: ToldValue, other: ToldValue): boolean {
  return one.kind === other.kind && one.entry === other.entry && one.field === other.field;
}

/** Writes into the copies that `applyFacts` has made. */
function applyOne(resume: Resume, told: ToldValue): Resume {
  if (told.kind === "contact") resume.contact[told.field] = changeContact(resume.contact, told);
  if (told.kind === "job") changeJob(resume.jobs[told.entry]!, told.field, told);
  if (told.kind === "study") changeStudy(resume.education[told.entry]!, told.field, told);
  return resume;
}

function changeContact(contact: Contact, { field, said }: Extract<ToldValue, { kind: "contact" }>) {
  const { start, end } = contact[field] ?? { start: 0, end: 0 };
  return said === null ? null : { value: said, start, end };
}

function changeJob(job: ResumeJob, field: keyof JobConfidence, { said }: ToldValue): void {
  job.confidence[field] = said === null ? 0 : 1;
  if (field !== "dates") job[field] = said;
  else if (said !== writeDates(job)) Object.assign(job, datesOf(said));
}

function changeStudy(study: ResumeEducation, field: keyof StudyConfidence, { said }: ToldValue): void {
  study.confidence[field] = said === null ? 0 : 1;
  if (field !== "dates") study[field] = said;
  else if (said !== writeStudyDates(study)) {
    const { from, to } = datesOf(said);
    Object.assign(study, { from, to });
  }
}

function datesOf(said: string | null): Dates {
  return (said === null ? null : readDates(said)) ?? { from: null, to: null, current: false };
}
