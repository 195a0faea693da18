import type { JobReading, ResumeDate, StudyReading } from "../model/resume.ts";

/** A job or study as the rules read it, with its values by the name of their field. */
export type RatedEntry = {
  kind: "job" | "study";
  values: Readonly<Record<string, string | null>>;
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  start: number;
  end: number;
};

export function ofJob({ title, employer, place, from, to, current, start, end }: JobReading): RatedEntry {
  return { kind: "job", values: { title, employer, place }, from, to, current, start, end };
}

export function ofStudy({ school, degree, field, from, to, start, end }: StudyReading): RatedEntry {
  return { kind: "study", values: { school, degree, field }, from, to, current: false, start, end };
}
