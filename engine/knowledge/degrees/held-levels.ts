/**
 * The rungs of degrees as resumes print them, highest first; for a degree alone, not for running text, where 'BE' and 'MA'
 * are other words. The last two are of schools and of what tells no rung.
 */
export const HELD_LEVELS: readonly RegExp[] = [
  /\b(?:Ph\.? ?D|D\.? ?Phil|Ed\.? ?D|Pharm\.? ?D|D\.? ?Sc|DNP|DVM|DDS|DPT|DBA|M\.?D|J\.?D)\b|doctor/iu,
  /\b(?:M\.? ?(?:S|A|E|B\.? ?A|C\.? ?A|Sc|Tech|Eng|Com|Ed|Phil|Res|Arch|Des|Pharm|F\.? ?A|P\.? ?[AHPT]|S\.? ?[NW]|L\.? ?I\.? ?S)|LL\.? ?M|Sc\.? ?M|PGD[MB]?A?|PG|S2)\b|\bmaster|\bmagist|\bmaestr|\bpost-? ?grad/iu,
  /\b(?:B\.? ?(?:S|A|E|B\.? ?[AM]|C\.? ?A|Sc|Tech|Eng|Com|Ed|Arch|Des|Pharm|F\.? ?A|H\.? ?M|S\.? ?[NW]|A\.? ?Sc)|LL\.? ?B|Sc\.? ?B|MBBS|S1)\b|\bbac+h?al|\bbachelor|\blicen[cs]iat|\bundergrad/iu,
  /\bassociate|\bA\.? ?A\.? ?S?\b|\bfoundation degree|\bHN[CD]\b/iu,
  /\bdiploma|\bdiplôme|\bdegree\b/iu,
  /\bhigh school|\bGED\b|\bA[ -]?levels?\b/iu,
];
