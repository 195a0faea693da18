import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { ProcessorBudget } from "./processor-budget.ts";

const LIMITS = { windowMs: 1000, mostMs: 100, mostAfterKillMs: 30 };
const used = (ms: number, killed = false) => ({ ms, killed });

test("whoever has used their time waits for the end of the window, and nobody else does", () => {
  const budget = new ProcessorBudget(LIMITS);
  budget.charge("amara", used(99), 0);
  expect(budget.waitMs("amara", 10)).toBe(0);
  budget.charge("amara", used(1), 10);
  expect(budget.waitMs("amara", 400)).toBe(600);
  expect(budget.waitMs("bela", 400)).toBe(0);
  expect(budget.waitMs("amara", 1000)).toBe(0);
});

test("after a job that had to be stopped there is less of it, until the window is over", () => {
  const budget = new ProcessorBudget(LIMITS);
  budget.charge("amara", used(20, true), 0);
  expect(budget.waitMs("amara", 1)).toBe(0);
  budget.charge("amara", used(10), 1);
  expect(budget.waitMs("amara", 500)).toBe(500);
  budget.charge("amara", used(31), 1000);
  expect(budget.waitMs("amara", 1001)).toBe(0);
});

test("within a window nobody gets more than the budget and their last job", () => {
  const jobs = fc.array(fc.record({ ms: fc.nat(50), killed: fc.boolean(), after: fc.nat(100) }));
  fc.assert(
    fc.property(jobs, (list) => {
      const budget = new ProcessorBudget(LIMITS);
      let now = 0;
      let begin = -LIMITS.windowMs;
      let sum = 0;
      for (const { ms, killed, after } of list) {
        now += after;
        if (budget.waitMs("amara", now) > 0) continue;
        if (now >= begin + LIMITS.windowMs) {
          begin = now;
          sum = 0;
        }
        expect(sum).toBeLessThan(LIMITS.mostMs);
        sum += ms;
        budget.charge("amara", used(ms, killed), now);
      }
    }),
  );
});
