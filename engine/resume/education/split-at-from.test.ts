import { expect, test } from "vitest";
import { aStudyPage, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function studiesOf(...rows: PageLine[]) {
  return readResume(aStudyPage(rows)).education.map(({ school, degree, field, to }) => [
    school,
    degree,
    field,
    to?.text ?? null,
  ]);
}

test("a list of sentences tells a study in each, whoever it is from", () => {
  expect(
    studiesOf(
      "M.A from Elmford University 2014.",
      "B.Sc. in Botany from Corvid in 2010",
      "Intermediate Passed from Westmarch Board 2007.",
      "10th passed from Westmarch Board",
    ),
  ).toEqual([
    ["Elmford University", "M.A", null, "2014"],
    ["Corvid", "B.Sc.", "Botany", "2010"],
    ["Westmarch Board", "Intermediate", null, "2007"],
    ["Westmarch Board", "10th", null, null],
  ]);
});

test("the number of a list is no part of the degree, and who the school belongs to none of the school", () => {
  expect(
    studiesOf(
      "1S.S.C from Elmford High School affiliated to the Westmarch Board, with 72 %",
      "2Post Graduate Diploma in Management (Retail) from CIBMR, Elmford",
    ).map((study) => study.slice(0, 3)),
  ).toEqual([
    ["Elmford High School", "S.S.C", null],
    ["CIBMR", "Post Graduate Diploma", "Management (Retail)"],
  ]);
});
