import type { BlockId, Finding } from "./review.ts";

export const ASK_JOB = "Add a job ad you aim at, so that the skills it asks for can be looked for.";
const ASK_FILE = "Add your profile's 'Save to PDF' or paste its text.";
const ASK_SKILLS = "How many skills does your profile list, and which?";

type Row = readonly [points: number, advice: string, ask?: string];

/**
 * What earns points (docs/linkedin.md has the table): how many, what to do about it, and what to ask the person where it
 * is not known. The first word of an id is its block.
 */
const RUBRIC = {
  "headline-own": [
    4,
    "Say in the headline what you do and for whom, not only your title and employer.",
    ASK_FILE,
  ],
  "headline-length": [3, "Use 40 to 220 characters for the headline."],
  "headline-role": [5, "Name the role you aim at in the headline."],
  "headline-skills": [3, "Name two of the skills that the job asks for in the headline."],
  "about-present": [4, "Write an About text of at least 40 words."],
  "about-length": [4, "Bring the About text to 100 to 350 words, within 2,600 characters."],
  "about-start": [
    3,
    "Name your role and one result in the first 275 characters; the rest is hidden until somebody opens it.",
  ],
  "about-first-person": [2, "Write the About text as yourself: 'I'."],
  "about-result": [3, "Give at least one result with a number in the About text."],
  "about-contact": [2, "End the About text with how to reach you and for what."],
  "experience-current": [5, "Show what you do now, with the month you began."],
  "experience-described": [6, "Describe each of your last three roles in two list items or 40 words."],
  "experience-measured": [6, "Give each of your last three roles one result with a number."],
  "experience-verbs": [4, "Write list items that begin with what you did: 'Led', 'Built', 'Cut'."],
  "experience-skills": [4, "Show the skills the job asks for in the roles where you used them."],
  "skills-five": [4, "List at least five skills.", ASK_SKILLS],
  "skills-fifteen": [3, "List at least fifteen skills.", ASK_SKILLS],
  "skills-target": [5, "List the skills the job asks for and you have.", ASK_SKILLS],
  "education-present": [4, "Add where you learnt your trade."],
  "education-certificates": [2, "Add your certificates or licences."],
  "identity-photo": [3, "Add a photo of your face.", "Does your profile have a photo?"],
  "identity-banner": [2, "Add a banner picture.", "Does your profile have a banner picture of your own?"],
  "identity-url": [
    3,
    "Choose your own profile address in LinkedIn's settings.",
    "What is your profile's address?",
  ],
  "identity-location": [2, "Add where you work."],
  "identity-industry": [2, "Choose your industry.", "Is an industry chosen in your profile?"],
  "network-recommendations": [
    4,
    "Ask two people you worked with for a recommendation.",
    "How many recommendations have you received?",
  ],
  "network-featured": [
    3,
    "Feature a piece of work or a project.",
    "Is anything featured, or are there projects?",
  ],
  "network-connections": [
    3,
    "Connect with the people you have worked with; 500 is where LinkedIn stops counting.",
    "How many connections do you have?",
  ],
  "network-activity": [
    2,
    "Endorse others, or post or comment now and then.",
    "Do you have endorsements, or have you posted lately?",
  ],
} as const satisfies Record<`${BlockId}-${string}`, Row>;

export type FindingId = keyof typeof RUBRIC;

/**
 * One line of the score. `met` is the share of the points that was earned, or whether all were; null where it is not known.
 * `ask` stands in place of the usual question.
 */
export function makeFinding(
  id: FindingId,
  met: number | boolean | null,
  message: string,
  ask: string | null = (RUBRIC[id] as Row)[2] ?? null,
): Finding {
  const [points, advice] = RUBRIC[id];
  const block = id.slice(0, id.indexOf("-")) as BlockId;
  const earned = met === null ? null : Math.round(points * Math.min(1, Number(met)) * 100) / 100;
  return { id, block, points, advice, ask, earned, message: met === null ? "Not known." : message };
}

/** A finding of yes or no, with a sentence for each; what is not known is told as no. */
export function tellWhether(id: FindingId, met: boolean | null, yes: string, no: string): Finding {
  return makeFinding(id, met, met ? yes : no);
}
