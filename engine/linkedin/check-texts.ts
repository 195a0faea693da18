import { countWords } from "#engine/text/fold-letters.ts";
import { CLICHES, FIRST_PERSON, INVITES_CONTACT } from "../knowledge/profiles/profile-phrases.ts";
import { foldLetters, foldWords } from "../text/fold-letters.ts";
import { ABOUT_LIMIT, ABOUT_SHOWN, HEADLINE_LIMIT } from "./limits.ts";
import type { Position } from "./profile.ts";
import type { Finding } from "./review.ts";
import { hasResult, namesRole, type ReviewInput, roleWords, skillsIn } from "./review-input.ts";
import { ASK_JOB, makeFinding, tellWhether } from "./rubric.ts";

/** Characters; a shorter headline leaves its room unused. */
const SHORTEST_HEADLINE = 40;
/** Skills of the ad that a headline has room for. */
const HEADLINE_SKILLS = 2;
/** Words; fewer are no text yet. */
const LEAST_ABOUT = 40;
/** Words that tell of a career and are still read to the end. */
const ABOUT_WORDS = { least: 100, most: 350 };
/** Points that worn phrases cost at most, one each. */
const MOST_LOST = 3;

/** Headline, 15 points. */
export function checkHeadline(input: ReviewInput): Finding[] {
  const { profile } = input;
  const headline = profile?.headline ?? "";
  return [
    tellWhether(
      "headline-own",
      profile && headline !== "" && !isTitleAtEmployer(headline, profile.positions[0]),
      "The headline says more than a title and an employer.",
      "The headline is missing or only repeats your title and employer.",
    ),
    checkHeadlineLength(headline, input),
    checkHeadlineRole(headline, input),
    checkHeadlineSkills(headline, input),
  ];
}

function isTitleAtEmployer(headline: string, current: Position | undefined): boolean {
  if (current === undefined) return false;
  const own = new Set([
    ...foldWords(current.title ?? ""),
    ...foldWords(current.employer ?? ""),
    ..."at bei chez en na no presso bij in the".split(" "),
  ]);
  return foldWords(headline).every((word) => own.has(word));
}

function checkHeadlineLength(headline: string, { profile }: ReviewInput): Finding {
  const { length } = [...headline];
  const fits = length >= SHORTEST_HEADLINE && length <= HEADLINE_LIMIT;
  return makeFinding("headline-length", profile && fits, `The headline has ${length} characters.`);
}

function checkHeadlineRole(headline: string, input: ReviewInput): Finding {
  const { profile, job } = input;
  const role = roleWords(input);
  const named = role && namesRole(headline, role);
  const message = named ? "The headline names the role." : "The headline does not name the role.";
  return makeFinding("headline-role", profile && named, message, profile && job === null ? ASK_JOB : null);
}

function checkHeadlineSkills(headline: string, { profile, job }: ReviewInput): Finding {
  const named = job === null ? null : skillsIn(headline, job).length;
  return makeFinding(
    "headline-skills",
    profile && named !== null ? named / HEADLINE_SKILLS : null,
    `The headline names ${named} of the skills asked for.`,
    job === null ? ASK_JOB : null,
  );
}

/** About, 18 points; up to three are lost for worn phrases. */
export function checkAbout(input: ReviewInput): Finding[] {
  const { profile } = input;
  const about = profile?.summary ?? "";
  return [
    ...checkAboutLength(about, input),
    checkAboutStart(about, input),
    tellWhether(
      "about-first-person",
      profile && foldWords(about).some((word) => FIRST_PERSON.has(word)),
      "The About text speaks in the first person.",
      "The About text does not speak in the first person.",
    ),
    tellWhether(
      "about-result",
      profile && hasResult(about),
      "The About text has a figure.",
      "The About text has no figure.",
    ),
    tellWhether(
      "about-contact",
      profile && INVITES_CONTACT.test(foldLetters(about)),
      "The About text says how to reach you.",
      "The About text does not say how to reach you.",
    ),
    ...listCliches(about),
  ];
}

function checkAboutLength(about: string, { profile }: ReviewInput): Finding[] {
  const words = countWords(about);
  const fits = words >= ABOUT_WORDS.least && words <= ABOUT_WORDS.most && [...about].length <= ABOUT_LIMIT;
  const message = `The About text has ${words} words.`;
  return [
    makeFinding("about-present", profile && words >= LEAST_ABOUT, message),
    makeFinding("about-length", profile && fits, message),
  ];
}

function checkAboutStart(about: string, input: ReviewInput): Finding {
  const start = [...about].slice(0, ABOUT_SHOWN).join("");
  const role = roleWords(input);
  const says = role && Number(namesRole(start, role)) * 0.5 + Number(hasResult(start)) * 0.5;
  const message = "The first 275 characters were looked at for your role and a figure.";
  return makeFinding("about-start", input.profile && says, message);
}

/** No line of the score unless there are some. */
function listCliches(about: string): Finding[] {
  const folded = foldLetters(about);
  const found = CLICHES.filter((phrase) => folded.includes(phrase));
  if (found.length === 0) return [];
  return [
    {
      id: "about-cliches",
      block: "about",
      points: 0,
      earned: -Math.min(MOST_LOST, found.length),
      message: `Worn phrases: ${found.join(", ")}.`,
      advice: `Say what you did in place of ${found.map((one) => `'${one}'`).join(", ")}.`,
      ask: null,
    },
  ];
}
