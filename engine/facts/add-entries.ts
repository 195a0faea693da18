import type { Resume, ResumeEducation, ResumeJob } from "../resume/model/resume.ts";
import { readAnswer } from "./answer-facts.ts";
import type { FactAnswer } from "./fact.ts";
import { findEntry } from "./find-entry.ts";

/** So many jobs and studies that the reader missed may be told. */
const MOST_ADDED = { job: 5, study: 3 };

/** What is asked about a job and a study. */
export const JOB_FIELDS = ["title", "employer", "dates"] as const;
export const STUDY_FIELDS = ["school", "degree", "field", "dates"] as const;

/** The name of a value of the `number`th entry that its person adds: the same in every reading of every document. */
export function nameAdded(kind: "job" | "study", field: string, number: number): string {
  return `${kind}-${field}-added-${number}`;
}

/** The numbers of the entries that may still be added beside those that are there. */
export function listOpenNumbers(kind: "job" | "study", there: readonly { added?: number }[]): number[] {
  return Array.from({ length: MOST_ADDED[kind] }, (_, index) => index + 1).filter(
    (number) => !there.some(({ added }) => added === number),
  );
}

/**
 * The resume with an empty entry behind the others for each job and study that its person says was not found. Where they
 * name it in words that the resume prints, it has the lines that stand there; an entry that had taken them gives them up.
 * Pure; entries that are there already are not added again.
 */
export function addEntries(resume: Resume, answers: readonly FactAnswer[]): Resume {
  const said = new Map(answers.map((answer) => [answer.id, answer]));
  const sayOf = (kind: "job" | "study", field: string, number: number): string | null => {
    const answer = said.get(nameAdded(kind, field, number));
    return (answer && readAnswer({ read: null, field: field as "title" }, answer)) ?? null;
  };
  let whole = resume;
  for (const number of listOpenNumbers("job", resume.jobs)) {
    const [title, employer, dates] = JOB_FIELDS.map((field) => sayOf("job", field, number));
    if (title || employer) whole = addJob(whole, number, [title, employer, dates]);
  }
  for (const number of listOpenNumbers("study", resume.education)) {
    const values = STUDY_FIELDS.map((field) => sayOf("study", field, number));
    if (values[0] || values[1]) whole = addStudy(whole, number, values);
  }
  return whole;
}

type Said = readonly (string | null | undefined)[];

function addJob(resume: Resume, number: number, said: Said): Resume {
  const { start, end, bullets } = findEntry(resume, said);
  const confidence = { title: 0, employer: 0, place: 0, dates: 0 };
  const nothing = { title: null, employer: null, place: null, from: null, to: null, current: false };
  const job: ResumeJob = { ...nothing, start, end, bullets, confidence, added: number };
  const others = resume.jobs.map((one) => (one.start < start && one.end > start ? cutJob(one, start) : one));
  return { ...resume, jobs: [...others, job] };
}

function cutJob(job: ResumeJob, at: number): ResumeJob {
  return { ...job, end: at, bullets: job.bullets.filter(({ start }) => start < at) };
}

function addStudy(resume: Resume, number: number, said: Said): Resume {
  const { start, end } = findEntry(resume, said);
  const confidence = { school: 0, degree: 0, field: 0, dates: 0 };
  const nothing = { school: null, degree: null, field: null, from: null, to: null };
  const study: ResumeEducation = { ...nothing, start, end, confidence, added: number };
  return { ...resume, education: [...resume.education, study] };
}
