import { expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { recomputeScore } from "./recompute-score.ts";

test("a report that holds is said to be the same, and one that was altered is not", async () => {
  const result = aScanResult();
  expect(await recomputeScore(result)).toBe("same");
  expect(await recomputeScore({ ...result, overallScore: result.overallScore + 0.01 })).toBe("differs");
  expect(await recomputeScore({ ...result, matchingjdre: [], hardskillsre: [] })).toBe("differs");
});
