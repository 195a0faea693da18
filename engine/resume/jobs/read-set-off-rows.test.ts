import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

function jobsOf(...rows: PageLine[]) {
  const { jobs } = readByRules(
    aResumePage([
      name("Jordan Whitfield"),
      "Tulsa, OK | 918-555-0143 | jordan@mail.example",
      heading("EXPERIENCE"),
      ...rows,
    ]),
  );
  return jobs.map(({ title, employer, from, to }) => [title, employer, from?.text ?? null, to?.text ?? null]);
}

describe("rows set like headers head entries", () => {
  test("a bold row that ends in a full stop stands above its dates", () => {
    expect(
      jobsOf(
        ["Research Fellow. Wolds Coastal Institute, Hull.", { bold: true }],
        ["May 2019 – June 2022", { bold: true }],
        "worked on the models of tides and currents with a team of nine people.",
        ["Staff Engineer. Hallgrim Optics Ltd, Leeds.", { bold: true, gap: 1.2 }],
        ["March 2015 – April 2019", { bold: true }],
        "worked on lenses of every kind and on the machines that grind them.",
      ),
    ).toEqual([
      ["Research Fellow", "Wolds Coastal Institute", "May 2019", "June 2022"],
      ["Staff Engineer", "Hallgrim Optics Ltd", "March 2015", "April 2019"],
    ]);
  });

  test("a length of time below an employer holds for the roles below it", () => {
    expect(
      jobsOf(
        "Corvid Freight Ltd",
        "Fleet Planner",
        "March 2019 – May 2021",
        ["planned the routes of forty lorries.", { gap: 0.8 }],
        ["Hallgrim Chemicals Ltd", { gap: 2 }],
        "9 years 1 month",
        ["Logistics Manager", { gap: 0.8 }],
        "June 2015 – February 2019",
        ["led the planners of three sites.", { gap: 0.8 }],
        ["Warehouse Supervisor", { gap: 1.6 }],
        "January 2010 – May 2015",
        ["ran the night shift of the main store.", { gap: 0.8 }],
      ),
    ).toEqual([
      ["Fleet Planner", "Corvid Freight Ltd", "March 2019", "May 2021"],
      ["Logistics Manager", "Hallgrim Chemicals Ltd", "June 2015", "February 2019"],
      ["Warehouse Supervisor", "Hallgrim Chemicals Ltd", "January 2010", "May 2015"],
    ]);
  });

  test("two ends of a period stand above one another, or have a bar between them", () => {
    expect(
      jobsOf(
        "Sep 2019 Welder, Corvid Iron Works Ltd",
        "Dec 2021 repaired the bridges of the county and the gates of its locks.",
        ["03/2015 | 08/2019 Fitter, Hallgrim Steel Ltd", { gap: 1 }],
        bullet("Fitted pipes"),
      ),
    ).toEqual([
      ["Welder", "Corvid Iron Works Ltd", "Sep 2019", "Dec 2021"],
      ["Fitter", "Hallgrim Steel Ltd", "03/2015", "08/2019"],
    ]);
  });
});

describe("what stands beside a title and is no employer", () => {
  test("a course or a supervisor before the employer", () => {
    expect(
      jobsOf(
        "Teaching Assistant, Applied Statistics and Econometrics, Elm City University, Fall 2021 – Fall 2022",
        bullet("Marked essays"),
        "Research Assistant for Dr. Grace Oduya, Elm City University, Fall 2018 – Fall 2021",
        bullet("Cleaned data"),
      ).map(([title, employer]) => [title?.split(",")[0], employer]),
    ).toEqual([
      ["Teaching Assistant", "Elm City University"],
      ["Research Assistant", "Elm City University"],
    ]);
  });

  test("terms of work, and words that lead to the employer", () => {
    expect(
      jobsOf(
        "Janitor • Sommarjobb • Toles Maskin AB\tJun 2018 – Aug 2018",
        bullet("Swept the yard"),
        "Vendeuse, Chez Boulangerie Marbaix\tMay 2016 – Jun 2017",
        bullet("Sold bread"),
        "Stage à BOULANGERIE MARBAIX\tJan 2015 – Mar 2015",
        bullet("Baked bread"),
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ["Janitor", "Toles Maskin AB"],
      ["Vendeuse", "Boulangerie Marbaix"],
      ["Stage", "BOULANGERIE MARBAIX"],
    ]);
  });

  test("the town behind a hyphen, and an unknown town alone beside the date", () => {
    expect(
      jobsOf(
        "Site Engineer",
        "Kingsway Consultants-Chennai",
        "05/2019 – 06/2020",
        bullet("Measured sites"),
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([["Site Engineer", "Kingsway Consultants"]]);
    expect(
      jobsOf(
        "KWEKERIJ LINDEZICHT",
        "Greenhouse employee",
        "Feb. 2011 – Present | 's-Poelwijk",
        bullet("Grew asters"),
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([["Greenhouse employee", "KWEKERIJ LINDEZICHT"]]);
  });
});

describe("headings of a column beside another", () => {
  test("a heading over the second column opens that column, not the sidebar", () => {
    const { jobs, sections } = readByRules(
      aResumePage([
        name("Jordan Whitfield"),
        ["SUMMARY", { bold: true, size: 13, gap: 1, column: 0 }],
        "I weld bridges and gates, and have done so for many years.",
        ["EXPERIENCE", { bold: true, size: 13, gap: 1, x: 260, column: 0 }],
        ["SKILLS", { bold: true, size: 13, gap: 1, column: 1 }],
        ["Welding", { column: 1 }],
        ["Grinding", { column: 1 }],
        ["Welder, Corvid Iron Works Ltd, 2019 – 2021", { x: 262, column: 2 }],
        ["repaired the bridges of the county and its locks", { x: 262, column: 2 }],
      ]),
    );
    expect(sections.map(({ kind }) => kind)).toContain("experience");
    expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ["Welder", "Corvid Iron Works Ltd"],
    ]);
  });
});
