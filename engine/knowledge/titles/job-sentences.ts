/** 'Working as Clerk in Acme Ltd from June 2019', 'Worked with Acme Ltd as a Clerk since 2018'. */
export const JOB_SENTENCE_OPENING =
  /^(?:(?:presently|currently|at present|i am|i have|i|have|having)\s+)*(?:\d{1,2}(?:\.\d)?\+? years?'? (?:of )?(?:work(?:ing)? )?experience|work(?:ed|ing)?|employed|served|serving|associated|articled|joined|been working)\s+(?:as|with|in|at|for)\s+/i;

/** 'as Clerk in Acme Ltd': the title first. */
export const TITLE_THEN_EMPLOYER =
  /^(?:.*?\b(?:work(?:ed|ing)?|employed|served|serving|associated|joined|experience)\s+)?as\s+(?:an?\s+|the\s+)?["“]?(.{2,60}?)["”]?\s+(?:in|at|with|for)\s+(?:M\/s\.?\s*)?(.{2,90}?)$/i;

/** 'with Acme Ltd as a Clerk': the employer first. */
export const EMPLOYER_THEN_TITLE =
  /^(?:.*?\b(?:work(?:ed|ing)?|employed|associated|joined|served|serving)\s+)(?:with|in|at|for)\s+(?:M\/s\.?\s*)?(.{2,80}?)[,\s]+as\s+(?:an?\s+|the\s+)?["“]?(.{2,60}?)["”]?$/i;

const NUMBER = "(?:\\d{1,2}(?:\\.\\d{1,2})?\\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const UNIT = "(?:years?|yrs?|months?|weeks?)\\.?['’]?s?";

/** 'Currently working with Acme Ltd', 'Articled with Acme & Co': who employs, and nothing of the post. */
export const EMPLOYER_ALONE =
  /^(?:(?:presently|currently|at present|i am|i have|i|have|having|been)\s+)*(?:work(?:ed|ing)|employed|serv(?:ed|ing)|associated|articled)\s+(?:(?:in|with)\s+(?:the\s+)?.{2,50}?\s(?:department|dept\.?|division|section|team)\s+)?(?:with|in|at|for|of)\s+(?<employer>.{2,90})$/i;

/** '1 year experience in Acme Finance', '2 months internship at Acme Ltd'. */
export const EXPERIENCE_WITH = new RegExp(
  `^(?:(?:over|about|having|have|i have|total|more than)\\s+)*${NUMBER}\\s*${UNIT}\\s+(?:(?:and|&)\\s+${NUMBER}\\s*${UNIT}\\s+)?(?:of\\s+)?(?:work(?:ing)?\\s+|job\\s+)?(?:experience|(?<title>internship|apprenticeship|articleship|traineeship))\\s+(?:in|at|with|from)\\s+(?<employer>.{2,90})$`,
  "i",
);

/** 'Two Year Experience': how long, in words. */
export const EXPERIENCE_LONG = new RegExp(
  `^(?:[\\p{L}\\d.+]+\\s+){0,4}${UNIT}\\s+(?:of\\s+)?(?:work(?:ing)?\\s+)?exp(?:erience)?\\.?$`,
  "iu",
);
