import { describe, expect, test } from "vitest";
import { aResumePage, heading, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";
import { guessHeadingKind } from "./guess-heading-kind.ts";
import { matchHeading } from "./match-heading.ts";

const top: PageLine[] = ["Ottilie Brandvold", "Porsgrunn | 918 555 0143 | o.brandvold@mail.example"];
const work: PageLine[] = [heading("Experience"), "Archivist, Telemark Museum\tJan 2019 – Present"];
const school: PageLine[] = [heading("Education"), "BA History, University of Agder\t2015 – 2018"];

function sectionsOf(...lines: PageLine[]): [string, string][] {
  return readResume(aResumePage([...top, ...lines])).sections.map(({ kind, heading: text }) => [kind, text]);
}

describe("a heading no list knows", () => {
  test("tells its kind by its words, where it looks like the others", () => {
    const read = sectionsOf(
      ...work,
      ...school,
      heading("Scientific Manuscripts, Reviews & Posters"),
      "The seal registers of the lower fjord, 2021",
      heading("Applied Kompetencer"),
      "Conservation, cataloguing",
    );
    expect(read.slice(2).map(([kind]) => kind)).toEqual(["publications", "skills"]);
  });

  test.each([
    ["Övriga projekt", "projects"],
    ["Refereed Contributions and Papers", "publications"],
    ["Forschungstätigkeit", "experience"],
    ["Mentorship and Outreach", "volunteering"],
    ["工作與培訓經歷", "experience"],
    ["獲獎與證照", "awards"],
  ])("%s", (printed, kind) => {
    expect(guessHeadingKind(printed)).toBe(kind);
  });

  test.each(["Sunnyside", "Made in Bergen", "Alpha Omega"])("%s says nothing of its kind", (printed) => {
    expect(guessHeadingKind(printed)).toBeNull();
  });
});

describe("a heading with a slip", () => {
  test.each([
    ["WORK EXPERIANCE", "experience"],
    ["STRENGHTS", "skills"],
    ["Educaton", "education"],
    ["SUMM ARY", "summary"],
    ["Certi cations", "certificates"],
    ["工作经历 Experience", "experience"],
    ["Seminars and posters", "publications"],
  ])("%s", (printed, kind) => {
    expect(matchHeading(printed)?.kind).toBe(kind);
  });

  test.each(["Elevations", "Registration desk", "Conduction"])("%s is no heading misspelt", (printed) => {
    expect(matchHeading(printed)).toBeNull();
  });
});

test("groups within a section, set weaker than headings, are no sections", () => {
  const group = (text: string): PageLine => [text, { bold: true }];
  const read = sectionsOf(
    ...work,
    ...school,
    heading("Publications"),
    group("Journal Articles"),
    "The seal registers of the lower fjord, Archive Notes, 2021",
    group("Conference Papers"),
    "Ink and iron, Skien, 2022",
  );
  expect(read).toEqual([
    ["experience", "Experience"],
    ["education", "Education"],
    ["publications", "Publications"],
  ]);
});

test("the name of a university is no heading of studies", () => {
  const read = sectionsOf(
    ...work,
    ...school,
    ["University of Telemark", { bold: true, size: 12 }],
    "MA, 2020",
  );
  expect(read.map(([, text]) => text)).not.toContain("University of Telemark");
});
