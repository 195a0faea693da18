import type { Resume, ResumeEducation } from "#engine/resume/model/resume.ts";
import { STUDIES, STUDY_YEARS, STUDYING } from "../knowledge/letters/templates.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeStudy } from "./realize-study.ts";

/** Words up to which a letter is short, and says the year as well. */
export const SHORT = 172;

/** The last two studies that English has a name for: held, or still under way. */
export function realizeStudies(draft: LetterDraft, resume: Resume): void {
  for (const study of resume.education.slice(0, 2)) {
    const said = realizeStudy(study);
    if (said === null) continue;
    if (isUnderWay(study, resume.text)) {
      if (
        draft.say("studying", STUDYING, { study: said.replace(" from ", " at ") }, [
          draft.quote("resume", study),
        ])
      )
        return;
      continue;
    }
    const year = study.to?.at.year;
    const own = [draft.quote("resume", study)];
    if (
      year !== undefined &&
      draft.words() < SHORT &&
      draft.say("year", STUDY_YEARS, { study: said, year: `${year}` }, own)
    )
      return;
    if (draft.say("study", STUDIES, { study: said }, own)) return;
  }
}

const UNDER_WAY = /\b(?:expected|present|current|ongoing|in progress|candidate|anticipated|now|pending)\b/i;

/** A degree that is still to come is not held. Another one 'in progress' on the row below says nothing of it. */
function isUnderWay({ start, end, degree, field, school, to }: ResumeEducation, text: string): boolean {
  const own = [degree, field, school, to?.text ?? null].filter((part) => part !== null);
  return text
    .slice(start, end)
    .split("\n")
    .some(
      (row) =>
        UNDER_WAY.test(row) &&
        (own.some((part) => row.includes(part.split("\n")[0]!)) ||
          row.split(" ").length < 5 ||
          /^\W*(?:expected|anticipated|current)/i.test(row)),
    );
}
