import { countWords } from "#engine/text/fold-letters.ts";
import { beginsWithVerb } from "../knowledge/verbs/begins-with-verb.ts";
import { isMostlyEnglish } from "./is-english.ts";
import type { Position, Profile } from "./profile.ts";
import type { Finding } from "./review.ts";
import { hasResult, type ReviewInput, skillsIn, targetSkills } from "./review-input.ts";
import { ASK_JOB, type FindingId, makeFinding, tellWhether } from "./rubric.ts";

/** Older roles are read less and may be told in a line. */
const LATEST_ROLES = 3;
/** What describes a role: so many words, or so many list items. */
const DESCRIBED = { words: 40, bullets: 2 };
/** The share of the roles that is enough: one of five may go without. */
const ENOUGH_DESCRIBED = 0.8;
/** Skills that LinkedIn's own print shows at most; a longer list is the whole. */
const PRINTED_SKILLS = 3;
/** A first list of skills, and one that searches find. */
const SOME_SKILLS = 5;
const MANY_SKILLS = 15;
const ENOUGH_RECOMMENDATIONS = 2;
/** LinkedIn stops counting at 500; two thirds of the points are had below that. */
const MANY_CONNECTIONS = 500;
const SOME_CONNECTIONS = 200;

/** Experience, 25 points: the three latest roles. */
export function checkExperienceFacts(input: ReviewInput): Finding[] {
  const roles = input.profile?.positions.slice(0, LATEST_ROLES) ?? [];
  return [
    tellWhether(
      "experience-current",
      input.profile && roles.some((role) => role.current && role.start !== null),
      "A current role has its dates.",
      "No current role with dates was found.",
    ),
    checkDescribed(roles, input),
    checkMeasured(roles, input),
    checkVerbs(roles, input),
    checkRoleSkills(input),
  ];
}

function checkDescribed(roles: readonly Position[], { profile }: ReviewInput): Finding {
  const described = shareOf(
    roles,
    (role) =>
      countWords(role.description ?? "") >= DESCRIBED.words || listBullets(role).length >= DESCRIBED.bullets,
  );
  const message = `${percent(described)} of the last roles are described.`;
  return makeFinding("experience-described", profile && described / ENOUGH_DESCRIBED, message);
}

function checkMeasured(roles: readonly Position[], { profile }: ReviewInput): Finding {
  const measured = shareOf(roles, (role) => hasResult(role.description ?? ""));
  const message = `${percent(measured)} of the last roles have a figure.`;
  return makeFinding("experience-measured", profile && measured, message);
}

/** Verbs are known in English alone. */
function checkVerbs(roles: readonly Position[], { profile }: ReviewInput): Finding {
  const bullets = roles.flatMap(listBullets);
  const judged = profile !== null && (bullets.length === 0 || isMostlyEnglish(tellRoles(profile)));
  return makeFinding(
    "experience-verbs",
    judged ? shareOf(bullets, (text) => beginsWithVerb(text)) : null,
    `${bullets.length} list items were looked at.`,
  );
}

function checkRoleSkills({ profile, job }: ReviewInput): Finding {
  const asked = job === null ? 0 : targetSkills(job).length;
  const found = job === null || profile === null ? 0 : skillsIn(tellRoles(profile), job).length;
  return makeFinding(
    "experience-skills",
    profile !== null && asked > 0 ? found / asked : null,
    `${found} of ${asked} skills asked for stand in the roles.`,
    job === null ? ASK_JOB : null,
  );
}

function tellRoles({ positions }: Profile): string {
  return positions.map(({ title, description }) => `${title ?? ""}\n${description ?? ""}`).join("\n");
}

/** Skills 12 and education 6 points. */
export function checkListFacts(input: ReviewInput): Finding[] {
  const skills = wholeSkills(input);
  const { profile } = input;
  return [
    ...checkSkillCount(skills),
    checkListedSkills(skills, input),
    makeFinding("education-present", profile && profile.education.length > 0, "Education was looked for."),
    makeFinding(
      "education-certificates",
      profile && profile.certifications.length > 0,
      "Certificates were looked for.",
    ),
  ];
}

/** More than the print shows are known from the person or another reading; null where the list may be cut. */
function wholeSkills({ profile, facts }: ReviewInput): readonly string[] | null {
  return (
    facts.skills ?? (profile !== null && profile.topSkills.length > PRINTED_SKILLS ? profile.topSkills : null)
  );
}

function checkSkillCount(skills: readonly string[] | null): Finding[] {
  const message = `${skills?.length} skills are listed.`;
  return [
    makeFinding("skills-five", skills && skills.length >= SOME_SKILLS, message),
    makeFinding("skills-fifteen", skills && skills.length >= MANY_SKILLS, message),
  ];
}

function checkListedSkills(skills: readonly string[] | null, { job }: ReviewInput): Finding {
  if (job === null) return makeFinding("skills-target", null, "", ASK_JOB);
  const asked = targetSkills(job).length;
  if (asked === 0) return makeFinding("skills-target", null, "", null);
  const listed = skills && skillsIn(skills.join("\n"), job).length;
  return makeFinding(
    "skills-target",
    listed === null ? null : listed / asked,
    `${listed} of ${asked} skills asked for are listed.`,
  );
}

/** Identity 12 and network 12 points; much of it only the person can say. */
export function checkIdentityFacts(input: ReviewInput): Finding[] {
  const { facts, url, profile } = input;
  const answer = (id: FindingId, given: boolean | null) => tellWhether(id, given, "Yes.", "No.");
  return [
    answer("identity-photo", facts.photo),
    answer("identity-banner", facts.banner),
    tellWhether(
      "identity-url",
      url?.kind === "custom" || (url?.kind === "default" ? false : null),
      "The address is your own.",
      "The address still ends in the characters LinkedIn gave it.",
    ),
    tellWhether(
      "identity-location",
      profile && profile.location !== null,
      "A place is given.",
      "No place was found.",
    ),
    answer("identity-industry", facts.industry),
    checkRecommendations(input),
    answer("network-featured", facts.featured),
    checkConnections(input),
    answer("network-activity", facts.activity),
  ];
}

function checkRecommendations({ facts: { recommendations } }: ReviewInput): Finding {
  return makeFinding(
    "network-recommendations",
    recommendations === null ? null : recommendations / ENOUGH_RECOMMENDATIONS,
    `${recommendations} recommendations.`,
  );
}

function checkConnections({ facts: { connections } }: ReviewInput): Finding {
  const share = connections === null ? null : shareOfConnections(connections);
  return makeFinding("network-connections", share, `${connections} connections.`);
}

function shareOfConnections(connections: number): number {
  if (connections >= MANY_CONNECTIONS) return 1;
  return connections >= SOME_CONNECTIONS ? 2 / 3 : 0;
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
