import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../testing/a-resume-page.ts";

const TOP: PageLine[] = [name("Jordan Whitfield"), "Tulsa, OK | 918-555-0143 | jordan@mail.example"];
const B = (text: string, gap = 0.7): PageLine => [text, { bold: true, gap }];
const STUDY: PageLine[] = [heading("EDUCATION"), "BA History, Elm City University\t2010 – 2013"];
const JOB: PageLine[] = [
  heading("EXPERIENCE"),
  "Cashier, Corner Market\tJan 2019 – Present",
  bullet("Served two hundred customers a day"),
];

function jobsOf(...rows: PageLine[]) {
  const { jobs } = readByRules(aResumePage([...TOP, heading("EXPERIENCE"), ...rows, ...STUDY]));
  return jobs.map(({ title, employer, from, to, current }) => [
    title,
    employer,
    from?.text ?? null,
    current ? "now" : (to?.text ?? null),
  ]);
}

function studiesOf(...rows: PageLine[]) {
  const { education } = readByRules(aResumePage([...TOP, ...JOB, heading("EDUCATION"), ...rows]));
  return education.map(({ school, degree, field, to }) => [school, degree, field, to?.text ?? null]);
}

describe("the head of a table says what its columns hold", () => {
  test("of studies, where boards and towns would be taken for schools", () => {
    expect(
      studiesOf(
        B("Sr. No.\tQualification\tUniversity\tYear of Passing\tPercentage"),
        "1.\tDiploma Instrumentation\tQTBE Velmar\t2018-21\t63.33%",
        "2.\tB.A.\tVRNOU Halmstrand\t2015-16\t62%",
      ),
    ).toEqual([
      ["QTBE Velmar", "Diploma", "Instrumentation", "21"],
      ["VRNOU Halmstrand", "B.A.", null, "16"],
    ]);
  });

  test("of studies with a cell left empty, which the others do not take", () => {
    expect(
      studiesOf(
        B("Degree\tYear of Passing\tSchool/Institute\tBoard/University\tPercentage"),
        "B.Arch\t2016\tVelmar Faculty of Architecture\tHalmstrand Technical University\t76%",
        "Class XII\t2011\tSunhill Public School\t71%",
      ).at(-1),
    ).toEqual(["Sunhill Public School", "Class XII", null, "2011"]);
  });

  test("of jobs, where what was done stands in a cell of its own", () => {
    expect(
      jobsOf(
        B("Year\tName of the Firm\tDesignation\tNature of work"),
        "2017 – 2018\tVelmar Planning Office, Halmstrand\tPlanning Assistant\tDistrict plan. Worked under the State Mission on the maps of nine districts and their two hundred villages in all",
      ),
    ).toEqual([["Planning Assistant", "Velmar Planning Office", "2017", "2018"]]);
  });

  test("also where it stands under the heading of jobs", () => {
    const { education, jobs } = readByRules(
      aResumePage([
        ...TOP,
        ...JOB,
        B("Academic Qualification\tInstitute/ University\tYear of Passing"),
        "B.A program\tElm City University\t2014-2017",
      ]),
    );
    expect(education.map(({ school }) => school)).toEqual(["Elm City University"]);
    expect(jobs).toHaveLength(1);
  });
});

describe("entries of one section look alike", () => {
  test("an unknown name is the school where the schools of the other studies stand", () => {
    expect(
      studiesOf(
        ["JANUARY 2017 - MARCH 2018", { gap: 1.2 }],
        "GRAPHIC DESIGN",
        "VELMARIA",
        ["AUGUST 2011 - DECEMBER 2011", { gap: 1.2 }],
        "GRAPHIC DESIGN",
        "HALMSTRAND INSTITUTE OF ART",
        ["AUGUST 2010 - DECEMBER 2010", { gap: 1.2 }],
        "WEB DESIGN",
        "ELM CITY COLLEGE",
      ).map(([school]) => school),
    ).toEqual(["VELMARIA", "HALMSTRAND INSTITUTE OF ART", "ELM CITY COLLEGE"]);
  });

  test("a job without a date among dated ones is one of its own", () => {
    expect(
      jobsOf(
        B("Velmar Stores", 1.2),
        "Sales Assistant 2019",
        "Filled the shelves, served customers and kept the tills in order every day.",
        B("Halmstrand Post", 1.5),
        "Delivery Driver",
        "Drove the round of the northern villages in all weathers for a month.",
        B("Quay Bank", 1.5),
        "Bank Clerk 2020",
        "Welcomed clients and kept their files up to date for the whole branch.",
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ["Sales Assistant", "Velmar Stores"],
      ["Delivery Driver", "Halmstrand Post"],
      ["Bank Clerk", "Quay Bank"],
    ]);
  });

  test("rows that each name title and employer are jobs each, without any date", () => {
    expect(
      jobsOf(B("Frontend Intern at Velmar Labs"), B("Web Developer Intern at Quay Systems")).map(
        ([title, employer]) => [title, employer],
      ),
    ).toEqual([
      ["Frontend Intern", "Velmar Labs"],
      ["Web Developer Intern", "Quay Systems"],
    ]);
  });
});

describe("what stands beside a bare time heads an entry", () => {
  test("an employer behind a dot over its time", () => {
    expect(
      jobsOf(
        bullet("VELMAR INSTITUTE OF LEARNING"),
        "(15TH JUNE, 2018 - TILL NOW)",
        [`QUAYSIDE SYSTEMS`, { bullet: true, gap: 1.3 }],
        "(15th FEB ,2017 – 10th JUNE, 2018)",
      ).map(([, employer, from]) => [employer, from]),
    ).toEqual([
      ["VELMAR INSTITUTE OF LEARNING", "15TH JUNE, 2018"],
      ["QUAYSIDE SYSTEMS", "15th FEB ,2017"],
    ]);
  });

  test("a title behind the dot of a line of time, with the ends of its period above one another", () => {
    expect(
      jobsOf(
        "Current",
        "|",
        "2017",
        bullet("Quantitative Analyst"),
        "Velmar Limited",
        bullet("Built models of markets"),
      ),
    ).toEqual([["Quantitative Analyst", "Velmar Limited", "2017", "now"]]);
  });

  test("a long row that begins with its title and bears its time", () => {
    expect(
      jobsOf(
        "May 2014 – Present Junior Professor, Elm City University, Institute for Biology, Department for the Study of Molecules and of the Parasites of Wild Animals and Birds",
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([["Junior Professor", "Elm City University"]]);
  });
});

describe("a name, its town and its title without a sign between", () => {
  test("a town behind a legal form", () => {
    expect(jobsOf("Feb 2019 – Mar 2021 : Velmar Movers Pvt. Ltd. Gurgaon as Senior Manager")).toEqual([
      ["Senior Manager", "Velmar Movers Pvt. Ltd.", "Feb 2019", "Mar 2021"],
    ]);
  });

  test("a town before its country, but not that of a college's name", () => {
    expect(jobsOf("Data Intern\t2018 – 2019", "Henceforth Rabat, Morocco")[0]?.[1]).toBe("Henceforth");
    expect(jobsOf("Data Intern\t2018 – 2019", "University College London, UK")[0]?.[1]).toMatch(/London/);
  });
});
