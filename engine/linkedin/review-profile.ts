import { checkExperienceFacts, checkIdentityFacts, checkListFacts } from "./check-facts.ts";
import { checkAbout, checkHeadline } from "./check-texts.ts";
import { ABOUT_LIMIT, DESCRIPTION_LIMIT, HEADLINE_LIMIT, TITLE_LIMIT } from "./limits.ts";
import type { Profile } from "./profile.ts";
import { BLOCKS, type BlockId, type Finding, type Fix, type LimitBreach, type Review } from "./review.ts";
import type { ReviewInput } from "./review-input.ts";

const TITLES: Readonly<Record<BlockId, string>> = {
  headline: "Headline",
  about: "About",
  experience: "Experience",
  skills: "Skills",
  education: "Education and certificates",
  identity: "Identity",
  network: "Proof and network",
};
const MOST_FIXES = 5;
/** Points of 100 that must be known: the three of an address alone say too little to be blown up to a hundred. */
const ENOUGH_TO_SCORE = 10;

/** Scores a profile out of 100 (docs/linkedin.md). What is not known leaves the denominator and is asked for. */
export function reviewProfile(input: ReviewInput): Review {
  const findings = [
    checkHeadline,
    checkAbout,
    checkExperienceFacts,
    checkListFacts,
    checkIdentityFacts,
  ].flatMap((judge) => judge(input));
  const blocks = BLOCKS.map((id) => {
    const own = findings.filter((finding) => finding.block === id);
    const known = own.filter((finding) => finding.earned !== null);
    const earned = Math.max(0, round(sum(known.map((finding) => finding.earned!))));
    return {
      id,
      title: TITLES[id],
      points: sum(own.map(({ points }) => points)),
      known: sum(known.map(({ points }) => points)),
      earned,
    };
  });
  const known = sum(blocks.map((block) => block.known));
  const earned = round(sum(blocks.map((block) => block.earned)));
  return {
    score: known < ENOUGH_TO_SCORE ? null : Math.round((100 * earned) / known),
    earned,
    known,
    blocks,
    findings,
    fixes: listFixes(findings),
    questions: [
      ...new Set(findings.flatMap(({ earned: had, ask }) => (had === null && ask !== null ? [ask] : []))),
    ],
    limits: input.profile === null ? [] : listBreaches(input.profile),
  };
}

function listFixes(findings: readonly Finding[]): Fix[] {
  return findings
    .filter((finding) => finding.earned !== null && finding.earned < finding.points)
    .map(({ id, block, points, earned, advice }) => ({ id, block, points: round(points - earned!), advice }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_FIXES);
}

/** The parts that are over LinkedIn's own limits. */
function listBreaches({ headline, summary, positions }: Profile): LimitBreach[] {
  const parts: [string, string | null, number][] = [
    ["headline", headline, HEADLINE_LIMIT],
    ["about", summary, ABOUT_LIMIT],
    ...positions.flatMap(({ title, description }, index): [string, string | null, number][] => [
      [`title of role ${index + 1}`, title, TITLE_LIMIT],
      [`description of role ${index + 1}`, description, DESCRIPTION_LIMIT],
    ]),
  ];
  return parts
    .map(([part, text, limit]) => ({ part, length: [...(text ?? "")].length, limit }))
    .filter(({ length, limit }) => length > limit);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
