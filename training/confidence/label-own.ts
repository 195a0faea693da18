import type { ResumeLabel } from "../real/labels/resume-label.ts";

/** What is known of a document of our own making (testing/corpus). */
export type OwnTruth = {
  resume?: boolean;
  textLayer?: boolean;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  linkedin: string | null;
  sections: readonly { kind: string; heading: string }[];
  jobs: readonly { title: string; employer: string; dates: string }[];
  education: readonly { school: string; degree: string; field: string | null; dates: string }[];
  skills: readonly string[];
  columns: number;
};

/** The same as a label. Places, certificates, languages and lines are not marked. */
export function labelOwn(truth: OwnTruth): ResumeLabel {
  const orNull = (text: string | null) => (text === null || text === "" ? null : text);
  return {
    columns: Math.min(3, Math.max(1, truth.columns)),
    contact: {
      name: orNull(truth.name),
      email: truth.email,
      phone: truth.phone,
      address: truth.address,
      linkedin: truth.linkedin,
    },
    sections: truth.sections.map(({ kind, heading }) => ({ kind: kind as "other", heading })),
    jobs: truth.jobs.map(({ title, employer, dates }) => ({
      title: orNull(title),
      employer: orNull(employer),
      place: null,
      ...splitDates(dates),
      lines: null,
    })),
    studies: truth.education.map(({ school, degree, field, dates }) => ({
      school: orNull(school),
      degree: orNull(degree),
      field: orNull(field),
      ...splitDates(dates),
      grade: null,
      lines: null,
    })),
    skills: [...truth.skills],
    certificates: [],
    languages: [],
    doubt: null,
  };
}

/** 'Jan 2019 – Present' as its two ends. */
function splitDates(printed: string): { start: string | null; end: string | null } {
  const [start = "", ...rest] = printed.split(/\s+(?:[-–—]|to|till|until|bis|a|à)\s+|[–—~]|-(?=\p{L}+$)/iu);
  const end = rest.join(" ").trim();
  return { start: start.trim() || null, end: end || null };
}
