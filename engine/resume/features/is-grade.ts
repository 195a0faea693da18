import { CLASS_OF_DEGREE, GRADE, STUDY_ASIDE } from "../../knowledge/degrees/grades.ts";

/** 'First Class Honours', 'Minor in Spanish': said of a degree in words that degrees are known by. */
export function isRemark(text: string): boolean {
  return CLASS_OF_DEGREE.test(text.trim());
}

export function isGrade(text: string): boolean {
  return GRADE.test(text.trim());
}

/** A grade or an aside, which is neither a degree, a field nor a school. */
export function isStudyNote(text: string): boolean {
  return isGrade(text) || STUDY_ASIDE.test(text.trim());
}
