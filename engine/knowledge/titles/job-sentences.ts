const NUMBER = String.raw`(?:\d{1,2}(?:\.\d{1,2})?\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const UNIT = "(?:years?|yrs?|months?|weeks?)\\.?['’]?s?";
const LENGTH = String.raw`${NUMBER}\s*${UNIT}(?:\s*(?:and|&|,)?\s*${NUMBER}\s*${UNIT})?`;

/** Words before the verb of such a sentence. */
const LEAD =
  "(?:(?:presently|currently|at present|previously|formerly|earlier|now|also|i am|i['’]m|i have|i was|i|am|was|have|having|been|total|over|about|around|nearly|almost|more than)\\s+)*";
const VERB = "(?:work(?:ed|ing)|employed|serv(?:ed|ing)|associated|articled|joined|posted|engaged)";
const EXPERIENCE = String.raw`(?:${LENGTH}\s+(?:of\s+)?)?(?:(?:work(?:ing)?|job|professional|teaching|field|practical|total)\s+)?exp(?:erience|\.)?`;
const OPENING = String.raw`${LEAD}(?:${LENGTH}\s+(?:as\s+an?\s+)?)?(?:${VERB}(?:\s+experience)?|${EXPERIENCE})`;

/** 'Working as Clerk in Acme Ltd from June 2019', 'Worked with Acme Ltd as a Clerk since 2018', '2 years experience at …'. */
export const JOB_SENTENCE_OPENING = new RegExp(String.raw`^${OPENING}\s+(?:as|with|in|at|for)\s+`, "i");

/** What leads to the post: 'as a', 'in the capacity of', 'on the post of'. */
const AS = String.raw`(?:as|(?:in|on|at|for)\s+the\s+(?:capacity|post|position)\s+of)\s+(?:(?:an?|the)\s+)?`;
const FIRM = String.raw`(?:the\s+)?`;

/** 'as Clerk in Acme Ltd': the title first; what follows it is yet to be parted from it. */
export const TITLE_AND_EMPLOYER = new RegExp(String.raw`^(?:${OPENING}\s+)?${AS}(?<told>.{2,150})$`, "i");

/** Where a title that is told goes over to who employs. */
export const TITLE_LEADS_ON = new RegExp(String.raw`[,\s]+(?:in|at|with|for|from)\s+${FIRM}`, "gi");

/** 'with Acme Ltd as a Clerk': the employer first. */
export const EMPLOYER_THEN_TITLE = new RegExp(
  String.raw`^${OPENING}\s+(?:with|in|at|for|from|to)\s+${FIRM}(?<employer>.{2,90}?)[,\s]+${AS}["“]?(?<title>.{2,60}?)["”]?$`,
  "i",
);

/** 'Currently working with Acme Ltd', 'Articled with Acme & Co': who employs, and nothing of the post. */
export const EMPLOYER_ALONE =
  /^(?:(?:presently|currently|at present|i am|i have|i|have|having|been)\s+)*(?:work(?:ed|ing)|employed|serv(?:ed|ing)|associated|articled)\s+(?:(?:in|with)\s+(?:the\s+)?.{2,50}?\s(?:department|dept\.?|division|section|team)\s+)?(?:with|in|at|for|of)\s+(?<employer>.{2,90})$/i;

/** '1 year experience in Acme Finance', '2 months internship at Acme Ltd'. */
export const EXPERIENCE_WITH = new RegExp(
  String.raw`^${LEAD}${LENGTH}\s+(?:of\s+)?(?:(?:work(?:ing)?|job)\s+)?(?:experience|(?<title>internship|apprenticeship|articleship|traineeship))\s+(?:in|at|with|from)\s+(?<employer>.{2,90})$`,
  "i",
);

/** 'Two Year Experience': how long, in words. */
export const EXPERIENCE_LONG = new RegExp(
  `^(?:[\\p{L}\\d.+]+\\s+){0,4}${UNIT}\\s+(?:of\\s+)?(?:work(?:ing)?\\s+)?exp(?:erience)?\\.?$`,
  "iu",
);

/** How long it was, behind or between what such a sentence names: ', for 2 years', '(3 Yrs)', 'since last 2 years'. */
export const HOW_LONG = new RegExp(
  String.raw`[\s,–-]*(?:\(\s*(?:${LENGTH})(?:\s+exp(?:erience|\.)?)?\s*\)|(?<!^)(?:\b(?:for|since|from|of|with)\s+(?:the\s+)?(?:(?:last|past|about|over|around|nearly|almost|a\s+period\s+of|more\s+than)\s+)*${LENGTH}(?:\s+exp(?:erience|\.)?)?(?![\p{L}-])))`,
  "giu",
);

/** The same at the end of what names a post or who employs: 'Clerk for two years', 'Acme Clinic 1 Year'. */
export const LENGTH_BEHIND = new RegExp(
  String.raw`[\s,–-]+(?:(?:for|since|of)\s+(?:(?:the|last|past|about|over|more\s+than)\s+)*)?(?:\d{1,2}(?:\.\d)?\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s*${UNIT}(?:\s+(?:experience|exp\.?))?$`,
  "iu",
);
