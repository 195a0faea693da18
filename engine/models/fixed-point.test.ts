import { expect, test } from "vitest";
import { addLogs, logistic, shareOf, UNIT } from "./fixed-point.ts";

test("tables say what logarithms and exponentials say", () => {
  for (const [a, b] of [
    [0, 0],
    [1500, -300],
    [-9000, 4000],
    [7, 100_000],
  ] as const)
    expect(addLogs(a, b) / UNIT).toBeCloseTo(
      Math.max(a, b) / UNIT + Math.log1p(Math.exp(-Math.abs(a - b) / UNIT)),
      2,
    );
  expect(shareOf(-UNIT)).toBeCloseTo(Math.exp(-1), 5);
  for (const score of [-12, -2.5, 0, 0.3, 4])
    expect(logistic(score)).toBeCloseTo(1 / (1 + Math.exp(-score)), 3);
});
