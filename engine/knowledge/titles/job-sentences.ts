/** 'Working as Clerk in Acme Ltd from June 2019', 'Worked with Acme Ltd as a Clerk since 2018'. */
export const JOB_SENTENCE_OPENING =
  /^(?:(?:presently|currently|at present|i am|i have|i|have|having)\s+)*(?:\d{1,2}(?:\.\d)?\+? years?'? (?:of )?(?:work(?:ing)? )?experience|work(?:ed|ing)?|employed|served|serving|associated|joined|been working)\s+(?:as|with|in|at|for)\s+/i;

/** 'as Clerk in Acme Ltd': the title first. */
export const TITLE_THEN_EMPLOYER =
  /^(?:.*?\b(?:work(?:ed|ing)?|employed|served|serving|associated|joined|experience)\s+)?as\s+(?:an?\s+|the\s+)?["“]?(.{2,60}?)["”]?\s+(?:in|at|with|for)\s+(?:M\/s\.?\s*)?(.{2,90}?)$/i;

/** 'with Acme Ltd as a Clerk': the employer first. */
export const EMPLOYER_THEN_TITLE =
  /^(?:.*?\b(?:work(?:ed|ing)?|employed|associated|joined|served|serving)\s+)(?:with|in|at|for)\s+(?:M\/s\.?\s*)?(.{2,80}?)[,\s]+as\s+(?:an?\s+|the\s+)?["“]?(.{2,60}?)["”]?$/i;
