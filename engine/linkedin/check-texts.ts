import { CLICHES, FIRST_PERSON, INVITES_CONTACT } from "../knowledge/profiles/profile-phrases.ts";
import { foldLetters, foldWords } from "../text/fold-letters.ts";
import type { Finding } from "./review.ts";
import {
  countWords,
  hasResult,
  makeFinding,
  namesRole,
  type ReviewInput,
  roleWords,
  skillsIn,
} from "./review-input.ts";

const ASK_JOB = "Add a job ad you aim at, so that the skills it asks for can be looked for.";
const ASK_FILE = "Add your profile's 'Save to PDF' or paste its text.";

/** Headline, 15 points. */
export function checkHeadline(input: ReviewInput): Finding[] {
  const { profile, job } = input;
  const known = profile !== null;
  const text = profile?.headline ?? "";
  const length = [...text].length;
  const current = profile?.positions[0];
  const plain =
    text === "" || (current !== undefined && isTitleAtEmployer(text, current.title, current.employer));
  const role = roleWords(input);
  const skills = job === null ? [] : skillsIn(text, job);
  const block = "headline" as const;
  return [
    makeFinding(
      {
        id: "headline-own",
        block,
        points: 4,
        advice: "Say in the headline what you do and for whom, not only your title and employer.",
        ask: ASK_FILE,
      },
      known ? Number(!plain) : null,
      plain
        ? "The headline is missing or only repeats your title and employer."
        : "The headline says more than a title and an employer.",
    ),
    makeFinding(
      {
        id: "headline-length",
        block,
        points: 3,
        advice: "Use 40 to 220 characters for the headline.",
        ask: null,
      },
      known ? Number(length >= 40 && length <= 220) : null,
      `The headline has ${length} characters.`,
    ),
    makeFinding(
      {
        id: "headline-role",
        block,
        points: 5,
        advice: "Name the role you aim at in the headline.",
        ask: known && job === null ? ASK_JOB : null,
      },
      known && role !== null ? Number(namesRole(text, role)) : null,
      role !== null && namesRole(text, role)
        ? "The headline names the role."
        : "The headline does not name the role.",
    ),
    makeFinding(
      {
        id: "headline-skills",
        block,
        points: 3,
        advice: "Name two of the skills that the job asks for in the headline.",
        ask: job === null ? ASK_JOB : null,
      },
      known && job !== null ? skills.length / 2 : null,
      `The headline names ${skills.length} of the skills asked for.`,
    ),
  ];
}

function isTitleAtEmployer(headline: string, title: string | null, employer: string | null): boolean {
  const words = foldWords(headline);
  const own = new Set([
    ...foldWords(title ?? ""),
    ...foldWords(employer ?? ""),
    ..."at bei chez en na no presso bij in the".split(" "),
  ]);
  return words.every((word) => own.has(word));
}

/** About, 18 points; up to three are lost for worn phrases. */
export function checkAbout(input: ReviewInput): Finding[] {
  const known = input.profile !== null;
  const text = input.profile?.summary ?? "";
  const words = countWords(text);
  const folded = foldLetters(text);
  const start = [...text].slice(0, 275).join("");
  const role = roleWords(input);
  const says = role === null ? null : Number(namesRole(start, role)) * 0.5 + Number(hasResult(start)) * 0.5;
  const own = foldWords(text).some((word) => FIRST_PERSON.has(word));
  const cliches = CLICHES.filter((phrase) => folded.includes(phrase));
  const block = "about" as const;
  const share = (met: boolean) => (known ? Number(met) : null);
  return [
    makeFinding(
      {
        id: "about-present",
        block,
        points: 4,
        advice: "Write an About text of at least 40 words.",
        ask: null,
      },
      share(words >= 40),
      `The About text has ${words} words.`,
    ),
    makeFinding(
      {
        id: "about-length",
        block,
        points: 4,
        advice: "Bring the About text to 100 to 350 words, within 2,600 characters.",
        ask: null,
      },
      share(words >= 100 && words <= 350 && [...text].length <= 2600),
      `The About text has ${words} words.`,
    ),
    makeFinding(
      {
        id: "about-start",
        block,
        points: 3,
        advice:
          "Name your role and one result in the first 275 characters; the rest is hidden until somebody opens it.",
        ask: null,
      },
      known ? says : null,
      "The first 275 characters were looked at for your role and a figure.",
    ),
    makeFinding(
      {
        id: "about-first-person",
        block,
        points: 2,
        advice: "Write the About text as yourself: 'I'.",
        ask: null,
      },
      share(own),
      own
        ? "The About text speaks in the first person."
        : "The About text does not speak in the first person.",
    ),
    makeFinding(
      {
        id: "about-result",
        block,
        points: 3,
        advice: "Give at least one result with a number in the About text.",
        ask: null,
      },
      share(hasResult(text)),
      hasResult(text) ? "The About text has a figure." : "The About text has no figure.",
    ),
    makeFinding(
      {
        id: "about-contact",
        block,
        points: 2,
        advice: "End the About text with how to reach you and for what.",
        ask: null,
      },
      share(INVITES_CONTACT.test(folded)),
      INVITES_CONTACT.test(folded)
        ? "The About text says how to reach you."
        : "The About text does not say how to reach you.",
    ),
    ...(cliches.length === 0
      ? []
      : [
          {
            id: "about-cliches",
            block,
            points: 0,
            earned: -Math.min(3, cliches.length),
            message: `Worn phrases: ${cliches.join(", ")}.`,
            advice: `Say what you did in place of ${cliches.map((one) => `'${one}'`).join(", ")}.`,
            ask: null,
          },
        ]),
  ];
}
