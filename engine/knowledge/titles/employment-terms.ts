import { collectWords, patternOf } from "../locales/collect-words.ts";

const terms = patternOf(collectWords((locale) => locale.titles?.employmentTerms));
const SHIFTS = "(?:days|nights|evenings|weekends)";
const PARTS = "(?:achievements|accomplishments|responsibilities|duties|tasks|highlights)";

/** Words about the terms of a job; no title, employer or place. */
export const EMPLOYMENT_TERM = new RegExp(
  [
    terms,
    `${SHIFTS}(?:,? (?:and|&|or) ${SHIFTS})+`,
    "fi-?fo\\b.{0,12}|di-?do\\b.{0,12}",
    "(?:nhs |afc |agenda for change )*band \\d[a-d]?",
    "\\d+ (?:hrs?|hours)(?: ?\\/ ?(?:week|wk)| per week)?|\\d{1,3} ?%",
    "(?:various|multiple|several) (?:locations|sites|places|cities|countries)",
    "achievements?(?: ?\\/ ?tasks)?|tasks(?: ?\\/ ?achievements)?",
    `(?:key |main |core |major |selected |notable )?${PARTS}(?: (?:and|&) ${PARTS})?`,
    "(?:reason for leaving|salary|hours).*|supervisors?:.*",
  ]
    .map((pattern) => `^(?:${pattern})$`)
    .join("|"),
  "i",
);
