import { describe, expect, test } from "vitest";
import { aStudyPage, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";

const B = (text: string): PageLine => [text, { bold: true, gap: 0.7 }];

function read(...rows: PageLine[]) {
  return readByRules(aStudyPage(rows));
}

function studiesOf(...rows: PageLine[]) {
  return read(...rows).education.map(({ school, degree, field, to }) => [
    school,
    degree,
    field,
    to?.text ?? null,
  ]);
}

describe("studies are read in shapes that real people print", () => {
  test("what was studied without the name of an award is the field", () => {
    expect(studiesOf("University of Westmarch\t2013 – 2017", "Plant Biology and Biotechnology")).toEqual([
      ["University of Westmarch", null, "Plant Biology and Biotechnology", "2017"],
    ]);
  });

  test("a grade in a cell of its own leaves the school what it is", () => {
    expect(
      studiesOf(
        B("Master of Science in Mechanical Engineering\tAug 2020 – May 2022"),
        "North Marland State University\tGPA: 4.0/4.0",
      ),
    ).toEqual([
      ["North Marland State University", "Master of Science", "Mechanical Engineering", "May 2022"],
    ]);
  });

  test("several degrees below one school are of that school", () => {
    expect(
      studiesOf(
        B("University of Westmarch"),
        "M.A. in Economics\tJune 2024",
        "B.A. in Economics\tJune 2021",
        B("Lindmark School of Economics"),
        "Diploma in Statistics\tJuly 2019",
      ),
    ).toEqual([
      ["University of Westmarch", "M.A.", "Economics", "June 2024"],
      ["University of Westmarch", "B.A.", "Economics", "June 2021"],
      ["Lindmark School of Economics", "Diploma", "Statistics", "July 2019"],
    ]);
  });

  test("spaced initials are a degree, and a hyphen parts a degree from its field", () => {
    expect(studiesOf("S. S. C., Westmarch High School\t2008")[0]!.slice(0, 2)).toEqual([
      "Westmarch High School",
      "S. S. C.",
    ]);
    expect(studiesOf("University of Westmarch\t2021 – 2025", "BE-Software Engineering")[0]![1]).toMatch(
      /^BE/,
    );
  });

  test("an academic post among studies is a job", () => {
    const { education, jobs } = read(
      B("Postdoctoral Scholar, Psychology\t2023 – 2025"),
      "University of Westmarch",
      B("Ph.D. in Psychology\t2018 – 2023"),
      "University of Lindmark",
    );
    expect(education.map(({ school }) => school)).toEqual(["University of Lindmark"]);
    expect(jobs.map(({ employer }) => employer)).toContain("University of Westmarch");
  });

  test("a field that was cut before the time behind it goes on in the next row", () => {
    expect(
      studiesOf(
        ["University of Westmarch", { size: 12 }],
        ["Bachelor of Business Agriculture, Business/Corporate", { size: 10.5, gap: 0.64 }],
        ["Communications · (2011 - 2014)", { size: 10.5, gap: 0.71 }],
      ),
    ).toEqual([
      [
        "University of Westmarch",
        "Bachelor of Business Agriculture",
        "Business/Corporate Communications",
        "2014",
      ],
    ]);
  });

  test("labels line by line, and years told behind the board", () => {
    expect(
      studiesOf(
        "Qualification : H.S.C.",
        "Board/University : Elm City Junior College",
        "Passing Year : 2012",
        "Percentage : 61%",
        ["Qualification : S.S.C.", { gap: 1 }],
        "Board/University : Morfa High School",
        "Passing Year : 2010",
        "Percentage : 70%",
      ),
    ).toEqual([
      ["Elm City Junior College", "H.S.C.", null, "2012"],
      ["Morfa High School", "S.S.C.", null, "2010"],
    ]);
    expect(
      studiesOf(
        "1. I have passed B.Com from Elm City University in the year 2015 with 58% marks.",
        "2. 12th passed in 2012 from C.B.S.E.",
      ),
    ).toEqual([
      ["Elm City University", "B.Com", null, "2015"],
      ["C.B.S.E.", "12th", null, "2012"],
    ]);
  });

  test("tables headed by 'Education' and by a bare percent sign", () => {
    expect(
      studiesOf(
        "Education\tBoard/University\tYear\t%",
        "H.S.C.\tB.S.E.B. Patna\t2008\t67",
        "S.S.C.\tU.P. Board\t2006\t72",
      ),
    ).toEqual([
      ["B.S.E.B. Patna", "H.S.C.", null, "2008"],
      ["U.P. Board", "S.S.C.", null, "2006"],
    ]);
  });

  test("a label of two words names the school behind it and is none", () => {
    const [study] = studiesOf(
      "Bachelor of Marine Engineering",
      "Institute/University: Lindmark University",
      "2017 - 2021",
    );
    expect(study).toEqual(["Lindmark University", "Bachelor of Marine Engineering", null, "2021"]);
  });

  test("a school named for an anniversary keeps its number", () => {
    expect(studiesOf("60.Yıl Çınar Lisesi\t2006")[0]![0]).toBe("60.Yıl Çınar Lisesi");
  });

  test("a dean's list of a college is no school", () => {
    expect(
      studiesOf(
        B("Westmarch University\t2015"),
        "B.B.A. in Marketing",
        "College of Business Dean's List",
      )[0]![0],
    ).toBe("Westmarch University");
  });

  test("a board of examinations by its initials stands in the place of the school", () => {
    expect(studiesOf("12th, BSEB\t2019", "10th, BSEB\t2017")).toEqual([
      ["BSEB", "12th", null, "2019"],
      ["BSEB", "10th", null, "2017"],
    ]);
  });

  test("what was studied stands below the school, however full the line of its name is", () => {
    expect(
      studiesOf(
        ["Universidad politécnica y pedagógica de la ciudad de Lindmark", { gap: 0.6 }],
        ["Administradora de empresas", { gap: 0.58 }],
        ["2011 - 2015", { gap: 0.6 }],
      )[0]!.slice(0, 2),
    ).toEqual([
      "Universidad politécnica y pedagógica de la ciudad de Lindmark",
      "Administradora de empresas",
    ]);
  });

  test("a school by its initials in the bracket behind a field, and a trade examined by a chamber", () => {
    expect(
      studiesOf("Studia podyplomowe, Geodezja (UMK w Toruniu)\t10.2014 – 06.2015")[0]!.slice(0, 3),
    ).toEqual(["UMK w Toruniu", "Studia podyplomowe", "Geodezja"]);
    expect(
      studiesOf("Mechatronikerin (IHK)\t2008 – 2011", "Lindmark Institut für Technik GmbH")[0]!.slice(0, 2),
    ).toEqual(["Lindmark Institut für Technik GmbH", "Mechatronikerin (IHK)"]);
  });

  test("a rung of schooling alone on its row is what was reached at the school above", () => {
    expect(
      studiesOf(
        B("Elmford Central School"),
        "Primary",
        "2005 – 2012",
        B("Lindmark National High School"),
        "Secondary",
        "2012 – 2018",
      ).map((study) => study.slice(0, 2)),
    ).toEqual([
      ["Elmford Central School", "Primary"],
      ["Lindmark National High School", "Secondary"],
    ]);
  });
});
