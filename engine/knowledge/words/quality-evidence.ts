/**
 * Words by which a resume shows a quality that it does not name, by the quality's id: who coordinated a team has worked in
 * one. Mostly qualities of which readers of real pairs said so more often than not (docs/decisions/0035): who met targets is not
 * called 'driven' for it, nor one who designs 'creative'. A line is looked at alone, at its first such word.
 */
const TEAM =
  /\b(?:team ?work|(?:as|in|with|of|leading|coordinat\w+) an? (?:\S+ ){0,2}team|part of an? (?:\S+ ){0,2}team|team(?:mates| members)|(?:work\w*|experienced) (?:\S+ ){0,3}group|cross-functional|collaborat\w+|jointly|joint work|coordinat\w+ with)\b/iu;
const TALK =
  /\b(?:communicat\w+|presented|presenting|public speak\w+|articulate\w*|(?:conduct|lead|hold)\w* (?:\S+ )?meetings|liais\w+|convey\w*|spokes\w+)\b/iu;

export const QUALITY_EVIDENCE: ReadonlyMap<string, RegExp> = new Map([
  ["teamwork", TEAM],
  ["collaboration", TEAM],
  [
    "cross-functional-collaboration",
    /\b(?:cross-functional|other (?:teams|departments)|between departments)\b/iu,
  ],
  ["communication", TALK],
  ["verbal-communication", TALK],
  ["interpersonal-skills", TALK],
  [
    "written-communication",
    /\b(?:wrote|writer|written|writing|drafted|drafting|authored|published|editor)\b/iu,
  ],
  ["problem-solving", /\b(?:root[- ]cause|resolv\w+|troubleshoot\w*|solv(?:ed|ing|es))\b/iu],
  [
    "attention-to-detail",
    /\b(?:details?|pixel[- ]perfect|accura\w+|meticulous\w*|discrepanc\w+|proofread\w*)\b/iu,
  ],
  ["organization", /\b(?:organi[sz](?:ed|ing|es?)|schedul(?:ed|ing)|prioriti[sz]\w+|coordinat\w+)\b/iu],
  [
    "relationship-building",
    /\b(?:relationships?|partnerships?|stakeholders|key decision-?makers|engag\w+ with|liais\w+)\b/iu,
  ],
  [
    "stakeholder-management",
    /\b(?:stakeholders?|liais\w+|(?:senior|key) (?:managers|leaders|decision-?makers))\b/iu,
  ],
  ["strategic-thinking", /\bstrateg\w+/iu],
  ["analytical-skills", /\b(?:analy[sz]\w+|statistic\w*|reconcil\w+)\b/iu],
]);
