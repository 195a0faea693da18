import { expect, test } from "vitest";
import { scan } from "#contract/scan.ts";
import { readScoreInput } from "#contract/scan-wire.ts";
import { planSteps } from "#engine/score/plan-steps.ts";
import { makeExampleReport } from "./make-example-report.ts";

test("the example shows a person on the way: terms of every standing, and points to win that claim nothing new", async () => {
  const example = await makeExampleReport();
  expect(scan.parse(example)).toEqual(example);
  const { result } = example;
  expect(new Set(result.terms.map((term) => term.status))).toEqual(new Set(["have", "partly", "missing"]));
  const plan = planSteps({ ...readScoreInput(result), terms: result.terms, checks: result.checks });
  expect(plan.now.overallScore).toBe(result.overallScore);
  expect(plan.now.overallScore).toBeLessThan(80);
  expect(plan.inReach).toBeGreaterThan(plan.now.overallScore);
  expect(plan.steps.length).toBeGreaterThanOrEqual(4);
  expect(result.email).toMatch(/\.example$/);
});
