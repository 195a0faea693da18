import { describe, expect, test } from "vitest";
import { aResumePage, type PageLine } from "#testing/a-resume-page.ts";
import { observeLines } from "../confidence/observe-lines.ts";
import { readResume } from "../read-resume.ts";
import { findSections } from "../sections/find-sections.ts";
import { measureShape } from "../shape/measure-shape.ts";
import { judgeHeadings } from "./judge-headings.ts";

const heading = (text: string, style = {}): PageLine => [text, { size: 13, bold: true, gap: 1, ...style }];
const top: PageLine[] = [["Nils Aaberg", { size: 18, bold: true }], "nils@mail.example | 555 0100"];
const work: PageLine[] = [
  "Nurse, Hill Clinic, 2019 - 2021",
  ["Dressed wounds of forty patients a day", { bullet: true }],
  ["Trained six students", { bullet: true }],
];
const school: PageLine[] = ["BSc Nursing, University of Hull, 2015 - 2018"];
const sectionsOf = (...lines: PageLine[]) =>
  readResume(aResumePage([...top, ...lines])).sections.map((one) => `${one.kind}: ${one.heading}`);

describe("headings are judged by a network that has seen many resumes", () => {
  test("the groups of a skills section are no sections, though one of them may head the spoken languages elsewhere", () => {
    const group = (text: string): PageLine => [text, { bold: true }];
    expect(
      sectionsOf(
        heading("Skills"),
        ...[group("Languages"), "Python, Java, SQL", group("Frameworks"), "React, Django"],
        ...[group("Tools"), "Excel, Git"],
        heading("Experience"),
        ...work,
        heading("Education"),
        ...school,
      ),
    ).toEqual(["skills: Skills", "experience: Experience", "education: Education"]);
    expect(
      sectionsOf(heading("Experience"), ...work, heading("Languages"), "Danish (native), Tamil (fluent)"),
    ).toEqual(["experience: Experience", "languages: Languages"]);
  });

  test("one behind a bullet heads what the rules had opened without it", () => {
    const marked = (text: string): PageLine => [text, { bold: true, bullet: true }];
    const sections = sectionsOf(marked("Experience"), ...work, marked("Education"), ...school);
    expect(sections.filter((one) => one.startsWith("experience"))).toEqual(["experience: Experience"]);
  });

  test("a page of plain text without any heading stays as the rules have it", () => {
    const { lines } = aResumePage(["To whom it may concern", "I have worked here for many years", "Yours"]);
    const shape = measureShape(lines);
    const ruled = findSections(lines, shape);
    expect(judgeHeadings(ruled, lines, observeLines(lines, shape), shape)).toBe(ruled);
    expect(judgeHeadings({ sections: [], ofLine: [], headings: [] }, [], [], shape).sections).toEqual([]);
  });
});
