import { expect, test } from "vitest";
import { logistic, shareOf, UNIT } from "./fixed-point.ts";

test("the table says what exponentials say", () => {
  expect(shareOf(-UNIT)).toBeCloseTo(Math.exp(-1), 5);
  for (const score of [-12, -2.5, 0, 0.3, 4])
    expect(logistic(score)).toBeCloseTo(1 / (1 + Math.exp(-score)), 3);
});
