import { expect, test } from "vitest";
import { latestTrend, scoreChanges } from "./score-changes.ts";

const scan = (id: string, jobSha256: string, overallScore: number | null) => ({
  id,
  jobSha256,
  overallScore,
});
/** Newest first, as the list has them. */
const SCANS = [
  scan("5", "nurse", 73.75),
  scan("4", "welder", 40),
  scan("3", "nurse", null),
  scan("2", "nurse", 76.8),
  scan("1", "nurse", 41.25),
];

test("a score is set against the last one of the same ad, to the hundredth", () => {
  expect(Object.fromEntries(scoreChanges(SCANS))).toEqual({ 2: 35.55, 5: -3.05 });
});

test("the trend is that of the newest scan's ad, oldest first", () => {
  expect(latestTrend(SCANS).map(({ id }) => id)).toEqual(["1", "2", "5"]);
  expect(latestTrend([])).toEqual([]);
});
