/** Levels of education, lowest first. */
export const DEGREE_LEVELS = [
  "secondary",
  "vocational",
  "associate",
  "bachelor",
  "master",
  "doctorate",
] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];
