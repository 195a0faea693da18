const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Having had a part in what others did. */
export const HELPED = words("participate assist help support contribute shadow observe aid attend");
/** Having led people or work. */
export const LED = words(
  "lead led manage direct head oversee oversaw supervise chair command spearhead captain",
);
export const LED_NOUNS = words(
  "management leadership lead leader manager supervisor supervision charge director head chief foreman captain chair direction chairman principal",
);
/** Having brought into being. */
export const FOUNDED = words("found pioneer invent establish co-found cofound");
export const FOUNDED_NOUNS = words(
  "founder found founding cofounder set start launch create open introduce build establish pioneer invent inventor owner",
);

export const UP = words(
  "increase grow grew grown raise boost lift rise rose expand gain exceed surpass outperform double triple quadruple maximize growth up higher",
);
export const DOWN = words(
  "reduce cut decrease lower save halve shorten eliminate minimize fall fell drop dropped shrink reduction saving savings avoid prevent down less fewer lower",
);
export const BETTER = words(
  "improve enhance optimize streamline strengthen better faster improvement accelerate speed",
);
export const WON = words("win won award earn achieve recognize honor win attain prize promote promotion");

/** Words of praise that no line of work proves. */
export const PRAISE =
  /\b(?:expert|expertise|extensive|extensively|proven|world-class|exceptional|outstanding|unparalleled|unrivalled|unmatched|highly skilled|top-performing|award-winning|vast|seasoned|mastery|masterful|renowned|flawless|flawlessly|perfect|excellent|superb|stellar|second to none|deep knowledge|deep understanding|track record|single-handedly|industry-leading|best-in-class|the best(?! (?:part|thing|way|bit|moment|days?)\b|,)|at my best|(?:always|never) (?:\w+ )?(?:met|meet|meets|exceed\w*|deliver\w*|hit|beat|miss\w*|fail\w*|lost|lose|late|on time|on budget|within|under|finish\w*|complete\w*|made|had)|largest|fastest|most successful|leading expert|passionate|dynamic|unique|acclaimed|celebrated|prestigious|star performer|top performer|record-breaking|(?:top|first|best) (?:of|in) (?:my|the|our|his|her) (?:class|year|cohort|group|team|region|area|company))\b/gi;

/** What one thing brought about. */
export const CAUSE =
  /\b(?:result(?:ing|ed)? in|leading to|led to|which (?:cut|reduced|raised|increased|saved|improved|won|earned|doubled|lowered|brought|boosted)|as a result|thereby|thanks to (?:my|which)|earning|saving|cutting|reducing|increasing|boosting|raising|lowering|doubling|and (?:won|saved|cut|raised|earned|doubled|halved))\b/i;

/** Rank and standing in a title, in small letters. */
export const RANKS = words(
  "senior junior lead head chief director manager supervisor principal president vice executive foreman superintendent partner owner founder deputy coordinator leader assistant",
);

export const DEGREE_LEVELS: readonly (readonly [string, RegExp])[] = [
  ["doctorate", /\b(?:ph\.? ?d|doctorate|doctoral|doctor of|d\.?phil|ed\.?d|pharm\.?d|dnp|juris doctor)\b/i],
  [
    "master",
    /\b(?:master(?:['’]s|s)?(?= (?:of|in|degree))|masters|master['’]s(?! (?:students?|thes[ie]s|level|candidates?|courses?|and)\b)|m\.?b\.?a|m\.?sc|m\.? ?tech|m\.?eng|m\.?ed|msw|msn|mph|mfa|ll\.?m|postgraduate degree)\b/i,
  ],
  [
    "bachelor",
    /\b(?:bachelor(?:['’]s|s)?|b\.?sc|b\.? ?tech|b\.?eng|b\.?ed|b\.?com|bsn|bba|bfa|ll\.?b|undergraduate degree|(?:honours|university|college) degree|B\.?A|B\.?S)\b/i,
  ],
  ["associate", /\bassociate(?:['’]s|s)?(?= degree| of (?:arts|science|applied))/i],
  ["diploma", /\bdiploma\b/i],
  ["degree", /\bdegree\b/i],
];

/** To run a place or people is to lead them. */
export const RAN =
  /\b(?:run|ran|running) (?:[\p{L}\d'’-]+ ){0,4}(?:ward|crew|team|kitchen|department|shop|store|office|site|side|project|programme|operation|operations|contract|floor|line|lab|laboratory|service|section|portfolio|region|budget|account|kitchen|bar|desk|campaign|shift|unit|business|company|practice|restaurant|hotel|school|depot|plant|branch|clinic|canteen|cafe|café|market|stall|club|class|library|museum|gallery|farm|garage|salon|gym|home)\b/iu;

/** Honours. */
export const HONOUR =
  /\b(?:named|voted|rated|elected) (?:me|us|my|our)\b|\b(?:was|been|were|am) (?:named|voted|rated|elected|awarded|recogni[sz]ed|honou?red|nominated|shortlisted|commended)\b|\b(?!(?:time|times|rest|end|start|beginning|part|parts|half|month|months|week|weeks|day|days|middle|season|seasons|most|night|nights|first|last|course|quarter|turn|events?)\b)\p{L}+ of the (?:year|month)\b|\b(?:rank(?:ed)?|came|finished|placed) (?:first|top|number one|1st)\b|\b(?:number (?:one|1)|no\. ?1)\b|\bmichelin\b|\b(?:went|go) viral\b|\bwith (?:distinction|honou?rs)\b|\bcum laude\b|\bmedal(?:list)?\b|\bvaledictorian\b|\bfirst[- ]class\b(?! (?:service|stamp|post|job|work|experience|care|support|result))/iu;

/** Named for an honour, and not given it. */
export const NAMED_ONLY =
  /\b(?:finalists?|nominees?|nominated|nomination|runners?[- ]up|shortlist(?:ed)?|honou?rable mention|candidates?)\b/i;

/** Done by nobody else. */
export const ALONE =
  /\b(?:on my own(?! (?:two feet|time|account|initiative))|by myself|all alone|single-?handed(?:ly)?|unaided|unassisted|without (?:any )?(?:help|supervision))\b/i;
export const ALONE_SAID =
  /\b(?:own|alone|solo|sole|solely|individual(?:ly)?|independent(?:ly)?|self|single-?handed(?:ly)?|personally|myself|freelance|unsupervised)\b/i;

/** Verbs after 'I' that say no deed of any trade. Lemmas. */
export const LIGHT_DEEDS = words(
  `love enjoy learn study read grow begin finish spend become stay join move live travel commute speak understand prefer follow choose decide pass
  earn remain continue return welcome admire share notice remember realize realise attend qualify graduate apply answer ask see show bring take give keep
  look know like want hope wish try start leave find think believe feel need mean come go do make have work help deal handle turn put cover
  serve use focus specialize specialise concentrate act be mention note express carry hold stand pick get owe say tell gain offer fit match meet submit
  enclose attach trust rely let complete pride value care appreciate consider agree accept expect intend aim plan seek look respond thank
  possess combine recognize recognise call count settle sit belong depend suit excel thrive train practise practice volunteer acquire obtain receive walk
  own bear treat approach refer lend strive prove please excite delight draw attract interest impress thrill honor convince fascinate prepare pay worry mind sit discover compare list majore wrap enroll request play lock rest shape fall belong concern mark remind recall resonate`,
);
