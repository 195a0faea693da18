import type { Row } from "../jobs/row.ts";
import type { ResumeEducation } from "../resume.ts";
import { groupStudies } from "./group-studies.ts";
import { readStudy } from "./read-study.ts";

/** The studies of a resume in printed order. `sections` holds the rows of each education section. */
export function readEducation(
  sections: readonly (readonly Row[])[],
  text: string,
  usualGap: number,
): ResumeEducation[] {
  return sections
    .flatMap((rows) => groupStudies(rows, usualGap))
    .map((rows) => readStudy(rows, text))
    .filter((study) => study !== null);
}
