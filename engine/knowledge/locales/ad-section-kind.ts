/** What a section of an ad is about. */
export const JOB_SECTIONS = [
  "about",
  "summary",
  "responsibilities",
  "requirements",
  "preferred",
  "education",
  "benefits",
  "pay",
  "equal-opportunity",
  "apply",
  "other",
] as const;
export type JobSection = (typeof JOB_SECTIONS)[number];
