import { beginsWithVerb } from "../knowledge/verbs/begins-with-verb.ts";
import { isMostlyEnglish } from "./is-english.ts";
import type { Position } from "./profile.ts";
import type { BlockId, Finding } from "./review.ts";
import {
  countWords,
  hasResult,
  makeFinding,
  type ReviewInput,
  skillsIn,
  targetSkills,
} from "./review-input.ts";

const ASK_JOB = "Add a job ad you aim at, so that the skills it asks for can be looked for.";

/** Experience, 25 points: the three latest roles. */
export function checkExperienceFacts({ profile, job }: ReviewInput): Finding[] {
  const roles = profile?.positions.slice(0, 3) ?? [];
  const known = profile !== null;
  const bullets = roles.flatMap(listBullets);
  const described = shareOf(
    roles,
    (role) => countWords(role.description ?? "") >= 40 || listBullets(role).length >= 2,
  );
  const measured = shareOf(roles, (role) => hasResult(role.description ?? ""));
  const current = roles.some((role) => role.current && role.start !== null);
  const all = (profile?.positions ?? [])
    .map(({ title, description }) => `${title ?? ""}\n${description ?? ""}`)
    .join("\n");
  const english = bullets.length === 0 || isMostlyEnglish(all);
  const asked = job === null ? 0 : targetSkills(job).length;
  const found = job === null ? 0 : skillsIn(all, job).length;
  const block = "experience" as const;
  return [
    makeFinding(
      {
        id: "experience-current",
        block,
        points: 5,
        advice: "Show what you do now, with the month you began.",
        ask: null,
      },
      known ? Number(current) : null,
      current ? "A current role has its dates." : "No current role with dates was found.",
    ),
    makeFinding(
      {
        id: "experience-described",
        block,
        points: 6,
        advice: "Describe each of your last three roles in two list items or 40 words.",
        ask: null,
      },
      known ? Math.min(1, described / 0.8) : null,
      `${percent(described)} of the last roles are described.`,
    ),
    makeFinding(
      {
        id: "experience-measured",
        block,
        points: 6,
        advice: "Give each of your last three roles one result with a number.",
        ask: null,
      },
      known ? measured : null,
      `${percent(measured)} of the last roles have a figure.`,
    ),
    makeFinding(
      {
        id: "experience-verbs",
        block,
        points: 4,
        advice: "Write list items that begin with what you did: 'Led', 'Built', 'Cut'.",
        ask: null,
      },
      known && english ? shareOf(bullets, (text) => beginsWithVerb(text)) : null,
      `${bullets.length} list items were looked at.`,
    ),
    makeFinding(
      {
        id: "experience-skills",
        block,
        points: 4,
        advice: "Show the skills the job asks for in the roles where you used them.",
        ask: job === null ? ASK_JOB : null,
      },
      known && asked > 0 ? found / asked : null,
      `${found} of ${asked} skills asked for stand in the roles.`,
    ),
  ];
}

/** Skills 12 and education 6 points. The print shows three skills at most: more are known only from the person. */
export function checkListFacts({ profile, job, facts }: ReviewInput): Finding[] {
  const all = facts.skills ?? (profile !== null && profile.topSkills.length > 3 ? profile.topSkills : null);
  const asked = job === null ? 0 : targetSkills(job).length;
  const listed = job === null || all === null ? 0 : skillsIn(all.join("\n"), job).length;
  const ask = "How many skills does your profile list, and which?";
  const has = (met: boolean) => (profile === null ? null : Number(met));
  return [
    makeFinding(
      { id: "skills-five", block: "skills", points: 4, advice: "List at least five skills.", ask },
      all === null ? null : Number(all.length >= 5),
      `${all?.length} skills are listed.`,
    ),
    makeFinding(
      { id: "skills-fifteen", block: "skills", points: 3, advice: "List at least fifteen skills.", ask },
      all === null ? null : Number(all.length >= 15),
      `${all?.length} skills are listed.`,
    ),
    makeFinding(
      {
        id: "skills-target",
        block: "skills",
        points: 5,
        advice: "List the skills the job asks for and you have.",
        ask: job === null ? ASK_JOB : asked === 0 ? null : ask,
      },
      all === null || asked === 0 ? null : listed / asked,
      `${listed} of ${asked} skills asked for are listed.`,
    ),
    makeFinding(
      {
        id: "education-present",
        block: "education",
        points: 4,
        advice: "Add where you learnt your trade.",
        ask: null,
      },
      has((profile?.education.length ?? 0) > 0),
      "Education was looked for.",
    ),
    makeFinding(
      {
        id: "education-certificates",
        block: "education",
        points: 2,
        advice: "Add your certificates or licences.",
        ask: null,
      },
      has((profile?.certifications.length ?? 0) > 0),
      "Certificates were looked for.",
    ),
  ];
}

