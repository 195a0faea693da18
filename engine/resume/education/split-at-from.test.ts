import { expect, test } from "vitest";
import { aStudyPage, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";

function studiesOf(...rows: PageLine[]) {
  return readByRules(aStudyPage(rows)).education.map(({ school, degree, field, to }) => [
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

test("marks, how it went and who stands over a school are told of a study, not its name", () => {
  expect(
    studiesOf(
      "I have completed my B.Tech from Corvid College in 2015.",
      "12th pass with 62% from Elmford Board in 2011",
      "Senior Secondary (10th) – Elmford Board – 2009",
    ),
  ).toEqual([
    ["Corvid College", "B.Tech", null, "2015"],
    ["Elmford Board", "12th", null, "2011"],
    ["Elmford Board", "Senior Secondary (10th)", null, "2009"],
  ]);
});

test("a degree, its field and its school stand side by side without a sign", () => {
  expect(studiesOf("M.Sc. in Chemistry Elmford University\tSept 2014 – Aug 2016")).toEqual([
    ["Elmford University", "M.Sc.", "Chemistry", "Aug 2016"],
  ]);
  expect(studiesOf("10th Pass ELMFORD BOARD", "12th Pass ELMFORD BOARD").map(([school]) => school)).toEqual([
    "ELMFORD BOARD",
    "ELMFORD BOARD",
  ]);
});

test("what was studied stands behind the school and its town or other name", () => {
  expect(
    studiesOf("MS\tWestmarch University (Elmford Polytechnic), Civil Engineering\tFeb 2020")[0]![2],
  ).toBe("Civil Engineering");
});

test("words of other languages lead to a school and are no part of its name", () => {
  expect(studiesOf("Master 2 en biologie marine à l’université de Lindmark\t2018 – 2020")).toEqual([
    ["université de Lindmark", "Master 2", "biologie marine", "2020"],
  ]);
  expect(
    studiesOf("Diplôme national du brevet\t2014", "au collège Jeanne Moulinet, Elmford")[0]!.slice(0, 2),
  ).toEqual(["collège Jeanne Moulinet", "Diplôme national du brevet"]);
  expect(studiesOf("Intercâmbio na Universidade de Lindmark\t2016")[0]!.slice(0, 2)).toEqual([
    "Universidade de Lindmark",
    "Intercâmbio",
  ]);
});

test("a school named for a doctor is no doctorate", () => {
  expect(studiesOf("Dr. Marlow High School, 2014", "Diploma in Physics")).toEqual([
    ["Dr. Marlow High School", "Diploma", "Physics", "2014"],
  ]);
});
