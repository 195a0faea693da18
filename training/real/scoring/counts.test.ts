import { expect, test } from "vitest";
import { addCount, figureOf, interval, type Outcome, openOutcome } from "./counts.ts";

const outcomes = (shares: readonly (readonly [number, number])[]): Outcome[] =>
  shares.map(([right, there], at) => {
    const outcome = openOutcome(String(at), "somebody");
    addCount(outcome, "titles", { right, read: there, there });
    return outcome;
  });

test("F1 is the harmonic mean of precision and recall", () => {
  expect(figureOf({ right: 3, read: 4, found: 3, there: 6 }, "f1")).toBeCloseTo((2 * 0.75 * 0.5) / 1.25);
  expect(figureOf({ right: 0, read: 0, found: 0, there: 0 }, "f1")).toBeNull();
  expect(figureOf({ right: 0, read: 2, found: 0, there: 0 }, "f1")).toBe(0);
});

test("an interval holds the figure, is the same each time, and shrinks with more documents", () => {
  const some = outcomes([
    [1, 2],
    [2, 2],
    [0, 3],
    [3, 4],
  ]);
  const many = outcomes(Array.from({ length: 40 }, (_, at) => [at % 3, 3] as const));
  const [low, high] = interval(some, "titles", "f1")!;
  expect(low).toBeLessThan(6 / 11);
  expect(high).toBeGreaterThan(6 / 11);
  expect(interval(some, "titles", "f1")).toEqual([low, high]);
  const [from, to] = interval(many, "titles", "f1")!;
  expect(to - from).toBeLessThan(high - low);
});
