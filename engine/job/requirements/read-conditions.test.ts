import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const kinds = (line: string) => readJob(`Nurse\n\n${line}`).conditions.map(({ kind }) => kind);

describe("conditions of the work", () => {
  test.each([
    ["Active Top Secret clearance required", ["clearance"]],
    ["A full UK driving licence", ["driving-licence"]],
    ["You work rotating 12-hour shifts", ["shift"]],
    ["Up to 25% travel", ["travel"]],
    ["Able to lift 50 lbs", ["lifting"]],
    ["Right to work in Ireland", ["right-to-work"]],
    ["This role is fully remote", ["remote"]],
    ["Office based, 9 to 5", ["on-site"]],
  ])("are read from '%s'", (line, expected) => {
    expect(kinds(line)).toEqual(expected);
  });

  test("are read from boilerplate too", () => {
    expect(kinds("Benefits\nHealth plan. Must be authorized to work in the United States.")).toEqual([
      "right-to-work",
    ]);
  });

  test.each(["Remote sensing of crops", "Hybrid cloud design", "Shift differential of $3"])(
    "are not read from '%s'",
    (line) => {
      expect(kinds(line)).toEqual([]);
    },
  );
});
