import { expect, test } from "vitest";
import { aStudyPage, bullet, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";

function studiesOf(...rows: PageLine[]) {
  return readByRules(aStudyPage(rows)).education.map(({ school, degree, field, to }) => [
    school,
    degree,
    field,
    to?.text ?? null,
  ]);
}

const TABLE: PageLine[] = [
  "Examination\tUniversity / Board\tYear\tPercentage",
  "M.Tech. in Machine Design\tElmford University\t2020\t81 %",
  "Diploma in Mechanical Engineering\tWestmarch Polytechnic\t2013\t70 %",
];
const LISTED = [
  ["Elmford University", "M.Tech.", "Machine Design", "2020"],
  ["Westmarch Polytechnic", "Diploma", "Mechanical Engineering", "2013"],
];

test("what is printed above or below a table and names its studies again is no further study", () => {
  expect(
    studiesOf("I am pursuing a Master's degree in Machine Design from Elmford University.", ...TABLE),
  ).toEqual(LISTED);
  expect(
    studiesOf(...TABLE, bullet("M.Tech. – Master of Technology\tSSC – Secondary School Certificate")),
  ).toEqual(LISTED);
});

test("another study beside a table is one", () => {
  expect(studiesOf(...TABLE, "Pursuing Ph.D. in Robotics from Corvid University")).toContainEqual([
    "Corvid University",
    "Ph.D.",
    "Robotics",
    null,
  ]);
});

test("two degrees below one school are of its time where they tell none", () => {
  expect(
    studiesOf(
      "Elmford University, Elmford\tDec 2025",
      "Master of Engineering in Electrical Engineering",
      "Bachelor of Science in Biomedical Engineering\tGPA: 3.9/4.0",
    ),
  ).toEqual([
    ["Elmford University", "Master of Engineering", "Electrical Engineering", "Dec 2025"],
    ["Elmford University", "Bachelor of Science", "Biomedical Engineering", "Dec 2025"],
  ]);
});
