import type { Mention, Worded } from "./name-candidate.ts";

/** Characters before and behind a mention that are looked at. */
const NEAR = 160;

/** What is said of the name right behind it: `does` from its verb, at the start of a sentence. */
const BEHIND: readonly (readonly [role: string, find: RegExp])[] = [
  [
    "seeks",
    /^,?(?: \([^()]{2,30}\))?,? (?:(?:is|are)(?: \p{Ll}+)? (?:hiring|seeking|looking|recruiting|searching|growing|expanding)|seeks|hires|requires|needs|wants|invites|has an?\b)/u,
  ],
  ["is-a", /^,?(?:[^.!?]{0,40},)? (?:is|are) (?:an?|the|one|among|your|our)\b/u],
  ["does", /^,?(?: \([^()]{2,30}\))?,? (?:is|was|has|have|\p{Ll}{3,}s)\b/u],
  ["owns", /^['’]s? \p{L}/u],
  [
    "appositive",
    /^, (?:an?|the|one of|part of|based|located|founded|headquartered|recognized|recognised|ranked)\b/u,
  ],
  ["acronym", /^ \([“"']?\p{Lu}[\p{L}&]{1,9}[”"']?\)/u],
  ["as", /^ (?:as|where|because|and (?:help|be|you|our|we))\b/u],
];

/** What leads up to it. */
const BEFORE: readonly (readonly [role: string, find: RegExp])[] = [
  [
    "about",
    /(?:^|[.!?:] |\n)(?:About|ABOUT|Why|Who (?:is|are)|Life at|Careers? at|Working (?:at|for|with)|Work(?:ing)? at)(?: the)? $/u,
  ],
  [
    "joins",
    /\b[Jj]oin(?:ing|s|ed)?(?: (?:us|our|the|team|family|growing|\p{Ll}+)){0,4}(?: (?:at|of|in))?(?: the)? $/u,
  ],
  ["at", /\b[Aa]t(?: the)? $/u],
  [
    "works-for",
    /\b(?:work(?:ing|s|ed)?|career|role|position|opportunity|job|employment|vacancy|opening|team|experience)(?: \p{Ll}+)? (?:for|with|at|within|in)(?: the)? $/u,
  ],
  [
    "welcome",
    /\b(?:[Ww]elcome to|[Mm]eet|[Ww]e(?:['’]re| are)|[Oo]ur (?:company|firm|client|organi[sz]ation),) $/u,
  ],
  [
    "apply-to",
    /\b(?:appl(?:y|ications?|ying)(?: \p{Ll}+)? (?:to|at|with)|hear from|(?:information|more) (?:about|on)|about|contact|visit)(?: the)? $/u,
  ],
  ["by", /\b(?:by|behalf of|apply to|part of|contact|visit)(?: the)? $/u],
  ["such-as", /\b(?:such as|including|e\.?g\.?,?|like|using|with|of|in) $/u],
];

/** What its sentence speaks of. */
const SENTENCE: readonly (readonly [role: string, find: RegExp])[] = [
  ["legal", /\b(?:equal|discriminat\p{L}*|affirmative|EEO|EOE|diversity|accommodation|background check)\b/iu],
  [
    "story",
    /\b(?:founded|established|headquarter\p{L}*|since (?:19|20)\d\d|employees|offices|worldwide|countries|leading|leader|mission)\b/iu,
  ],
  [
    "apply",
    /\b(?:appl(?:y|ication|ications|icants?)|website|e-?mail|www|contact|shortlisted|candidates?)\b/iu,
  ],
  ["benefit", /\b(?:benefits|insurance|salary|pension|paid|bonus)\b/iu],
  ["we", /\b(?:[Ww]e|[Oo]ur|[Uu]s|OUR|WE)\b/u],
  ["you", /\b(?:[Yy]ou|[Yy]our)\b/u],
  ["agency", /\b(?:recruitment|staffing|agency|consultants?|candidates|clients?)\b/iu],
  ["skill", /\b(?:experience|knowledge|proficien\p{L}*|familiar\p{L}*|skills|certif\p{L}*|degree)\b/iu],
];

const STOPS = [".", "!", "?", "\n"];

/** Parts that somebody who is spoken of plays in an ad, each once, in the order of the lists. */
export function rolesOf(worded: readonly Worded[], mentions: readonly Mention[]): string[] {
  const roles = new Set<string>();
  for (const { block: at, start, end } of mentions) {
    const { text, start: offset } = worded[at]!.block;
    const before = text.slice(Math.max(0, start - offset - NEAR), start - offset);
    const behind = text.slice(end - offset, end - offset + NEAR);
    for (const [role, find] of BEHIND) if (find.test(behind)) roles.add(role);
    for (const [role, find] of BEFORE) if (find.test(before)) roles.add(role);
    const opened = before.slice(1 + Math.max(...STOPS.map((stop) => before.lastIndexOf(stop))));
    const sentence = opened + (/^[^.!?\n]*/u.exec(behind)?.[0] ?? "");
    for (const [role, find] of SENTENCE) if (find.test(sentence)) roles.add(role);
  }
  return [...roles];
}

const TELLING = new Set([
  "seeks",
  "is-a",
  "owns",
  "appositive",
  "about",
  "joins",
  "at",
  "works-for",
  "welcome",
  "legal",
  "story",
  "apply-to",
]);

/** How many telling parts somebody plays. */
export const countTelling = (roles: readonly string[]) => roles.filter((role) => TELLING.has(role)).length;
