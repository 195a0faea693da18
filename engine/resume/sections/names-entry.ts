import { weighDegree, weighSchool } from "../education/weigh-studies.ts";
import { weighEmployer, weighTitle } from "../jobs/weigh-pieces.ts";

/** Reads like what heads an entry: a title, an employer, a degree or a school. */
export function namesEntry(text: string): boolean {
  return (
    weighTitle(text) >= 2.5 || weighEmployer(text) >= 1.6 || weighDegree(text) >= 2 || weighSchool(text) >= 2
  );
}
