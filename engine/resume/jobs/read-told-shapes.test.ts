import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

type Job = [title: string | null, employer: string | null, from: string | null, to: string | null];

function jobsOf(...rows: PageLine[]): Job[] {
  const { jobs } = readByRules(
    aResumePage([
      name("Jordan Whitfield"),
      "Tulsa, OK | 918-555-0143 | jordan@mail.example",
      heading("WORK EXPERIENCE"),
      ...rows,
      heading("EDUCATION"),
      "B.A. in History, University of Tulsa, 2014",
    ]),
  );
  return jobs.map(({ title, employer, from, to }) => [title, employer, from?.text ?? null, to?.text ?? null]);
}

const B = (text: string, gap = 0.7): PageLine => [text, { bold: true, gap }];

describe("jobs told in words without a date", () => {
  test("list items say who employs, and for how long", () => {
    expect(
      jobsOf(
        bullet("Currently working at Corvid Couriers Pvt Ltd."),
        bullet("1 Year Experience in Hallgrim Credit Bank"),
        bullet("2 Months Experience in Zelk5, Leeds"),
      ),
    ).toEqual([
      [null, "Corvid Couriers Pvt Ltd", null, null],
      [null, "Hallgrim Credit Bank", null, null],
      [null, "Zelk5", null, null],
    ]);
  });

  test("how long somebody was there is no title", () => {
    expect(
      jobsOf(
        B("Corvid Enterprises (Two Year Experience)."),
        B("Hallgrim Commerce Pvt Ltd (One And Half Year Experience).", 1.2),
        bullet("Stock taking."),
      ),
    ).toEqual([
      [null, "Corvid Enterprises", null, null],
      [null, "Hallgrim Commerce Pvt Ltd", null, null],
    ]);
  });

  test("a title 'in' a firm whose legal form has a dot", () => {
    expect(jobsOf(B("Customer Care Executive in CORVID MILLS PVT. LTD."), bullet("Cold Calling"))).toEqual([
      ["Customer Care Executive", "CORVID MILLS PVT. LTD.", null, null],
    ]);
  });

  test("experience in a field or a tool is no job", () => {
    expect(
      jobsOf(bullet("2 years of experience in Accounting"), bullet("Worked with Java and Spring")),
    ).toEqual([]);
  });

  test("a time below it and a label with a dash complete it", () => {
    expect(
      jobsOf(
        bullet("Currently working with Corvid Developers Pvt. Ltd."),
        bullet("Period :Aug 2017 To May 2019."),
        bullet("Designation- Marketing Manager"),
      ),
    ).toEqual([["Marketing Manager", "Corvid Developers Pvt. Ltd", "Aug 2017", "May 2019"]]);
  });

  test("a second entry below a list, by its words", () => {
    expect(
      jobsOf(
        "Energy Engineer - 05/2019 to Present",
        B("Corvid Cooling Pvt Ltd, Leeds", 0.2),
        bullet("Lowered what the cooling of forty houses takes."),
        bullet("Wrote the reports."),
        B("Hallgrim Technology Solutions, Hull", 1.4),
        ["Programmer Analyst Trainee", { gap: 0.2 }],
        bullet("Wrote programs."),
      ),
    ).toEqual([
      ["Energy Engineer", "Corvid Cooling Pvt Ltd", "05/2019", null],
      ["Programmer Analyst Trainee", "Hallgrim Technology Solutions", null, null],
    ]);
  });
});

describe("jobs told in dated sentences", () => {
  test("under whom and what the firm is are no part of title and name", () => {
    expect(
      jobsOf(
        "Worked as a Draftsman under Architect with Corvid Society, Morfa Garden, Delhi, since May 2014 to June 2017.",
        [
          "Working as an Audit Assistant in M/S CORVID ASSOCIATES (Chartered Firm) from August 2017 to July 2020",
          { gap: 1 },
        ],
      ),
    ).toEqual([
      ["Draftsman", "Corvid Society", "May 2014", "June 2017"],
      ["Audit Assistant", "CORVID ASSOCIATES", "August 2017", "July 2020"],
    ]);
  });

  test("who employs, and nothing of the post", () => {
    expect(jobsOf("Articled with M/S ROE & ASSOCIATES, Leeds (June 25,2011 to June 24 2013)")).toEqual([
      [null, "M/S ROE & ASSOCIATES", "June 25,2011", "June 24 2013"],
    ]);
  });
});

