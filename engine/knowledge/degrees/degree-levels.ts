import { LOCALES } from "../locales/all-locales.ts";
import { wholeWordOf } from "../locales/collect-words.ts";
import type { DegreeLevel } from "../locales/degree-level.ts";

/**
 * How ads write the rungs of the ladder, highest first. Short forms that also mean something else (MS, BA, MD) count
 * only beside another degree.
 */
const ENGLISH_FORMS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    "doctorate",
    /\b(?:P[Hh]\.? ?[Dd]\.?|M\.D\.|D\.V\.M\.?|D\.?Phil|DPT|Pharm\.?D|Doctor of \p{Lu}\p{L}+|DNP|DBA(?= (?:degree|in business|or PhD))|Ed\.D\.?|DVM|DDS|J\.?D\.?)(?![\p{L}\d])(?! (?:students?|supervis|programmes?|programs?|before))|(?<![Nn]ot [Rr]equired, Any )\b[Dd]octora(?:te|l(?= [Dd]egree))\b(?! [Nn]ot [Rr]equired)|\bJuris Doctor\b/gu,
  ],
  [
    "master",
    /\b[Mm]aster(?:['’]s|s)(?:[ -]level)?\b(?! thesis| holders)|\b[Mm]aster(?= [Dd]egree)|\b[Mm]aster of \p{Lu}\p{L}+|\b[Mm]aster(?= ?(?:or|\/|and) ?(?:[Bb]achelor|[Pp][Hh]\.?[Dd]))|\b[Aa]dvanced [Dd]egrees?\b|\b(?:MBA|M\. ?Sc|MSc|EMBA|M\.?Phil|M\.?Arch|M\.?Pharm|MA\.Sc|MBBCh|M\.?Tech|MCA|MPT|MPH|MSW|MSN|M\.?Ed|MEng|LL\.M\.?|LLM(?= (?:degree|in \p{Lu}))|MRes|MFA(?= (?:degree|in \p{Lu}|or|preferred|required))|M\.?Com|PGDM)\b|(?<!\b[Uu]nder[ -])\b(?:[Pp]ost-?)?[Gg]raduate(?: level| or professional)? [Dd]egrees?\b|\b[Pp]ost-?graduate (?:\p{L}+ )?(?:[Dd]egree|qualification)\b|\bM\.S\.(?![\p{L}\d])|\bS2\b(?= (?:in|degree|majoring|from) )|\b(?:MS|MA)\b(?=:| with \d| (?:[Dd]egree|or PhD|in \p{L}|(?:\p{Lu}\p{L}+ )?(?:preferred|a plus|desired)))|(?<=\b(?:B\.?S\.?|B\.?A\.?) ?(?:\/|,|or) ?(?:or )?)M\.?[SA]\b|\bM[SA]\b(?= ?(?:\/|,|or) ?(?:or )?P[Hh]\.? ?[Dd])/gu,
  ],
  [
    "bachelor",
    /\b[Bb]achelor(?:['’]s|s)?(?: of \p{Lu}\p{L}+)?\b|(?<!\bM\.)\b(?:B\.S\.|B\.A\.)(?![\p{L}\d])|\bS1\b(?= (?:in|degree|majoring|from) )|\b[Uu]niversity graduate\b|\b[Uu]niversity or [Cc]ollege [Dd]egree\b|\b(?:B\. ?Sc|BSc|MBBS|B\.?Arch|B\.?Pharm|B\.?Des|BASc|BSN|BSEE|BSME|B\.?Eng|B\.?Tech|BBA|BCA|B\.?Com|LL\.?B|BFA|B\.?Ed|BHM)\b(?:\.)?(?:\s?\(Hons\))?|\bB\.E\.?(?: ?\/ ?B\.? ?Tech)?|\bBE ?\/ ?B\.?Tech|\b(?:BS|BA)(?: ?\/ ?(?:BS|BA))?\b(?=:| with \d| (?:[Dd]egree|in \p{L}|required|preferred|or (?:MS|MA|M\.S|equivalent|higher)))|\b(?:BA ?\/ ?BS|BS ?\/ ?BA|B\.A\. ?(?:or|\/) ?B\.S\.)(?!\p{L})|\b[Bb]accalaureate(?: degree)?\b|\b[Uu]nder[- ]?graduate [Dd]egree\b|\b(?:4|[Ff]our)[- ][Yy]ears? (?:[Cc]ollege |[Uu]niversity )?[Dd]egree\b|\b(?:BS|BA)(?= ?(?:\/|,|or) ?(?:or )?M\.?[SA]\b)|\b[Uu]niversity(?: or [Cc]ollege)? education\b|\b[Cc]ollege graduate\b|\b[Tt]ertiary qualification|\b[Aa]ny [Gg]raduate\b|\b[Aa]ny degree\b|\b[Gg]raduate (?:in|from) any (?:stream|discipline)\b|(?<=\/ )BE\b|\b(?:should be|must be|be a) graduate\b|(?<=^|\/ )Graduate\b(?= \(|$|[,.;])|\b[Gg]raduat(?:e|ion)(?= (?:in any|is (?:must|mandatory)))/gu,
  ],
  [
    "associate",
    /\b[Aa]ssociate(?:['’]s|s)?(?: of (?:arts|science|applied science))?(?= [Dd]egree\b)|\bHigh(?:er)? [Dd]iploma\b|\bDiploma (?:3|III)\b|\bD[ -]?3\b(?= (?:in|degree|majoring|from|or) )|\b[Aa]ssociate['’]s\b|\b[Aa]ssociate(?= or [Bb]achelor)|\bA\.?A\.?S\b\.?|\b(?:2|[Tt]wo)[- ][Yy]ears?(?: of)? (?:[Cc]ollege|(?:[Cc]ollege |technical )?[Dd]egree)\b|\bA\.?[AS]\b\.?(?= (?:[Dd]egree|in \p{L}|or (?:BA|BS|higher|bachelor)))|\bA[AS] ?\/ ?A[AS]\b|\bA[AS]\b(?= ?\/ ?B[AS]\b)|\b[Ff]oundation degree\b|\bCDA(?= or associate)/gu,
  ],
  [
    "secondary",
    /\b(?:Diploma of Secondary|Certificate of) Education(?: Examination)?\b|\bHKDSE\b|\bHKCEE\b|\b(?:Form|F\.) ?[567]\b(?= (?:or|and) above)/gu,
  ],
  [
    "vocational",
    /(?<!school )(?<!School )(?<!HS )(?<!H\.S\. )\b(?:[Pp]ost-?graduate )?[Dd]iploma\b|\bHigher [Cc]ertificate\b|\b[Pp]ost-?secondary certificate\b|\b(?:HN[CD]|OND)s?\b|\bNational (?:Certificate|Diploma)\b|\b[Gg]raduat(?:e|ion) (?:from|of) an? (?:technical|trade|vocational) (?:college|institute|school)\b|\bBTEC\b|\b[Vv]ocational (?:training|qualification|school|degree|education)|\b[Tt]rade (?:certificate|qualification)|\bCertificate (?:III|IV|II)\b|\bITI\b|\b[GA]NM\b|\b(?:completed |time-served |engineering |full |recognised |recognized |trade |craft )+apprenticeship\b|\bapprenticeship(?= (?:in|or|trained|qualification))|\bSVQ\b/gu,
  ],
  [
    "secondary",
    /(?<![Vv]ocational )\b[Hh]igh ?[Ss]chool(?! completion)(?: (?:[Dd]iploma|[Ee]ducation|[Gg]raduate|degree|or GED))?(?:(?: and\/or | or | ?\/ ?)(?:GED|equivalent|G\.E\.D\.?))?(?: \(GED\))?|\bH\.?S\.? (?:[Dd]iploma|[Gg]raduate|[Dd]egree)(?:(?: or | ?\/ ?)(?:GED|equivalent))?|\bGED\b|\bGCSEs?\b|(?<!\.)\bA[- ]?[Ll]evels?\b(?! of\b)|\b[Ss]econdary school(?: certificate)?\b|\b[Mm]atric(?:ulation)?\b|\b(?:Grade|[Yy]ear|Class) 12\b|\b(?:10th|12th|[Tt]welfth) (?:pass(?:ed)?|standard|grade|std)\b|\b(?:WASSCE|WAEC|KCSE|NCEA)\b|\bO[- ]?[Ll]evels?\b|\bschool[- ]leaving certificate\b|\b10 ?\+ ?2\b|\b(?:HSC|SSC)\b(?= (?:pass|or|with))|\b[Ll]eaving [Cc]ert(?:ificate)?\b/gu,
  ],
  // A degree without a level, after all that name one: where ads say no more they mean the first.
  [
    "bachelor",
    /\b(?:[Gg]ood |[Uu]niversity |[Hh]onou?rs |[Ff]irst |[Cc]ollege |[Rr]elevant |[Ff]our-year |[Tt]ertiary )?(?<!\d )(?<!high )(?<!some )(?<!certain )(?<!any )[Dd]egree(?! of\b| apprentice)(?= |[-/,.;:)(]|$)(?! (?:feedback|celsius|heat))/gu,
  ],
];

/** What a rung may have behind it and is the same degree: 'Master’s Degree', 'BA/BS degree', 'associate level degree'. */
export const DEGREE_TAIL = /(?:['’]s)?(?:[ -]level)?\s(?:[Dd]egrees?|DEGREE)\b/uy;

/** The same, and what other languages call the rung; the degree without a level stays last. */
export const DEGREE_FORMS = ENGLISH_FORMS.map(([level, pattern], index) => {
  const words = LOCALES.flatMap(({ degrees }) => degrees?.levels?.[level] ?? []);
  const isLast = index === ENGLISH_FORMS.length - 1;
  if (words.length === 0 || isLast) return [level, pattern] as const;
  return [level, new RegExp(`${pattern.source}|${wholeWordOf(words)}`, "gu")] as const;
});
