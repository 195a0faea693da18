import { labelsOf } from "../locales/collect-words.ts";

/** Labels of the terms of a job. */
export const TERM_LABELS =
  /^(?:salary|pay|wage|hours|hours per week|supervisor|grade|series|schedule|employment type|type|status|website|industry|team size|reports? to|reporting to|reason for leaving|type of business|nature of business|branche|arbeitszeit|may contact)\b[^:]{0,30}:/i;

/** Who to ask and whom somebody reported to: nothing that was done. */
export const ABOUT_OTHERS =
  /^(?:jefe(?: inmediato| directo)?|superior|supervisor|supervised by|line manager|reporting to|reports? to|manager|contact(?: person)?|referees?|references?|tel(?:efono|éfono|ephone|efon)?|phone|vorgesetzter|advisor|pi|motivo de (?:retiro|salida)|reason for leaving|salary)\s*:\s*\S.{0,60}$/iu;

const titleLabels = labelsOf((labels) => labels.jobTitle);
const employerLabels = labelsOf((labels) => labels.employer);
const otherLabels = labelsOf((labels) => labels.otherFact);

/** 'Employer: Acme', 'Position: Clerk': labels of the very things a header names. */
export const LABELLED_FACT = new RegExp(`^(?:${titleLabels}|${employerLabels}|${otherLabels})\\s*:`);

/** The label alone. */
export const TITLE_FACT = new RegExp(`^(?:${titleLabels})$`);
export const EMPLOYER_FACT = new RegExp(`^(?:${employerLabels})$`);

/** Labels of what is told of one study, folded or not. */
export const STUDY_FACT =
  /^(?:gpa|cgpa|grade(?! ?1[0-3]\b)|minor|major|thesis|relevant|coursework|honou?rs|dean|activities|courses|note|abschlussnote|mention|percentage|score|concentration|specialization|focus|dissertation)\b/i;
