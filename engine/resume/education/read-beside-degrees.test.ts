import { expect, test } from "vitest";
import { aStudyPage, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";

function studiesOf(...rows: PageLine[]) {
  const { education } = readByRules(aStudyPage(rows));
  return education.map(({ school, degree, field }) => [school, degree, field]);
}

test("an unknown name between a degree and a place is the school", () => {
  expect(studiesOf("2019 – 2023", "Doutorado em Biologia • Hallgrim • Porto, Portugal")).toEqual([
    ["Hallgrim", "Doutorado", "Biologia"],
  ]);
});

test("'Major' below a degree is a label, and so is what a colon follows", () => {
  expect(
    studiesOf(
      "Ph.D. in Political Science, Elm City University, 2023",
      "Major: Comparative Politics; Minor: Methods",
    ),
  ).toEqual([["Elm City University", "Ph.D.", "Political Science"]]);
});

test("campuses and initials belong to the school", () => {
  expect(studiesOf("Ph.D., Geology. University of California, Merced. 2016")).toEqual([
    ["University of California, Merced", "Ph.D.", "Geology"],
  ]);
  expect(studiesOf("BSc in Physics, Elm City Technical University (ECTU), 2019")).toEqual([
    ["Elm City Technical University (ECTU)", "BSc", "Physics"],
  ]);
});

test("a numbered degree is parted from its field, and the head of a table is no school", () => {
  expect(
    studiesOf(
      "Degree University/Board Percentage Year of passing",
      "Licence 3 Informatique, Université du Lac\t2019",
    ),
  ).toEqual([["Université du Lac", "Licence 3", "Informatique"]]);
});
