import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";
import { scoreEmployer, scoreTitle } from "../features/title-features.ts";
import type {
  JobConfidence,
  JobReading,
  ResumeEducation,
  ResumeJob,
  StudyConfidence,
  StudyReading,
} from "../model/resume.ts";

/** A value whose words say what it is; one of which they say nothing; one beside which the other parts are missing. */
const TOLD = 0.85;
const UNTOLD = 0.6;
const ALONE = 0.4;

/** The jobs with how far each of their values may be believed. */
export function rateJobs(jobs: readonly JobReading[]): ResumeJob[] {
  return jobs.map((job) => ({ ...job, confidence: rateJob(job) }));
}

export function rateStudies(studies: readonly StudyReading[]): ResumeEducation[] {
  return studies.map((study) => ({ ...study, confidence: rateStudy(study) }));
}

function rateJob({ title, employer, place, from, to }: JobReading): JobConfidence {
  const whole = title !== null && employer !== null && (from !== null || to !== null);
  return {
    title: rate(title, whole, (text) => scoreTitle(text) >= 2.5),
    employer: rate(employer, whole, (text) => scoreEmployer(text) >= 1.5),
    place: rate(place, whole, () => false),
    dates: from === null && to === null ? 0 : whole ? TOLD : ALONE,
  };
}

function rateStudy({ school, degree, field, from, to }: StudyReading): StudyConfidence {
  const whole = school !== null && degree !== null;
  return {
    school: rate(school, whole, (text) => scoreSchool(text) >= 3),
    degree: rate(degree, whole, (text) => scoreDegree(text) >= 2.2),
    field: rate(field, whole, isField),
    dates: from === null && to === null ? 0 : whole ? TOLD : ALONE,
  };
}

function rate(value: string | null, whole: boolean, isTold: (text: string) => boolean): number {
  if (value === null) return 0;
  return whole ? (isTold(value) ? TOLD : UNTOLD) : ALONE;
}
