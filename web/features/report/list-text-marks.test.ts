import { expect, test } from "vitest";
import { aScanResult } from "#testing/a-scan.ts";
import { listTextMarks } from "./list-text-marks.ts";

test("each side has the marks of its own quotes, in order, with how their term stands", () => {
  const result = aScanResult();
  const wordsOf = (text: string, side: "resume" | "job") =>
    listTextMarks(result, side).map(({ start, end, status }) => [text.slice(start, end), status]);
  expect(wordsOf(result.extractedResumeText, "resume")).toEqual([
    ["Dressed and documented complex wounds", "have"],
    ["Gave medication", "have"],
    ["Epic", "partly"],
  ]);
  expect(wordsOf(result.scannedJobDescription, "job")).toContainEqual(["Telemetry", "missing"]);
});
