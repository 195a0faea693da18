import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import type { ScoreInput } from "./report.ts";
import { scoreMatch, scoreWordCount } from "./score-match.ts";

type Given = Partial<ScoreInput["contact"] & Pick<ScoreInput, "structure" | "wordcount">> & {
  hardJob?: string[];
  hardResume?: string[];
  softJob?: string[];
  softResume?: string[];
  keywordJob?: string[];
  matching?: string[];
};

function anInput(given: Given = {}): ScoreInput {
  const { hardJob = [], hardResume = [], softJob = [], softResume = [], keywordJob = [] } = given;
  const { structure = "good", wordcount = 500, matching = [] } = given;
  const contact = {
    phone: "+1 416 555 0100",
    email: "ada@example.org",
    address: "Toronto, ON",
    linkedin: "linkedin.com/in/ada",
  };
  for (const key of ["phone", "email", "address", "linkedin"] as const)
    if (given[key] !== undefined) contact[key] = given[key] as string;
  return {
    lists: {
      hard: { job: hardJob, resume: hardResume },
      soft: { job: softJob, resume: softResume },
      keyword: { job: keywordJob, resume: [] },
      matching,
      missing: [],
    },
    contact,
    structure,
    wordcount,
  };
}

describe("the overall score, worked by hand", () => {
  test("two of three terms, all contact items, good structure and 500 words give 80.00", () => {
    const input = anInput({
      hardJob: ["Wound care", "IV therapy"],
      softJob: ["Teamwork"],
      hardResume: ["Wound care"],
      softResume: ["Teamwork"],
    });
    const score = scoreMatch(input);
    expect(score.parts).toEqual({ keywords: 40, essentialInfo: 10, structure: 10, wordcount: 20 });
    expect(score.overallScore).toBe(80);
    expect(score.percentages).toEqual({ hardSkills: 50, softSkills: 100, keywords: 0 });
  });

  test("one of three terms is rounded to the cent: 20 + 10 + 5 + 10 = 45, two of seven: 17.14", () => {
    const third = anInput({
      hardJob: ["A", "B", "C"],
      hardResume: ["b"],
      structure: "average",
      wordcount: 474,
    });
    expect(scoreMatch(third).overallScore).toBe(45);
    const seventh = anInput({ hardJob: ["A", "B", "C", "D", "E", "F", "G"], hardResume: ["A", "G"] });
    expect(scoreMatch(seventh).parts.keywords).toBe(17.14);
    expect(scoreMatch(seventh).percentages.hardSkills).toBe(28.57);
    expect(scoreMatch(seventh).overallScore).toBe(57.14);
  });

  test("a term in two of the ad's lists counts once, and any of the resume's lists vouches for it", () => {
    const input = anInput({
      hardJob: ["Excel"],
      keywordJob: ["excel", "ledger"],
      matching: ["LEDGER"],
    });
    const score = scoreMatch(input);
    expect([score.asked, score.found]).toEqual([2, 1]);
    expect(score.parts.keywords).toBe(30);
  });

  test("an ad in which nothing could be read gives no keyword points and no NaN", () => {
    const score = scoreMatch(anInput());
    expect(score.parts.keywords).toBe(0);
    expect(score.percentages).toEqual({ hardSkills: 0, softSkills: 0, keywords: 0 });
    expect(score.overallScore).toBe(40);
  });

  test.each([
    [0, 10],
    [1, 7.5],
    [2, 5],
    [3, 2.5],
    [4, 0],
  ])("%i missing contact items leave %d points", (missing, points) => {
    const keys = ["phone", "email", "address", "linkedin"] as const;
    const gone = Object.fromEntries(keys.slice(0, missing).map((key) => [key, null]));
    expect(scoreMatch(anInput(gone)).parts.essentialInfo).toBe(points);
  });

  test.each([
    ["good", 10],
    ["average", 5],
    ["poor", 0],
    ["anything else", 0],
  ])("structure '%s' gives %i points", (structure, points) => {
    expect(scoreMatch(anInput({ structure })).parts.structure).toBe(points);
  });

  test.each([
    [0, 0],
    [299, 0],
    [300, 10],
    [474, 10],
    [475, 20],
    [600, 20],
    [601, 10],
    [800, 10],
    [801, 0],
  ])("%i words give %i points", (words, points) => {
    expect(scoreWordCount(words)).toBe(points);
  });
});

describe("laws of the score", () => {
  const labels = fc.array(fc.constantFrom("Excel", "excel", "SQL", "Teamwork", "IV therapy", "Welding"), {
    maxLength: 6,
  });
  const inputs = fc.record({
    hardJob: labels,
    hardResume: labels,
    softJob: labels,
    keywordJob: labels,
    wordcount: fc.nat(1200),
    structure: fc.constantFrom("good", "average", "poor"),
    phone: fc.option(fc.constant("1")),
    address: fc.option(fc.constant("Leeds")),
  });

  test("it lies between 0 and 100, has two decimals and is the sum of its parts", () => {
    fc.assert(
      fc.property(inputs, (overrides) => {
        const { overallScore, parts } = scoreMatch(anInput(overrides));
        expect(overallScore).toBeGreaterThanOrEqual(0);
        expect(overallScore).toBeLessThanOrEqual(100);
        expect(Number(overallScore.toFixed(2))).toBe(overallScore);
        const sum = parts.keywords + parts.essentialInfo + parts.structure + parts.wordcount;
        expect(Math.abs(sum - overallScore)).toBeLessThan(0.005);
      }),
    );
  });

  test("one more matching term never lowers it", () => {
    fc.assert(
      fc.property(inputs, labels, (overrides, more) => {
        const before = anInput(overrides);
        const after = anInput({ ...overrides, hardResume: [...before.lists.hard.resume, ...more] });
        expect(scoreMatch(after).overallScore).toBeGreaterThanOrEqual(scoreMatch(before).overallScore);
      }),
    );
  });

  test("the order and the case of the lists make no difference", () => {
    fc.assert(
      fc.property(inputs, (overrides) => {
        const input = anInput(overrides);
        const turned = anInput({
          ...overrides,
          hardJob: input.lists.hard.job.map((label) => label.toUpperCase()).reverse(),
        });
        expect(scoreMatch(turned)).toEqual(scoreMatch(input));
      }),
    );
  });
});
