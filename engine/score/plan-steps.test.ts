import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import {
  applyStep,
  type PlanInput,
  type PlanStep,
  planSteps,
  pointsBetween,
  scoreAfter,
} from "./plan-steps.ts";
import { scoreMatch } from "./score-match.ts";

const LABELS = ["Excel", "SQL", "ACLS", "Welding", "IV therapy", "Teamwork", "Payroll"] as const;
const CHECKS = [
  { id: "email", weight: 30 },
  { id: "results", weight: 25 },
  { id: "gaps", weight: 20 },
  { id: "summary", weight: 15 },
  { id: "fonts", weight: 10 },
] as const;

type TermSeed = { label: string; need: "must" | "stated" | "nice"; status: "have" | "partly" | "missing" };
type Seed = Partial<Pick<PlanInput, "structure" | "wordcount" | "checks"> & PlanInput["contact"]> & {
  terms?: TermSeed[];
};

function anInput({
  terms = [],
  structure = "good",
  wordcount = 500,
  checks = [],
  ...contact
}: Seed = {}): PlanInput {
  const all = { phone: "1", email: "a@b.example", address: "Leeds", linkedin: "in/a", ...contact };
  const labelsOf = (isMeant: (term: TermSeed) => boolean) => terms.filter(isMeant).map(({ label }) => label);
  return {
    lists: {
      hard: { job: labelsOf(() => true), resume: labelsOf(({ status }) => status === "have") },
      soft: { job: [], resume: [] },
      keyword: { job: [], resume: [] },
      matching: [],
      missing: labelsOf(({ status }) => status !== "have"),
    },
    contact: all,
    structure,
    wordcount,
    terms,
    checks,
  };
}

const inputs: fc.Arbitrary<PlanInput> = fc
  .record({
    terms: fc
      .uniqueArray(
        fc.record({
          label: fc.constantFrom(...LABELS),
          need: fc.constantFrom("must", "stated", "nice"),
          status: fc.constantFrom("have", "partly", "missing"),
        }),
        { selector: ({ label }) => label },
      )
      .map((terms) => terms as TermSeed[]),
    structure: fc.constantFrom("good", "average", "poor"),
    wordcount: fc.nat(1200),
    phone: fc.option(fc.constant("1")),
    linkedin: fc.option(fc.constant("in/a")),
    checks: fc.tuple(...CHECKS.map(() => fc.constantFrom("pass", "improve", "fix"))),
  })
  .map(({ checks, ...seed }) =>
    anInput({
      ...seed,
      checks: CHECKS.map((check, index) => ({ ...check, result: checks[index] as "pass" })),
    }),
  );

/** Every choice of some of the steps. */
function subsetsOf(steps: readonly PlanStep[]): PlanStep[][] {
  return steps.reduce<PlanStep[][]>((sets, step) => sets.flatMap((set) => [set, [...set, step]]), [[]]);
}