describe("tables", () => {
  test("both ends of a time in columns of their own", () => {
    expect(
      jobsOf(
        "Sl.No\tOrganisation\tDesignation\tDate of Joining\tDate of Leaving",
        "1.\tCorvid Steels\tStore Keeper\t08.02.2021\tTill date",
        "2.\tHallgrim Motors\tWelder\t24.12.2018\t03.09.2020",
      ),
    ).toEqual([
      ["Store Keeper", "Corvid Steels", "08.02.2021", null],
      ["Welder", "Hallgrim Motors", "24.12.2018", "03.09.2020"],
    ]);
  });
});

describe("lists of jobs without dates", () => {
  test("items that name employer and post, and how long it was", () => {
    expect(
      jobsOf(
        bullet("Corvid Motors, Pune – Store Keeper"),
        bullet("Hallgrim Works Ltd, Pune – Welder (2 Years)"),
        bullet("Quillon Traders, Pune – Sales Executive (1 Year)"),
      ),
    ).toEqual([
      ["Store Keeper", "Corvid Motors", null, null],
      ["Welder", "Hallgrim Works Ltd", null, null],
      ["Sales Executive", "Quillon Traders", null, null],
    ]);
  });

  test("numbered rows", () => {
    expect(
      jobsOf(
        "1. Corvid Electricals, Pune – Electrician",
        "2. Hallgrim Foods Ltd, Pune – Sales Executive",
        "3. M/s. Morfa Steels as Store Keeper for 2 Years",
      ).map(([title]) => title),
    ).toEqual(["Electrician", "Sales Executive", "Store Keeper"]);
  });

  test("a post behind 'As' on its own row", () => {
    expect(
      jobsOf(
        "CORVID PUMPS PVT. LTD. – PUNE (Oct 2022 to Present)",
        "As Quality Inspector",
        bullet("Checked pumps."),
      ),
    ).toEqual([["Quality Inspector", "CORVID PUMPS PVT. LTD.", "Oct 2022", null]]);
  });
});

describe("post and employer told in one sentence", () => {
  test("undated, with how long it was before, between or behind them", () => {
    expect(
      jobsOf(
        bullet("I have 3 years experience in Zenvira as a Store Keeper."),
        bullet("Worked with M/s Corvid Motors, Pune for two years as Tele Caller."),
        bullet("1 Year worked as Ward Boy at Hallgrim Clinic"),
        bullet("6 months experience as Welder in Morfa Works, Pune"),
      ),
    ).toEqual([
      ["Store Keeper", "Zenvira", null, null],
      ["Tele Caller", "Corvid Motors", null, null],
      ["Ward Boy", "Hallgrim Clinic", null, null],
      ["Welder", "Morfa Works", null, null],
    ]);
  });

  test("dated and numbered, with the town behind the employer", () => {
    expect(
      jobsOf(
        "1. Presently working in Zenvira at Manila as Store Keeper since 08.02.2021 to Continue.",
        "2. I have worked as Accounts Clerk in Corvid Agro Pvt Ltd (Pune) from 05.01.2017 to 24.12.2020.",
      ),
    ).toEqual([
      ["Store Keeper", "Zenvira", "08.02.2021", null],
      ["Accounts Clerk", "Corvid Agro Pvt Ltd", "05.01.2017", "24.12.2020"],
    ]);
  });
});

describe("labels", () => {
  test("post and time told by labels below an employer that bears none", () => {
    expect(
      jobsOf(
        "Corvid Foods Ltd",
        "Role :- Sr. Executive - Accounts",
        "Period :- 15-03-2021 - 03-09-2024",
        ["Hallgrim Textiles Limited", { gap: 1 }],
        "Role :- Store Keeper",
        "Period :- 15-03-2018 - 17-11-2020",
      ),
    ).toEqual([
      ["Sr. Executive - Accounts", "Corvid Foods Ltd", "15-03-2021", "03-09-2024"],
      ["Store Keeper", "Hallgrim Textiles Limited", "15-03-2018", "17-11-2020"],
    ]);
  });

  test("a profile is a post where its words say so; a hyphen may stand for the colon", () => {
    expect(
      jobsOf(
        "Company-Corvid Clinic",
        "Job Profile : Staff Nurse",
        "Time Period : 16-07-2023 to 09-06-2024",
        ["Company-Hallgrim Traders", { gap: 1 }],
        "Job Profile : Store Keeper",
        "Time Period : 16-07-2020 to 09-06-2022",
      ),
    ).toEqual([
      ["Staff Nurse", "Corvid Clinic", "16-07-2023", "09-06-2024"],
      ["Store Keeper", "Hallgrim Traders", "16-07-2020", "09-06-2022"],
    ]);
  });

  test("who employs stands before for whom the work was done", () => {
    expect(
      jobsOf(
        "On Roll : Corvid Systems",
        "Client Name : Hallgrim Orchards Private Limited",
        "Designation : IT Engineer",
        "Duration : November 2021 to March 2023",
        bullet("Mended printers."),
      ),
    ).toEqual([["IT Engineer", "Corvid Systems", "November 2021", "March 2023"]]);
  });

  test("an employer above posts without one is no job of its own", () => {
    expect(
      jobsOf(
        "Current Employer: Corvid Research Institute, Leeds",
        "Job Profile: field work on the hives of a hundred gardens and the honey in them, and the drawings of new ones.",
        B("1. Project Assistant"),
        bullet("Counted bees."),
      ).filter(([title]) => title === null),
    ).toEqual([]);
  });
});

