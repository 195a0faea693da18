/** 'Decreased overtime 15 %': no other word says yet how the figure stands to the verb. */
const CHANGE_BY =
  /^((?:increased?|decreased?|reduced?|cut|raised?|improved?|grew|lowered?|boosted?) (?:(?!(?:by|to|of|from|at|than|in|on|for|with|over|under|below|above|nearly|about|almost|only|just|an?|the|up|down)\b)[\p{L}-]+ ){1,5})(?=\d[\d.,]*\s?%)/iu;

/** Resume shorthand and what a letter writes instead. Numbers, units and names stay as printed. */
export const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)w\/o(?=\s)/gi, "$1without"],
  [/(^|\s)w\/ ?(?=\S)/gi, "$1with "],
  [/(^|[\s(])incl\.?(?=\s)/gi, "$1including"],
  [/(^|[\s(])(?:approx\.?|approximately|circa|ca\.|c\.)(?= ?[£$€]?\d)/gi, "$1about"],
  [/(^|[\s(])[~≈] ?(?=[£$€]?\d)/g, "$1about "],
  [/(\d\s?|\bper |\bevery |\beach )yrs?\b\.?/gi, "$1year"],
  [/(^|\s)acc\. to(?=\s)/gi, "$1according to"],
  [/\bmgmt\b\.?/gi, "management"],
  [/\bdept\b\.?/gi, "department"],
  [/(\p{L}{3,})\/(?=(?:day|week|month|year|hour|night|shift)\b)/gu, "$1 a "],
  [
    /\b(in|for|on|of|from) (?=(?:company|client|school|firm|hospital|employer|team|department)['’]s )/g,
    "$1 the ",
  ],
  [/, (?=(?:FY ?\d\d|Q[1-4] \d{4}|(?:19|20)\d\d)$)/g, " in "],
  [/(["”]) (?=(?:Q[1-4] |FY ?)?(?:19|20)?\d\d$)/g, "$1 in "],
  [/, (?=team of \d)/gi, " with a "],
  [CHANGE_BY, "$1by "],
  [/\bavg\b\.?/gi, "average"],
  [/(^|\s)average (?=\d)/g, "$1an average of "],
  [/(^|\s)with average (?=\p{Ll})/gu, "$1with an average "],
  [/,? etc\b\.?(?=$|[\s)])/gi, ""],
  [/([\p{L}\d)]) \+ (?=[\p{L}\d])/gu, "$1 and "],
];

/** 'nurses & students', but 'Dalkia & Co', 'Oils & Fats B.V.' and 'R&D'. */
export const AMPERSAND = /(\S+) & (?=(\S+))/gu;
