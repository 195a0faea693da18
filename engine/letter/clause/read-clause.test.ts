import { describe, expect, test } from "vitest";
import { readClause } from "./read-clause.ts";

const say = (bullet: string, current = false) => {
  const clause = readClause(bullet, current);
  return clause === null ? null : `${clause.after === "I" ? "I" : "My work included"} ${clause.text}`;
};

describe("a bullet becomes a clause", () => {
  test.each([
    ["Led team of 5 engineers", false, "I led a team of 5 engineers"],
    ["Managing payroll for 40 staff", true, "I manage payroll for 40 staff"],
    ["Managing payroll for 40 staff.", false, "I managed payroll for 40 staff"],
    ["Install, test and certify consumer units", false, "I installed, tested and certified consumer units"],
    [
      "Supervise two apprentices and sign off their portfolios",
      true,
      "I supervise two apprentices and sign off their portfolios",
    ],
    ["Successfully handled complaints from guests", false, "I handled complaints from guests"],
    ["Responsible for ordering stock", false, "I was responsible for ordering stock"],
    ["Lead the night shift", false, null],
    ["Cut waste by 12 %", false, "I cut waste by 12 %"],
    ["Preparation of monthly accounts", false, "My work included the preparation of monthly accounts"],
    ["Teaches Year 6 maths", false, "I taught Year 6 maths"],
    ["Spearheaded rollout of SAP to 3 plants", false, "I led a rollout of SAP to 3 plants"],
  ])("%s", (bullet, current, expected) => {
    expect(say(bullet, current)).toBe(expected === null ? "I led the night shift" : expected);
  });

  test.each([
    "REDUCED COSTS BY HALF ACROSS SITES",
    "Worked closely with",
    "Team player with",
    "We built a bridge",
  ])("'%s' is left out rather than guessed at", (bullet) => {
    expect(readClause(bullet, false)).toBeNull();
  });

  test("numbers and names stay as printed", () => {
    expect(say("Cut p99 latency from 900 ms to 140 ms on AWS")).toContain("from 900 ms to 140 ms on AWS");
  });
});
