import { expect, test } from "vitest";
import { EMPTY_LABEL } from "../labels/resume-label.ts";
import { figureOf, openOutcome, sumCounts } from "./counts.ts";
import { scoreReach } from "./score-reach.ts";

const nurse = {
  title: "Staff Nurse",
  employer: "Penhallow General",
  place: null,
  start: "2017",
  end: null,
  lines: null,
};

function reach(text: string): (number | null)[] {
  const outcome = openOutcome("0", "somebody");
  scoreReach(outcome, text, { ...EMPTY_LABEL, jobs: [nurse] });
  return ["job's fields in the text", "job's fields within four lines"].map((measure) =>
    figureOf(sumCounts([outcome], measure), "recall"),
  );
}

test("fields are in reach where each is printed whole and near the others", () => {
  expect(reach("Staff Nurse, 2017\nPenhallow\nGeneral")).toEqual([1, 1]);
  expect(reach(`Staff Nurse, 2017${"\n•".repeat(6)}\nPenhallow General`)).toEqual([1, 0]);
  expect(reach("Staff of 2017 Penhallow\nwards\nGeneral Nurse")).toEqual([0, 0]);
});
