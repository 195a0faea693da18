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
    ["Food cost down from 34 to 29 percent", true, "fact", "food cost went down from 34 to 29 percent"],
    ["Scrap rate up 2%", true, "fact", "the scrap rate went up by 2%"],
    ["SLA met on 99.2% of tickets", true, "fact", "the SLA was met on 99.2% of tickets"],
    ["SQL queries were written for validation", false, "fact", "SQL queries were written for validation"],
    [
      "NHS claims checked and submitted each week",
      true,
      "fact",
      "NHS claims were checked and submitted each week",
    ],
    ["Set-up time cut 35 min per job", true, "fact", "set-up time was cut by 35 min per job"],
    ["2 field crews & 1 CAD tech supervised", true, "I", "supervised 2 field crews and 1 CAD tech"],
    ["37 grant applications written, 19 funded", true, "I", "wrote 37 grant applications"],
    ["Mentor to 3 new agents", true, "I", "am a mentor to 3 new agents"],
    ["61 thefts, with no complaint upheld", false, "figure", "61 thefts, with no complaint upheld"],
    ["Shrinkage was reduced from 1.9% to 0.8%.", true, "fact", "shrinkage was reduced from 1.9% to 0.8%"],
  ] as const)("%s", (line, current, after, text) => {
    expect(readFragment(line, current)).toEqual({ after, text });
  });

  test.each([
    "Tools: SAP, Excel, Kronos",
    "Christmas orders: 900 last year",
    "Reports for clients based in Leeds",
    "Costed shipments and invoiced within a day",
    "1st article inspection of 40 parts",
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
