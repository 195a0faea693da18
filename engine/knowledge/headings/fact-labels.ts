import { labelsOf } from "../locales/collect-words.ts";

const termLabels = labelsOf((labels) => labels.jobTerms, "as written");
const otherPeople = labelsOf((labels) => labels.aboutOthers, "as written");
const studyLabels = labelsOf((labels) => labels.studyFacts);

/** Labels of the terms of a job. */
export const TERM_LABELS = new RegExp(`^(?:${termLabels})\\b[^:]{0,30}:`, "i");

/** Who to ask and whom somebody reported to: nothing that was done. */
export const ABOUT_OTHERS = new RegExp(`^(?:${otherPeople})\\s*:\\s*\\S.{0,60}$`, "iu");

const titleLabels = labelsOf((labels) => labels.jobTitle);
const employerLabels = labelsOf((labels) => labels.employer);
const otherLabels = labelsOf((labels) => labels.otherFact);

/** 'Employer: Acme', 'Position: Clerk': labels of the very things a header names. */
export const LABELLED_FACT = new RegExp(`^(?:${titleLabels}|${employerLabels}|${otherLabels})\\s*:`);

/** The label alone. */
export const TITLE_FACT = new RegExp(`^(?:${titleLabels})$`);
export const EMPLOYER_FACT = new RegExp(`^(?:${employerLabels})$`);
/** Labels that stand before a dash too; 'Position – …' and 'Company – …' begin other things. */
export const SURE_FACT =
  /^(?:(?:job |current |present )?designation|(?:(?:name of )?(?:the )?)?organi[sz]ation(?: name)?|(?:current |previous )?employer|name of (?:the )?(?:company|employer|firm|hospital|post)|(?:company|firm|employer|hospital) name|job title|(?:position|post) held|(?:time |work(?:ing)? |job )?(?:duration|period)|period of (?:service|employment)|tenure)$/;

/** Labels that stand before a post as well as before what was done there. */
export const DOUBTFUL_TITLE_FACT = /^(?:job )?profile$/;

/** Labels of whom the work was done for, who employs only where nobody else is named. */
export const CLIENT_FACT = /^client(?: name)?$/;

/** Labels of what is told of one study, folded or not. 'Grade 11' is a class. */
export const STUDY_FACT = new RegExp(`^(?:grade(?! ?1[0-3]\\b)|${studyLabels})\\b`, "i");
