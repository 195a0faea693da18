import type { Mention, Worded } from "./name-candidate.ts";

/** Characters before and behind a mention that are looked at. */
const NEAR = 90;
const QUALITIES = "(?:[\\p{L}-]+,? (?:and )?){0,4}";

/** What leads up to the name of the post; qualities may stand between. */
const BEFORE: readonly (readonly [role: string, find: RegExp])[] = [
  [
    "wanted",
    new RegExp(
      `\\b(?:looking (?:for|to (?:recruit|hire|appoint|add))|search(?:ing)? for|seek(?:s|ing)?|recruit(?:s|ing)?|hir(?:es|ing)|require[sd]?|needs?|appoint|employ)(?: for)? (?:an?|our|the|two|several|\\d+)? ?${QUALITIES}$`,
      "iu",
    ),
  ],
  [
    "as",
    new RegExp(
      `(?:^|[.,!?:] |\\b(?:us|team|work|\\p{L}+ing|role|experience|position) )as (?:an?|our|the) ${QUALITIES}$`,
      "iu",
    ),
  ],
  [
    "opening",
    new RegExp(
      `\\b(?:opportunity|opening|vacancy|position|role|post|job|opportunities|vacancies)(?: (?:exists?|has arisen|available|is))? (?:for|of|as|to be)(?: an?| our| the)? ?${QUALITIES}$`,
      "iu",
    ),
  ],
  ["label", /(?:^|[\s|•])(?:job title|title|position|role|vacancy|post|job|designation)\s*[:–-]\s*$/iu],
  ["the", /(?:^|[.!?] |\n)(?:The|This|Our|Your) $/u],
  [
    "to",
    /\b(?:reports?(?:ing)?(?: directly)? to|supervis\p{Ll}+|manag\p{Ll}+|support(?:s|ing)?|assist(?:s|ing)?|with|from|by|and)(?: an?| our| the)? $/iu,
  ],
];

const BEHIND: readonly (readonly [role: string, find: RegExp])[] = [
  [
    "will",
    /^ (?:will|is responsible|reports? to|works|must|should|performs?|provides|leads|supports|manages)\b/u,
  ],
  ["role", /^ (?:position|role|vacancy|job|opportunity|opening|post)\b/iu],
  [
    "joins",
    /^,? (?:to (?:join|work|be|support|help|lead|cover)|who|with|for our|in our|based|required|needed|wanted)\b/iu,
  ],
];

/** Ways in which an ad speaks of the post that it fills, each once. */
export function postRolesOf(worded: readonly Worded[], mentions: readonly Mention[]): string[] {
  const roles = new Set<string>();
  for (const { block: at, start, end } of mentions) {
    const { text, start: offset } = worded[at]!.block;
    const before = text.slice(Math.max(0, start - offset - NEAR), start - offset);
    const behind = text.slice(end - offset, end - offset + NEAR);
    for (const [role, find] of BEFORE) if (find.test(before)) roles.add(role);
    for (const [role, find] of BEHIND) if (find.test(behind)) roles.add(role);
  }
  return [...roles];
}
