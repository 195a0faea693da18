import { describe, expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { describeCount, listRows } from "./list-rows.ts";

describe("a comparison", () => {
  test("lists what the ad asks for, each with whether the resume has it", () => {
    const { asked } = listRows(aScanResult(), "hard");
    expect(asked.map((row) => [row.label, row.inResume])).toEqual([
      ["wound care", true],
      ["medication administration", true],
      ["electronic health records", false],
      ["telemetry", false],
      ["ACLS", false],
    ]);
  });

  test("lists apart what the resume has beyond the ad", () => {
    expect(listRows(aScanResult(), "hard").extra.map((row) => row.label)).toEqual(["Epic", "SBAR"]);
  });

  test("compares labels without case, and over all lists of the resume, as the score does", () => {
    const result = aScanResult({ softskillsjd: ["Empathy"], matchingjdre: [], keywordsre: ["EMPATHY"] });
    expect(listRows(result, "soft").asked[0]?.inResume).toBe(true);
  });

  test("says its count in a sentence, and that nothing was asked for", () => {
    const result = aScanResult();
    expect(describeCount(listRows(result, "hard").asked, "hard")).toBe(
      "Your resume has 2 of the 5 hard skills in the job description.",
    );
    expect(describeCount(listRows(result, "soft").asked, "soft")).toBe(
      "Your resume has 0 of the 1 soft skill in the job description.",
    );
    expect(describeCount([], "keyword")).toBe("The ad names no keywords: none asked for.");
  });
});
