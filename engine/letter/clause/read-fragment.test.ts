import { describe, expect, test } from "vitest";
import { readFragment } from "./read-fragment.ts";

describe("a line that is no clause is said as what it is", () => {
  test.each([
    ["Buddy driver for 12 new starters", true, "I", "am a buddy driver for 12 new starters"],
    ["Was lead man on second shift (crew of 6)", false, "I", "was a lead man on second shift (crew of 6)"],
    ["First point of contact for clients", false, "I", "was the first point of contact for clients"],
    ["Picking, packing, FLT counterbalance", false, "included", "picking, packing and FLT counterbalance"],
    [
      "User research: 40+ interviews, usability tests, surveys",
      false,
      "included",
      "user research: 40+ interviews, usability tests and surveys",
    ],
    ["SQL queries against Snowflake", true, "included", "SQL queries against Snowflake"],
    ["Zero at-fault accidents in 6 years", true, "figure", "zero at-fault accidents in 6 years"],
    [
      "Turnover from 31% to 22% through stay interviews",
      true,
      "fact",
      "turnover went from 31% to 22% through stay interviews",
    ],
    ["Shrinkage was reduced from 1.9% to 0.8%.", true, "fact", "shrinkage was reduced from 1.9% to 0.8%"],
  ] as const)("%s", (line, current, after, text) => {
    expect(readFragment(line, current)).toEqual({ after, text });
  });

  test.each([
    "Tools: SAP, Excel, Kronos",
    "Python, Django, PostgreSQL",
    "Our guest satisfaction score rose from 8.1 to 8.9",
    "Co-chair, science department",
    "Employee of the month 3x",
    "Christmas play for 40 families",
    "Positive behavior interventions and supports team member",
    "05/2014",
  ])("'%s' is left out", (line) => {
    expect(readFragment(line, false)).toBeNull();
  });
});
