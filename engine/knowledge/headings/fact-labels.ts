/** Labels of the terms of a job. */
export const TERM_LABELS =
  /^(?:salary|pay|wage|hours|hours per week|supervisor|grade|series|schedule|employment type|type|status|website|industry|team size|reports? to|reporting to|reason for leaving|type of business|nature of business|branche|arbeitszeit|may contact)\b[^:]{0,30}:/i;

/** Who to ask and whom somebody reported to: nothing that was done. */
export const ABOUT_OTHERS =
  /^(?:jefe(?: inmediato| directo)?|superior|supervisor|supervised by|line manager|reporting to|reports? to|manager|contact(?: person)?|referees?|references?|tel(?:efono|éfono|ephone|efon)?|phone|vorgesetzter|advisor|pi|motivo de (?:retiro|salida)|reason for leaving|salary)\s*:\s*\S.{0,60}$/iu;

/** Labels before a title and before an employer, folded. */
const TITLE_LABELS =
  "position|job title|title|designation|role|post|post held|position held|position als|poste|cargo|puesto|posizione|mansione|ruolo|functie|stanowisko";

const EMPLOYER_LABELS =
  "employer|company|company name|organi[sz]ation|client|name of (?:company|employer|organi[sz]ation)|firma|arbeitgeber|entreprise|empresa|azienda|datore di lavoro|bedrijf|werkgever|pracodawca";

const OTHER_LABELS =
  "location|place|duration|period|dates?|from|tenure|institution|school|university|college|degree|course|qualification|tertiary|secondary|primary|elementary|vocational|high school|senior high(?: school)?|junior high(?: school)?|undergraduate|graduate studies|post-?graduate";

/** 'Employer: Acme', 'Position: Clerk': labels of the very things a header names. */
export const LABELLED_FACT = new RegExp(`^(?:${TITLE_LABELS}|${EMPLOYER_LABELS}|${OTHER_LABELS})\\s*:`);

/** The label alone. */
export const TITLE_FACT = new RegExp(`^(?:${TITLE_LABELS})$`);
export const EMPLOYER_FACT = new RegExp(`^(?:${EMPLOYER_LABELS})$`);

/** Labels of what is told of one study, folded or not. */
export const STUDY_FACT =
  /^(?:gpa|cgpa|grade(?! ?1[0-3]\b)|minor|major|thesis|relevant|coursework|honou?rs|dean|activities|courses|note|abschlussnote|mention|percentage|score|concentration|specialization|focus|dissertation)\b/i;
