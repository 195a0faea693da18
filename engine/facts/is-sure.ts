import { hasSchoolWord, isPlainDegree } from "#engine/knowledge/degrees/plain-degrees.ts";
import type { JobConfidence, ResumeEducation } from "#engine/resume/model/resume.ts";

/** From here on a value is taken as read: of those so sure 97 of 100 are right on real documents (docs/models.md, tune). */
const SURE = 0.9;
/** What stands beside a sure value, or beside others that agree with it, is worth so much at least; chosen on train and tune. */
const BESIDE = 0.85;

/** Whether a value may be asserted; below it, its person is asked. */
export function isSure(confidence: number): boolean {
  return confidence >= SURE;
}

/** A title so sure stands alone: of those beside a doubtful employer or doubtful dates 202 of 204 are right on train and tune. */
const ALONE = 0.95;
/** What dates beside it are worth at least. */
const LEAST_DATES = 0.6;
/** What a degree by its plain name, and the field and school beside it, are worth so much at least; chosen on train and tune. */
const PLAIN = { degree: 0.6, field: 0.7, school: 0.75 } as const;

/**
 * Which values of a job may be asserted. A reader errs by joining what stands apart, so that a title beside an employer or
 * dates that are doubtful is doubtful too, but where it is very sure: of those that pass 452 of 456 are right on tune and
 * train. An employer that is nearly sure beside such a title is right in 31 of 31.
 */
export function sureOfJob({
  title,
  employer,
  dates,
}: JobConfidence): Record<"title" | "employer" | "dates", boolean> {
  const alone = title >= ALONE && dates >= LEAST_DATES;
  return {
    title: alone || (isSure(title) && employer >= BESIDE && dates >= BESIDE),
    employer: (isSure(employer) && dates >= BESIDE) || (alone && isSure(dates) && employer >= BESIDE),
    dates: isSure(dates),
  };
}

/**
 * Which values of a study may be asserted. Degree, field and school that stand together bear each other out: on train and
 * tune 151 of 153 degrees and 118 of 119 fields so read are right. So does a degree by its plain name ('B.Com', 'Master of
 * Arts') by itself: 63 of 63 that would be in doubt otherwise.
 */
export function sureOfStudy({
  degree,
  field,
  school,
  confidence,
}: Pick<ResumeEducation, "degree" | "field" | "school" | "confidence">): Record<
  "degree" | "field" | "school",
  boolean
> {
  const together =
    confidence.degree >= BESIDE &&
    confidence.school >= BESIDE &&
    (field === null || confidence.field >= BESIDE);
  const plain = isPlainDegree(degree) && confidence.degree >= PLAIN.degree;
  return {
    degree: together || plain || isSure(confidence.degree),
    field:
      field !== null && (together || (plain && confidence.field >= PLAIN.field) || isSure(confidence.field)),
    school:
      isSure(confidence.school) ||
      (plain && school !== null && hasSchoolWord(school) && confidence.school >= PLAIN.school),
  };
}