describe("names and times that break over rows", () => {
  test("a legal form goes on with the name above it", () => {
    expect(
      jobsOf(
        "Senior Graphic Designer",
        "January 2016 - June 2018",
        "Ink and Feather Media",
        ["Pvt. Ltd., Leeds", { gap: 0.2 }],
        bullet("Drew covers."),
      ),
    ).toEqual([["Senior Graphic Designer", "Ink and Feather Media Pvt. Ltd.", "January 2016", "June 2018"]]);
  });

  test("a time that ends on the next line, or two lines on", () => {
    expect(
      jobsOf(
        B("Accountant"),
        "Corvid Parts Company, Leeds ! MAY 2020 to OCTOBER",
        "2021",
        bullet("Kept the books."),
        B("Research Intern", 1.2),
        "Hallgrim Optics Ltd",
        "June 2018 to",
        "September",
        "2019",
        bullet("Ground lenses."),
      ),
    ).toEqual([
      ["Accountant", "Corvid Parts Company", "MAY 2020", "OCTOBER 2021"],
      ["Research Intern", "Hallgrim Optics Ltd", "June 2018", "September 2019"],
    ]);
  });

  test("letters of a time that stand apart", () => {
    expect(
      jobsOf(
        B("Team Leader, Corvid Traders Ltd, Leeds"),
        "0 4 / 2 0 2 1 - 0 3 / 2 0 2 3",
        bullet("Led the team."),
      ),
    ).toEqual([["Team Leader", "Corvid Traders Ltd", "04/2021", "03/2023"]]);
  });

  test("a time beside the first line of the list dates the row above", () => {
    expect(
      jobsOf(
        "Graduate Research Assistant, Northern Rivers University\tFargo, ND",
        bullet("Built cheap gauges for the tides of four harbours and the prog- Sept 2021 – Oct 2023"),
        ["rams that read them every hour of the day and night", { x: 62 }],
      ).map(([title, , from, to]) => [title, from, to]),
    ).toEqual([["Graduate Research Assistant", "Sept 2021", "Oct 2023"]]);
  });
});

describe("places and names beside each other", () => {
  test("what stands right before a country is the town", () => {
    expect(
      jobsOf(
        B("CORVID PRIVATE LIMITED, 03/2022-04/2023"),
        "STORE PACKING INCHARGE, MORFAN, INDIA",
        bullet("Located parts."),
        B("HALLGRIM NET WORKS, 11/2020-01/2022"),
        "HZO, MORFAN, INDIA",
        bullet("Kept records."),
      ),
    ).toEqual([
      ["STORE PACKING INCHARGE", "CORVID PRIVATE LIMITED", "03/2022", "04/2023"],
      ["HZO", "HALLGRIM NET WORKS", "11/2020", "01/2022"],
    ]);
  });

  test("the town that tells which university it is", () => {
    expect(
      jobsOf(
        "Teaching Assistant, University of California, Irvine\tFall 2019 – Spring 2020",
        "Research Assistant, University of North Carolina at Chapel Hill\tFall 2018 – Spring 2019",
      ).map(([, employer]) => employer),
    ).toEqual(["University of California, Irvine", "University of North Carolina at Chapel Hill"]);
  });

  test("for whom the work was done is no part of who employs", () => {
    expect(
      jobsOf(
        B("Developer | Corvid Labs — client Hallgrim\tMay 2019 – June 2021"),
        bullet("Wrote programs."),
        B("Tester | Quillon — client Morfa Mills\tMay 2017 – April 2019", 1),
        bullet("Tried them."),
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ["Developer", "Corvid Labs"],
      ["Tester", "Quillon"],
    ]);
  });

  test("a legal form alone is neither title nor employer", () => {
    expect(jobsOf(B("LTD. | Shift Supervisor | May 2019 – June 2021"), bullet("Ran the shift."))).toEqual([
      ["Shift Supervisor", null, "May 2019", "June 2021"],
    ]);
  });
});
