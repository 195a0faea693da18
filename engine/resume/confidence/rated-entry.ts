import type { JobReading, ReadingLeads, ResumeDate, StudyReading, TaggedShares } from "../model/resume.ts";

/** A job or study as the rules read it, with its values by the name of their field. */
export type RatedEntry = {
  kind: "job" | "study";
  values: Readonly<Record<string, string | null>>;
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  start: number;
  end: number;
  leads?: ReadingLeads;
  tagged?: TaggedShares;
};

export function ofJob({
  title,
  employer,
  place,
  from,
  to,
  current,
  start,
  end,
  leads,
  tagged,
}: JobReading): RatedEntry {
  return { kind: "job", values: { title, employer, place }, from, to, current, start, end, leads, tagged };
}

export function ofStudy({ school, degree, field, from, to, start, end, tagged }: StudyReading): RatedEntry {
  return { kind: "study", values: { school, degree, field }, from, to, current: false, start, end, tagged };
}