describe("a plan, worked by hand", () => {
  test("ranks must-haves, words, wording, other terms, structure and contact by their points", () => {
    const missing = (label: string, need: TermSeed["need"]): TermSeed => ({ label, need, status: "missing" });
    const have = Array.from({ length: 9 }, (_, index) => ({
      ...missing(`have ${index}`, "stated"),
      status: "have",
    }));
    const input = anInput({
      terms: [
        ...(have as TermSeed[]),
        ...["Telemetry", "ACLS", "Rapid response"].map((label) => missing(label, "must")),
        ...["Education", "Teams"].map((label): TermSeed => ({ label, need: "stated", status: "partly" })),
        ...["Care planning", "Preceptorship"].map((label) => missing(label, "nice")),
      ],
      structure: "average",
      wordcount: 431,
      linkedin: null,
    });
    const { now, steps, inReach, ceiling } = planSteps(input);
    expect(now.overallScore).toBe(56.25);
    expect(steps.map(({ id, points }) => [id, points])).toEqual([
      ["must-terms", 11.25],
      ["length", 10],
      ["wording", 7.5],
      ["other-terms", 7.5],
      ["structure", 5],
      ["contact-linkedin", 2.5],
    ]);
    expect([inReach, ceiling]).toEqual([81.25, 100]);
    expect(pointsBetween(now.overallScore, inReach)).toBe(25);
  });

  test("a term that is not true of the person is in no step, and lowers the ceiling, never the score", () => {
    const input = anInput({
      terms: [
        { label: "ACLS", need: "must", status: "missing" },
        { label: "SQL", need: "must", status: "missing" },
      ],
    });
    const plan = planSteps(input, new Set(["acls"]));
    expect(plan.steps).toMatchObject([{ kind: "must-terms", terms: ["SQL"], points: 30 }]);
    expect([plan.now.overallScore, plan.ceiling]).toEqual([40, 70]);
    expect(planSteps(input, new Set(["ACLS", "SQL"])).steps).toEqual([]);
  });

  test.each([
    [200, { words: 475, halfway: 300, points: 20 }],
    [431, { words: 475, halfway: null, points: 10 }],
    [640, { words: 600, halfway: null, points: 10 }],
    [1000, { words: 600, halfway: 800, points: 20 }],
  ])("%i words are to become as many as earn all points", (wordcount, step) => {
    expect(planSteps(anInput({ wordcount })).steps).toMatchObject([step]);
  });

  test("within the band it says how many words there is room for", () => {
    expect(planSteps(anInput({ wordcount: 590 }))).toMatchObject({ steps: [], room: 10 });
    expect(planSteps(anInput({ wordcount: 431 })).room).toBeNull();
  });

  test("a term in two of the ad's lists is one term to add, a must where either asks for it so", () => {
    const input = anInput({ terms: [{ label: "Excel", need: "nice", status: "missing" }] });
    input.lists.keyword.job.push("excel");
    const terms = [...input.terms, { label: "excel", need: "must" as const, status: "missing" as const }];
    expect(planSteps({ ...input, terms }).steps).toMatchObject([
      { kind: "must-terms", terms: ["Excel"], points: 60 },
    ]);
  });

  test("where nothing is asked for, nothing is to be added and no figure is NaN", () => {
    const { steps, ceiling } = planSteps(anInput({ linkedin: null }));
    expect(steps).toMatchObject([{ kind: "contact", item: "linkedin", points: 2.5 }]);
    expect(ceiling).toBe(40);
  });
});

describe("laws of the plan", () => {
  test("a step taken and scored anew gives exactly its points, and any set of steps what the plan says of it", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { now, steps } = planSteps(input);
        for (const step of steps) {
          const after = scoreMatch(applyStep(input, step)).overallScore;
          expect(pointsBetween(now.overallScore, after)).toBe(step.points);
          expect(step.points).toBeGreaterThan(0);
        }
        for (const set of subsetsOf(steps)) {
          const after = scoreMatch(set.reduce(applyStep, input) as PlanInput).overallScore;
          expect(scoreAfter(input, set)).toBe(after);
          const sum = set.reduce((points, step) => points + step.points, now.overallScore);
          // The keyword part is rounded once for all terms, so three kinds of them may differ by their rounding alone.
          expect(Math.abs(sum - after)).toBeLessThan(0.0201);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("the order in which steps are taken makes no difference", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, ceiling } = planSteps(input);
        expect(scoreAfter(input, [...steps].reverse())).toBe(ceiling);
      }),
    );
  });

  test("however many steps are taken, the first of the plan give no less than any others: 200 cases searched whole", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps } = planSteps(input);
        for (const set of subsetsOf(steps))
          expect(scoreAfter(input, steps.slice(0, set.length))).toBeGreaterThanOrEqual(
            scoreAfter(input, set),
          );
      }),
      { numRuns: 200 },
    );
  });

  test("once every step is taken, only what is not true is left to plan", () => {
    fc.assert(
      fc.property(inputs, fc.subarray([...LABELS]), (input, untrue) => {
        const { steps, ceiling } = planSteps(input, new Set(untrue));
        const done = { ...input, ...steps.reduce(applyStep, input) };
        expect(planSteps(done, new Set(untrue)).steps).toEqual([]);
        expect(scoreMatch(done).overallScore).toBe(ceiling);
      }),
    );
  });
});
