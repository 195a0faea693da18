import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

function read(...rows: PageLine[]) {
  return readByRules(
    aResumePage([
      name("Jordan Whitfield"),
      "Tulsa, OK | 918-555-0143 | jordan@mail.example",
      heading("EXPERIENCE"),
      ...rows,
    ]),
  );
}

const jobsOf = (...rows: PageLine[]) =>
  read(...rows).jobs.map(({ title, employer, from }) => [title, employer, from?.text ?? null]);

const big = (text: string, gap: number): PageLine => [text, { size: 14, gap }];

describe("headers as builders of resumes set them", () => {
  test("an employer in larger type opens its job, though more white stands below it than above", () => {
    expect(
      jobsOf(
        big("Corvid Tiles", 1.6),
        ["Senior Kiln Hand", { gap: 1.6 }],
        ["2019-04-01 - 2022-05-01", { gap: 0.7 }],
        bullet("Loaded and fired two kilns a day"),
        big("Hallgrim & Pell", 1.2),
        ["Packer", { gap: 1.6 }],
        ["2015-02-01 - 2019-03-01", { gap: 0.7 }],
        bullet("Packed forty crates a shift"),
        big("Wolds Freight", 1.2),
        ["Driver", { gap: 1.6 }],
        ["2012-01-01 - 2015-01-01", { gap: 0.7 }],
        bullet("Drove the long routes of the north"),
      ),
    ).toEqual([
      ["Senior Kiln Hand", "Corvid Tiles", "2019-04-01"],
      ["Packer", "Hallgrim & Pell", "2015-02-01"],
      ["Driver", "Wolds Freight", "2012-01-01"],
    ]);
  });

  test("a job that opens a page has as many rows above its date as the first one", () => {
    expect(
      jobsOf(
        "Staff Nurse",
        "Corvid Infirmary",
        ["Sep 2018 – Mar 2021", { gap: 0.5 }],
        bullet("Looked after eight patients a shift"),
        ["Healthcare Assistant", { page: 2 }],
        ["Hallgrim Court Care Home", { page: 2, gap: 0.5 }],
        ["Jun 2014 – Aug 2015", { page: 2, gap: 0.5 }],
        ["Helped thirty residents to wash, dress and eat", { page: 2, bullet: true }],
      ),
    ).toEqual([
      ["Staff Nurse", "Corvid Infirmary", "Sep 2018"],
      ["Healthcare Assistant", "Hallgrim Court Care Home", "Jun 2014"],
    ]);
  });

  test("'Highlights' below the dates of each job is no section, and no place", () => {
    const { jobs, sections } = read(
      ["Senior Designer at Corvid Print", { bold: true }],
      "October 2021 - Present",
      ["HIGHLIGHTS", { bold: true, gap: 0.8 }],
      bullet("Leads identities for museums from pitch to print-ready file"),
      ["Graphic Designer at Hallgrim Books", { bold: true, gap: 1.2 }],
      "May 2017 - September 2021",
      ["HIGHLIGHTS", { bold: true, gap: 0.8 }],
      bullet("Designed covers of about thirty titles a year"),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(["experience"]);
    expect(jobs.map(({ title, employer, place }) => [title, employer, place])).toEqual([
      ["Senior Designer", "Corvid Print", null],
      ["Graphic Designer", "Hallgrim Books", null],
    ]);
  });

  test("a title that begins like a deed is a title where a post ends it", () => {
    expect(
      jobsOf(
        "Shipping and Receiving Clerk at Quorvane",
        "Jun 2021 - Current",
        bullet("Unloads and checks some thirty trailers a week"),
      ),
    ).toEqual([["Shipping and Receiving Clerk", "Quorvane", "Jun 2021"]]);
  });

  test("how long in words beside the dates is no employer", () => {
    expect(
      jobsOf(
        "Healthcare Assistant",
        "June 2014 — August 2015\ta year",
        bullet("Helped thirty residents to wash, dress and eat"),
      ),
    ).toEqual([["Healthcare Assistant", null, "June 2014"]]);
  });

  test("a narrow cell cuts a title before its last word", () => {
    expect(
      jobsOf(
        ["Corvid Print", { size: 18, bold: true }],
        ["Senior Graphic", { bold: true, gap: 0.9 }],
        ["Designer", { bold: true, gap: 0.4 }],
        ["Oct 2021 – Current", { gap: 0.4 }],
      ),
    ).toEqual([["Senior Graphic Designer", "Corvid Print", "Oct 2021"]]);
  });
});

describe("studies as builders of resumes set them", () => {
  const studiesOf = (...rows: PageLine[]) =>
    readByRules(aResumePage([name("Jordan Whitfield"), heading("EDUCATION"), ...rows])).education.map(
      ({ school, degree, field }) => [school, degree, field],
    );

  test("a short form that is a state's code too is the degree behind what was studied", () => {
    expect(
      studiesOf(
        "English Literature, MA, Severnside University",
        "2008 - 2011",
        ["Graphic Communication, BA (Hons), Severnside School of Art", { gap: 1.2 }],
        "2004 - 2007",
      ),
    ).toEqual([
      ["Severnside University", "MA", "English Literature"],
      ["Severnside School of Art", "BA (Hons)", "Graphic Communication"],
    ]);
  });

  test("a degree is read without the labelled grade behind it and whole where a column cut it", () => {
    expect(
      studiesOf(
        "Shandon Institute of Business",
        ["Bachelor of Business Studies GPA First Class Honours", { gap: 0.6 }],
        ["2006 - 2009", { gap: 0.6 }],
        ["Wolds Institute of Trade", { gap: 1.2 }],
        ["Bachelor of Business", { gap: 0.6 }],
        ["Studies in Accounting", { gap: 0.6 }],
        ["2001 - 2004", { gap: 0.6 }],
      ).map(([school, degree]) => [school, degree]),
    ).toEqual([
      ["Shandon Institute of Business", "Bachelor of Business Studies"],
      ["Wolds Institute of Trade", "Bachelor of Business Studies"],
    ]);
  });
});
