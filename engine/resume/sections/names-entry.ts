import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";

/** Reads like what heads an entry: a title, an employer, a degree or a school. */
export function namesEntry(text: string): boolean {
  return (
    scoreTitle(text) >= 2.5 || scoreEmployer(text) >= 1.6 || scoreDegree(text) >= 2 || scoreSchool(text) >= 2
  );
}
