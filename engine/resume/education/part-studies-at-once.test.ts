import { expect, test } from "vitest";
import { aStudyPage, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";

const strong = (text: string): PageLine => [text, { bold: true, gap: 0.8 }];
const slanted = (text: string): PageLine => [text, { italic: true, gap: 0.2 }];

function studiesOf(...rows: PageLine[]) {
  const read = readByRules(aStudyPage(rows));
  return read.education.map(({ school, degree, field, to }) => [school, degree, field, to?.text ?? null]);
}

test("studies begin alike, also where only some of their rows are known by their words", () => {
  expect(
    studiesOf(
      strong("Corvane Campus"),
      slanted("BTS, Informatique"),
      strong("University of Westmarch"),
      slanted("Licence, Histoire\t2019 – 2020"),
      strong("Lindmark High School"),
      slanted("2016 – 2017"),
    ),
  ).toEqual([
    ["Corvane Campus", "BTS", "Informatique", null],
    ["University of Westmarch", "Licence", "Histoire", "2020"],
    ["Lindmark High School", null, null, "2017"],
  ]);
});

test("a school of one subject beside the degree is part of the university above it", () => {
  expect(
    studiesOf(
      strong("Westmarch University\tAug 2023 – Aug 2024"),
      slanted("Masters in Human Computer Interaction, School of Computing"),
      strong("Lindmark University\tAug 2019 – June 2023"),
      slanted("BSc Physics"),
    ),
  ).toEqual([
    ["Westmarch University", "Masters", "Human Computer Interaction", "Aug 2024"],
    ["Lindmark University", "BSc", "Physics", "June 2023"],
  ]);
});

test("a school whose row ends in a full stop is still the school", () => {
  expect(
    studiesOf(
      "M.S., Plant Biology\tMay 2015",
      "Westmarch University, Westmarch, RI.",
      ["B.A., Plant Biology\tJune 2013", { gap: 1.2 }],
      "Lindmark College, Lindmark, MN.",
    ),
  ).toEqual([
    ["Westmarch University", "M.S.", "Plant Biology", "May 2015"],
    ["Lindmark College", "B.A.", "Plant Biology", "June 2013"],
  ]);
});

test("names that broke over two rows are read whole", () => {
  expect(
    studiesOf(
      strong("Westmarch University of Science"),
      ["and Technology", { bold: true, gap: 0.1 }],
      "BS in Mobile",
      ["Development", { gap: 0.1 }],
      "2013 – 2018",
    ),
  ).toEqual([["Westmarch University of Science and Technology", "BS", "Mobile Development", "2018"]]);
});

test("the seat of a school is part of its name, behind 'at' and behind a dash", () => {
  expect(
    studiesOf(
      "Westmarch Military Academy at East Ford",
      "BS, Mathematics\t1997 – 2001",
      ["University of California - Irvine", { gap: 0.8 }],
      "MS, Statistics\t2001 – 2003",
    ).map(([school]) => school),
  ).toEqual(["Westmarch Military Academy at East Ford", "University of California - Irvine"]);
});

test("a row that says what its year is dates the study", () => {
  expect(
    studiesOf("Westmarch College of Arts", "Bachelor of Arts in History", "Passed in the year 2010"),
  ).toEqual([["Westmarch College of Arts", "Bachelor of Arts", "History", "2010"]]);
});

test("a school alone among studies that are whole is no study of its own", () => {
  expect(
    studiesOf(
      strong("University of Westmarch\t2019 – 2022"),
      slanted("BSc Physics"),
      strong("Lindmark Sixth Form College\t2017 – 2019"),
      slanted("A-Levels"),
      strong("Westmarch University Chess Club"),
    ),
  ).toEqual([
    ["University of Westmarch", "BSc", "Physics", "2022"],
    ["Lindmark Sixth Form College", "A-Levels", null, "2019"],
  ]);
});
