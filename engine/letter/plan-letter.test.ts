import { describe, expect, test } from "vitest";
import { readJob } from "../job/read-job.ts";
import { readPlainText } from "../resume/read-plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { composeLetter } from "./compose-letter.ts";
import { planLetter } from "./plan-letter.ts";
import { verifyLetter } from "./verify-letter.ts";

const RESUME = readResume(
  readPlainText(`Odile Marchetti

Experience
Head Baker | Saltmill Bakery | March 2019 - Present
- Baked 400 loaves a night with a team of 5
- Trained six apprentices in lamination
- Cut flour waste from 9 % to 4 % in one year

Baker | Quayside Ovens | May 2014 - February 2019
- Prepared 30 doughs each week
- Kept the oven log for three ovens
`),
);
const JOB = readJob(
  "Head Baker\nCompany: The Crumb Rooms\n\nRequirements:\n- Lamination\n- Training apprentices\n- Food safety certificate",
);
const options = { tone: "professional" } as const;
const plan = planLetter(RESUME, JOB, options);
const write = (choices: Parameters<typeof composeLetter>[2]["choices"]) =>
  composeLetter(RESUME, JOB, { ...options, ...(choices ? { choices } : {}) });

describe("the plan of a letter", () => {
  test("names the present job, the lines it would tell and where they stand", () => {
    expect(plan.facts.map(({ field, value }) => [field, value])).toContainEqual([
      "employer",
      "Saltmill Bakery",
    ]);
    expect(plan.cards.length).toBeGreaterThan(1);
    expect(plan.cards.length).toBeLessThanOrEqual(6);
    for (const { quote } of plan.cards) expect(RESUME.text.slice(quote.start, quote.end)).toBe(quote.quote);
    const ids = [...plan.cards, ...plan.spare].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is what the letter says when nobody answers", () => {
    expect(
      write(undefined)
        .cards.slice(0, 6)
        .map(({ id }) => id),
    ).toEqual(plan.cards.map(({ id }) => id));
  });
});

describe("what the person says before a letter", () => {
  const [first] = plan.cards;

  test("only the lines they chose are told", () => {
    const { cards } = write({ facts: [], cards: [{ id: first!.id, text: null }], own: [] });
    expect(cards.map(({ id }) => id)).toEqual([first!.id]);
  });

  test("their own words for a line stand in the letter, and are vouched for as theirs", () => {
    const choices = {
      facts: [],
      cards: [{ id: first!.id, text: "Trained eleven apprentices in viennoiserie." }],
      own: [],
    };
    const { coverLetter } = write(choices);
    expect(coverLetter).toContain("I trained eleven apprentices in viennoiserie.");
    const check = (said?: typeof choices) => verifyLetter(coverLetter, RESUME, JOB, {}, said).sentences;
    expect(check(choices).every(({ vouched }) => vouched)).toBe(true);
    expect(check().every(({ vouched }) => vouched)).toBe(false);
  });

  test("what they write for a point stands as they wrote it, and is marked as theirs", () => {
    const text = "I passed my food safety exam in May";
    const { coverLetter, sentences } = write({
      facts: [],
      cards: null,
      own: [{ need: "food safety", text }],
    });
    expect(coverLetter).toContain(`${text}.`);
    expect(sentences.filter(({ own }) => own).map((sentence) => sentence.text)).toEqual([`${text}.`]);
  });

  test("cards that are not there, and empty words, change nothing", () => {
    const choices = {
      facts: [{ id: "job-title-nowhere", said: "Astronaut" }],
      cards: [{ id: "c999", text: "Flew to the moon" }],
      own: [{ need: "", text: "  " }],
    };
    expect(write(choices).coverLetter).not.toMatch(/moon|stronaut/);
  });

  test("another wording says the same in other words", () => {
    const wordings = new Set(
      [0, 1, 2, 3].map((variant) => composeLetter(RESUME, JOB, { ...options, variant }).coverLetter),
    );
    expect(wordings.size).toBeGreaterThan(1);
    expect(composeLetter(RESUME, JOB, { ...options, variant: 1 })).toEqual(
      composeLetter(RESUME, JOB, { ...options, variant: 1 }),
    );
  });
});