/** Identity 12 and network 12 points; much of it only the person can say. */
export function checkIdentityFacts({ profile, url, facts }: ReviewInput): Finding[] {
  const custom = url?.kind === "custom" ? 1 : url?.kind === "default" ? 0 : null;
  const yes = (
    id: string,
    block: BlockId,
    points: number,
    value: boolean | null,
    advice: string,
    ask: string,
  ) =>
    makeFinding(
      { id, block, points, advice, ask },
      value === null ? null : Number(value),
      value ? "Yes." : "No.",
    );
  const { connections, recommendations } = facts;
  return [
    yes(
      "identity-photo",
      "identity",
      3,
      facts.photo,
      "Add a photo of your face.",
      "Does your profile have a photo?",
    ),
    yes(
      "identity-banner",
      "identity",
      2,
      facts.banner,
      "Add a banner picture.",
      "Does your profile have a banner picture of your own?",
    ),
    makeFinding(
      {
        id: "identity-url",
        block: "identity",
        points: 3,
        advice: "Choose your own profile address in LinkedIn's settings.",
        ask: "What is your profile's address?",
      },
      custom,
      custom === 1
        ? "The address is your own."
        : "The address still ends in the characters LinkedIn gave it.",
    ),
    makeFinding(
      { id: "identity-location", block: "identity", points: 2, advice: "Add where you work.", ask: null },
      profile === null ? null : Number(profile.location !== null),
      profile?.location == null ? "No place was found." : "A place is given.",
    ),
    yes(
      "identity-industry",
      "identity",
      2,
      facts.industry,
      "Choose your industry.",
      "Is an industry chosen in your profile?",
    ),
    makeFinding(
      {
        id: "network-recommendations",
        block: "network",
        points: 4,
        advice: "Ask two people you worked with for a recommendation.",
        ask: "How many recommendations have you received?",
      },
      recommendations === null ? null : recommendations / 2,
      `${recommendations} recommendations.`,
    ),
    yes(
      "network-featured",
      "network",
      3,
      facts.featured,
      "Feature a piece of work or a project.",
      "Is anything featured, or are there projects?",
    ),
    makeFinding(
      {
        id: "network-connections",
        block: "network",
        points: 3,
        advice: "Connect with the people you have worked with; 500 is where LinkedIn stops counting.",
        ask: "How many connections do you have?",
      },
      connections === null ? null : connections >= 500 ? 1 : connections >= 200 ? 2 / 3 : 0,
      `${connections} connections.`,
    ),
    yes(
      "network-activity",
      "network",
      2,
      facts.activity,
      "Endorse others, or post or comment now and then.",
      "Do you have endorsements, or have you posted lately?",
    ),
  ];
}

function listBullets({ description }: Position): string[] {
  return (description ?? "")
    .split("\n")
    .filter((line) => /^[•\-*–]\s/.test(line))
    .map((line) => line.slice(2));
}

function shareOf<T>(all: readonly T[], met: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(met).length / all.length;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
