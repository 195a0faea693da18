/** What the chain over lines tells apart. A '-more' line goes on with the header above; bodies say what was done. */
export const LINE_LABELS = [
  "contact",
  "head-experience",
  "head-education",
  "head-skills",
  "head-other",
  "job",
  "job-more",
  "job-body",
  "study",
  "study-more",
  "study-body",
  "skill",
  "other",
] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

export const JOB_LABELS = ["other", "title", "employer", "place", "date"] as const;
export const STUDY_LABELS = ["other", "school", "degree", "field", "place", "date"] as const;

export type EntryKind = "job" | "study";
