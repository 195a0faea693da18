import { describe, expect, test } from "vitest";
import { aStudyPage, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";

function studiesOf(...rows: PageLine[]) {
  const { education } = readByRules(aStudyPage(rows));
  return education.map(({ school, degree, field, to }) => [school, degree, field, to?.text ?? null]);
}

describe("studies are read in the shapes people print them in", () => {
  test("dates on a row of their own above each degree", () => {
    expect(
      studiesOf(
        "2014 – 2016",
        "Master of Science in Nursing",
        "University of the Wolds",
        ["2010 – 2014", { gap: 0.7 }],
        "Bachelor of Science in Biology",
        "Saint Ansgar College",
      ),
    ).toEqual([
      ["University of the Wolds", "Master of Science", "Nursing", "2016"],
      ["Saint Ansgar College", "Bachelor of Science", "Biology", "2014"],
    ]);
  });

  test("a high school is the school, its diploma the degree, and the level alone says how far", () => {
    expect(studiesOf("Pine Bluff High School\t2010", "High School Diploma")).toEqual([
      ["Pine Bluff High School", "High School Diploma", null, "2010"],
    ]);
    expect(studiesOf("High School", "Minglanilla National Science School", "2001")).toEqual([
      ["Minglanilla National Science School", "High School", null, "2001"],
    ]);
  });

  test("'from' parts a degree from its school, and a minor is no part of the field", () => {
    expect(studiesOf("BA in Economics from Elm City University, 2006")).toEqual([
      ["Elm City University", "BA", "Economics", "2006"],
    ]);
    expect(
      studiesOf("Bachelor of Science in Marine Biology, Minor in Law\t2025", "Elm City University"),
    ).toEqual([["Elm City University", "Bachelor of Science", "Marine Biology", "2025"]]);
  });

  test("behind a certificate that has no field stands the school", () => {
    expect(studiesOf("Leaving Certificate, Pobalscoil Chloich, 2010")).toEqual([
      ["Pobalscoil Chloich", "Leaving Certificate", null, "2010"],
    ]);
  });

  test("a bracket that names the degree stays with it, a course's number and a grade do not", () => {
    expect(
      studiesOf(
        "Bachelor of Business Administration (Honours), Elm City University, 2011",
        ["Certificate III in Carpentry (CPC30220), Elm City TAFE, 2008", { gap: 0.7 }],
        ["Higher Secondary (12th), 84%, Elm City Vidyalaya, 2005", { gap: 0.7 }],
      ),
    ).toEqual([
      ["Elm City University", "Bachelor of Business Administration (Honours)", null, "2011"],
      ["Elm City TAFE", "Certificate III", "Carpentry", "2008"],
      ["Elm City Vidyalaya", "Higher Secondary (12th)", null, "2005"],
    ]);
  });

  test("full stops part a study like commas do, and a town behind a school is no degree", () => {
    expect(studiesOf("Bachelor of Nursing. Elm City University, Elm City. 2011.")).toEqual([
      ["Elm City University", "Bachelor of Nursing", null, "2011"],
    ]);
    expect(studiesOf("KCSE, Alliance Boys High School, Kikuyu, 2009")).toEqual([
      ["Alliance Boys High School", "KCSE", null, "2009"],
    ]);
    expect(studiesOf("Alliance Boys High School, Kikuyu, 2009")).toEqual([
      ["Alliance Boys High School", null, null, "2009"],
    ]);
  });

  test("subjects and grades of a school are no field, on its row or below", () => {
    expect(
      studiesOf(
        ["Elm City Sixth Form College\t2013", { bold: true }],
        "A-levels: Maths (A), Physics (B), Art (B)",
        ["Elm City University\t2016", { bold: true, gap: 0.7 }],
        "BA Geography",
        "magna cum laude",
      ),
    ).toEqual([
      ["Elm City Sixth Form College", "A-levels", null, "2013"],
      ["Elm City University", "BA", "Geography", "2016"],
    ]);
  });

  test("who learned a trade with an employer learned it there", () => {
    expect(studiesOf("2008: Ausbildung zum Tischler, Holzbau Weiß, Ulm")).toEqual([
      ["Holzbau Weiß", "Ausbildung zum Tischler", null, "2008"],
    ]);
  });

  test("a school whose name holds a word of degrees is still the school", () => {
    expect(
      studiesOf(["Meisterschule Kassel\t2016", { bold: true }], "Meisterbrief im Friseurhandwerk"),
    ).toEqual([["Meisterschule Kassel", "Meisterbrief", "Friseurhandwerk", "2016"]]);
  });

  test("a field of plain words stands between its degree and the school", () => {
    expect(studiesOf("DUT", "Techniques de commercialisation", "IUT de Chambéry, 2010")).toEqual([
      ["IUT de Chambéry", "DUT", "Techniques de commercialisation", "2010"],
    ]);
  });

  test("a degree that is still ahead belongs to its dated school, and its time may be expected", () => {
    expect(
      studiesOf(
        ["Elm City University\tSeptember 2022 – present", { bold: true }],
        "BA (Hons) Geography and Planning (expected 2:1, June 2026)",
        ["Oak City Institute\t10/2021 – expected 03/2026", { bold: true, gap: 0.7 }],
        "PhD candidate, Food Science. Supervisor: Prof. R. Amstutz",
      ),
    ).toEqual([
      ["Elm City University", "BA (Hons)", "Geography and Planning", null],
      ["Oak City Institute", "PhD candidate", "Food Science", "03/2026"],
    ]);
  });

  test.each([
    ["BTEC Extended Diploma Engineering, Selby College (2016)", "BTEC Extended Diploma", "Engineering"],
    ["Certificate III Commercial Cookery, Selby College (2016)", "Certificate III", "Commercial Cookery"],
    ["Bachelor of Arts English Literature, Selby College (2016)", "Bachelor of Arts", "English Literature"],
    ["NVQ Level 3 Electrical Installation, Selby College (2016)", "NVQ Level 3", "Electrical Installation"],
    ["PhD Plant Sciences, Selby College (2016)", "PhD", "Plant Sciences"],
    ["BTEC Extended Diploma, Selby College (2016)", "BTEC Extended Diploma", null],
    ["Law (LLB), Selby College (2016)", "LLB", "Law"],
    ["BSc (Hons) Adult Nursing 2:1, Selby College (2016)", "BSc (Hons)", "Adult Nursing"],
    [
      "Diploma in Hospitality Management, GPA: 3.8/4.0, Selby College (2016)",
      "Diploma",
      "Hospitality Management",
    ],
  ])("degree and field are parted without a sign, and from a grade: %s", (row, degree, field) => {
    expect(studiesOf(row)).toEqual([["Selby College", degree, field, "2016"]]);
  });

  test("a field on a row of its own, above its degree or below it", () => {
    expect(
      studiesOf(
        "Selby College",
        "Higher Diploma",
        "Social Care",
        "2016",
        ["Plumbing and Heating", { gap: 0.7, bold: true }],
        "NVQ Level 2",
        "Bath College",
        "2012",
      ),
    ).toEqual([
      ["Selby College", "Higher Diploma", "Social Care", "2016"],
      ["Bath College", "NVQ Level 2", "Plumbing and Heating", "2012"],
    ]);
  });

  test("how well it went and what else was studied are no degrees", () => {
    expect(studiesOf("Selby College\t2016", "Diploma Social Care", "First Class Honours")).toEqual([
      ["Selby College", "Diploma", "Social Care", "2016"],
    ]);
    expect(studiesOf("High School Diploma", "Minor in Spanish", "Horlick High School", "2016")).toEqual([
      ["Horlick High School", "High School Diploma", null, "2016"],
    ]);
  });

  test("two studies in one row, each with its year", () => {
    expect(
      studiesOf("Level 3 Agriculture, Coleg Powys, 2013. 8 GCSEs, Llanidloes High School, 2011."),
    ).toEqual([
      ["Coleg Powys", "Level 3", "Agriculture", "2013"],
      ["Llanidloes High School", "8 GCSEs", null, "2011"],
    ]);
    expect(studiesOf("Dayton Electrical JATC, 2021; Stivers High School, 2017")).toEqual([
      ["Dayton Electrical JATC", null, null, "2021"],
      ["Stivers High School", null, null, "2017"],
    ]);
  });
});
