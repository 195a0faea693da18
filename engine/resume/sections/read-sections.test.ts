import { describe, expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine, strong } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function sectionsOf(...lines: PageLine[]): string[] {
  return readResume(aResumePage(lines)).sections.map(({ kind, heading: printed }) => `${kind}: ${printed}`);
}

describe("sections are found by their words and by how they are set", () => {
  test("in plain text without any type, by standing alone", () => {
    const gap = { gap: 1.2 };
    expect(
      sectionsOf(
        "Robin Ashdown",
        "robin@example.com",
        ["Summary", gap],
        "Clerk with ten years in town halls.",
        ["Experience", gap],
        "Clerk, Town of Ely, 2010 - 2020",
        ["Education", gap],
        "Ely High School, 2009",
        ["Skills", gap],
        "Filing, typing",
      ),
    ).toEqual(["summary: Summary", "experience: Experience", "education: Education", "skills: Skills"]);
  });

  test("in capitals, with colons, ornaments and numbers, as printed", () => {
    expect(
      sectionsOf(
        name("Robin Ashdown"),
        heading("1. OBJECTIVE:"),
        "A clerk's post.",
        heading("— WORK HISTORY —"),
        "Clerk, Town of Ely\t2010 – 2020",
        heading("[Skills]"),
        "Filing",
      ),
    ).toEqual(["summary: 1. OBJECTIVE", "experience: WORK HISTORY", "skills: Skills"]);
  });

  test("of any trade's own experience, and what follows certificates is not one of them", () => {
    const set = { bold: true, gap: 0.9 };
    const page: PageLine[] = [
      name("Robin Ashdown"),
      ["Salon Experience", set],
      "Stylist, Curl & Crop\t2016 – Present",
      bullet("Forty regulars a week"),
      ["Certifications", set],
      "Barber licence, 2015",
      ["Presentations", set],
      "Colour on grey hair, Leeds, 2022",
      ["Service", set],
      "Treasurer, Guild of Barbers, 2019 – 2021",
      ["Volunteering", set],
      "Free cuts at the shelter",
    ];
    expect(sectionsOf(...page)).toEqual([
      "experience: Salon Experience",
      "certificates: Certifications",
      "publications: Presentations",
      "volunteering: Service",
      "volunteering: Volunteering",
    ]);
    const { certificates } = readResume(aResumePage(page));
    expect(certificates.map(({ quote }) => quote)).toEqual(["Barber licence, 2015"]);
  });

  test("and counted ones nobody knows are headings of something else", () => {
    expect(
      sectionsOf(
        name("Robin Ashdown"),
        heading("I. Experience"),
        "Clerk, Town of Ely\t2010 – 2020",
        heading("II. Education"),
        "Ely High School, 2009",
        heading("III. Standing orders"),
        "Filing",
      ),
    ).toEqual(["experience: I. Experience", "education: II. Education", "other: III. Standing orders"]);
  });

  test("over two lines", () => {
    const style = { size: 12, bold: true, gap: 1 };
    expect(
      sectionsOf(
        name("Robin Ashdown"),
        ["Professional", style],
        ["Experience", { ...style, gap: 0.1 }],
        "Clerk, Town of Ely\t2010 – 2020",
        heading("Education"),
        "Ely High School, 2009",
      ),
    ).toEqual(["experience: Professional Experience", "education: Education"]);
  });

  test("before a colon, where the resume sets its headings so", () => {
    const lead = { bold: true, gap: 0.9 };
    expect(
      sectionsOf(
        "Robin Ashdown",
        ["Objective: a clerk's post in a town hall", lead],
        ["Skills: filing, typing, minutes", lead],
        ["Languages: English, Welsh", lead],
      ),
    ).toEqual(["summary: Objective", "skills: Skills", "languages: Languages"]);
  });

  test("of a kind we do not know are kept as other", () => {
    expect(
      sectionsOf(
        name("Robin Ashdown"),
        heading("Experience"),
        "Clerk, Town of Ely\t2010 – 2020",
        heading("Things I Have Mended"),
        "Two clocks",
        heading("Education"),
        "Ely High School, 2009",
      ),
    ).toEqual(["experience: Experience", "other: Things I Have Mended", "education: Education"]);
  });

  test("whose name means two things are told by what stands in them", () => {
    expect(
      sectionsOf(
        name("Robin Ashdown"),
        heading("Career Summary"),
        strong("Clerk, Town of Ely\t2010 – 2020"),
        bullet("Kept the minutes of eleven committees"),
        heading("Education"),
        "Ely High School, 2009",
      ),
    ).toEqual(["experience: Career Summary", "education: Education"]);
  });
});

describe("the same words elsewhere are no headings", () => {
  test("in a sentence, a list or inside a job", () => {
    expect(
      sectionsOf(
        name("Robin Ashdown"),
        heading("Experience"),
        strong("Teacher, Park School\t2015 – 2020"),
        ["Key achievements:", { italic: true }],
        bullet("Education of thirty children aged nine"),
        bullet("Languages"),
        "Responsibilities",
        "Taught skills for life and experience in the garden",
        heading("Skills"),
        "Languages: English, Welsh",
        "Interests: gardening",
      ),
    ).toEqual(["experience: Experience", "skills: Skills"]);
  });

  test("the name of a job set like a heading stays a job", () => {
    const bold = { bold: true, gap: 0.9 };
    const read = sectionsOf(
      name("Robin Ashdown"),
      ["Experience", bold],
      ["Electrician's Improver", { bold: true, gap: 0.6 }],
      "Bright Contracts, Ely",
      "2010 – 2012",
      ["Education", bold],
      "Ely College",
    );
    expect(read).toEqual(["experience: Experience", "education: Education"]);
  });
});

describe("columns", () => {
  test("a sidebar's sections end with the sidebar", () => {
    const side = (text: string): PageLine => [text, { column: 1 }];
    const main = (text: string): PageLine => [text, { column: 2, x: 220 }];
    const resume = readResume(
      aResumePage([
        ["Skills", { column: 1, size: 12, bold: true }],
        side("Filing"),
        side("Typing"),
        ["Robin Ashdown", { column: 2, x: 220, size: 20, bold: true }],
        main("Clerk with ten years in town halls and archives."),
        ["Experience", { column: 2, x: 220, size: 12, bold: true, gap: 1 }],
        main("Clerk, Town of Ely, 2010 – 2020"),
      ]),
    );
    expect(resume.skills.map(({ quote }) => quote)).toEqual(["Filing", "Typing"]);
    expect(resume.contact.name?.value).toBe("Robin Ashdown");
  });

  test("jobs and studies that begin without a heading open their sections all the same", () => {
    const { sections, jobs, education, skills } = readResume(
      aResumePage([
        name("Priya Raman"),
        "priya@mail.example",
        ["Skills: QuickBooks Online, Xero, Excel", { gap: 1 }],
        ["Full-charge Bookkeeper", { gap: 1 }],
        "Maple Row Interiors Inc., Mississauga — Jan 2020 to present",
        bullet("Keep the books of three companies"),
        ["Accounts Payable Clerk", { gap: 1 }],
        "Credit Valley Produce, Brampton — 2016 to 2019",
        bullet("Matched and paid 600 invoices a month"),
        ["B.Com, Osmania University, Hyderabad, 2013", { gap: 1 }],
        ["Languages: English, Tamil", { gap: 1 }],
      ]),
    );
    expect(sections.map(({ kind, heading: printed }) => `${kind}: ${printed}`)).toEqual([
      "skills: Skills",
      "experience: ",
      "education: ",
      "languages: Languages",
    ]);
    expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ["Full-charge Bookkeeper", "Maple Row Interiors Inc."],
      ["Accounts Payable Clerk", "Credit Valley Produce"],
    ]);
    expect(education).toMatchObject([{ school: "Osmania University", degree: "B.Com" }]);
    expect(skills.map(({ quote }) => quote)).toEqual(["QuickBooks Online", "Xero", "Excel"]);
  });

  test("a heading of words nobody knows heads the jobs below it where it is set like the others", () => {
    const { sections, jobs, education } = readResume(
      aResumePage([
        name("Priya Raman"),
        "priya@mail.example",
        heading("Education"),
        "B.Com, Osmania University, Hyderabad, 2013",
        heading("Wayfaring"),
        "Full-charge Bookkeeper\tJan 2020 – present",
        "Maple Row Interiors Inc., Mississauga",
        bullet("Keep the books of three companies"),
        heading("Skills"),
        "QuickBooks, Xero",
      ]),
    );
    expect(sections.map(({ kind, heading: printed }) => `${kind}: ${printed}`)).toEqual([
      "education: Education",
      "experience: Wayfaring",
      "skills: Skills",
    ]);
    expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ["Full-charge Bookkeeper", "Maple Row Interiors Inc."],
    ]);
    expect(education).toHaveLength(1);
  });

  test("jobs that stand under the heading of something else, without one of their own, are jobs", () => {
    const { jobs, education } = readResume(
      aResumePage([
        name("Priya Raman"),
        "priya@mail.example",
        heading("Education"),
        "B.Com, Osmania University, Hyderabad, 2013",
        ["Full-charge Bookkeeper\tJan 2020 – present", { gap: 1 }],
        "Maple Row Interiors Inc., Mississauga",
        bullet("Keep the books of three companies"),
        ["Accounts Payable Clerk\t2016 – 2019", { gap: 1 }],
        "Credit Valley Produce Ltd, Brampton",
        bullet("Matched and paid 600 invoices a month"),
        heading("Skills"),
        "QuickBooks, Xero",
      ]),
    );
    expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ["Full-charge Bookkeeper", "Maple Row Interiors Inc."],
      ["Accounts Payable Clerk", "Credit Valley Produce Ltd"],
    ]);
    expect(education).toHaveLength(1);
  });

  test("titles set like headings are none, where one stands right below a heading", () => {
    const large = (text: string): PageLine => [text, { size: 14, gap: 1.6 }];
    const { sections, jobs } = readResume(
      aResumePage([
        name("Emeka Okoro"),
        "emeka@mail.example",
        large("Skills"),
        "SAP FICO, Sage",
        large("Experience"),
        large("Warehouse Clerk"),
        "Hobbs Timber Ltd",
        "03/2012 – Present",
        "Counted the stock every week and ordered what was missing",
        large("Forklift Driver"),
        "Benton Stone Ltd",
        "01/2008 – 02/2012",
        "Loaded and unloaded forty lorries a day",
        large("Education"),
        "Diploma in Logistics, Elm City College, 2009",
      ]),
    );
    expect(sections.map(({ heading: printed }) => printed)).toEqual(["Skills", "Experience", "Education"]);
    expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ["Warehouse Clerk", "Hobbs Timber Ltd"],
      ["Forklift Driver", "Benton Stone Ltd"],
    ]);
  });

  test("a letter that speaks of years opens none", () => {
    expect(
      sectionsOf(
        name("Priya Raman"),
        "priya@mail.example",
        ["Dear Ms. Larkspur,", { gap: 1 }],
        "I write about the post of bookkeeper, which I held at Maple Row from 2016 to 2019.",
        "Since 2020 I have worked as a clerk in Brampton, and would like to come back.",
        ["Yours sincerely,", { gap: 1 }],
        "Priya Raman",
      ),
    ).toEqual([]);
  });

  test("labels in capitals head their lines where every heading is in capitals", () => {
    const { sections, skills, certificates } = readResume(
      aResumePage([
        name("Emeka Okoro"),
        "emeka@mail.example",
        heading("WORK EXPERIENCE"),
        "Senior Accountant, Zenobia Foods Plc, March 2021 till date",
        bullet("Prepare monthly accounts"),
        heading("PROFESSIONAL QUALIFICATION"),
        "BLS and ACLS, Philippine Heart Association, 2024",
        ["SKILLS: SAP FICO, Sage, tax computation", { gap: 1.1 }],
        ["REFEREES: On request.", { gap: 1.1 }],
      ]),
    );
    expect(sections.map(({ heading: printed }) => printed)).toEqual([
      "WORK EXPERIENCE",
      "PROFESSIONAL QUALIFICATION",
      "SKILLS",
      "REFEREES",
    ]);
    expect(skills.map(({ quote }) => quote)).toEqual(["SAP FICO", "Sage", "tax computation"]);
    expect(certificates.map(({ quote }) => quote)).toEqual([
      "BLS and ACLS, Philippine Heart Association, 2024",
    ]);
  });
});

test("a list set in two columns goes on in the second, which has no heading, and what spans both goes on with it", () => {
  const right = (text: string): PageLine => [text, { column: 2, x: 320, bullet: true }];
  const left = (text: string): PageLine => [text, { column: 1, bullet: true }];
  const { skills, sections } = readResume(
    aResumePage([
      name("Robin Ashdown"),
      "Leeds | 0113 496 0000 | robin@mail.example",
      ["Experience", { size: 13, bold: true, gap: 1 }],
      "Clerk, County Office\tJan 2019 – Present",
      ["Skills", { size: 13, bold: true, gap: 1, column: 1 }],
      left("Filing"),
      left("Payroll"),
      right("Stock control"),
      right("Vendor contracts"),
      ["Customs papers, Freight", { column: 0 }],
    ]),
  );
  expect(skills.map(({ quote }) => quote)).toEqual([
    "Filing",
    "Payroll",
    "Stock control",
    "Vendor contracts",
    "Customs papers",
    "Freight",
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "skills"]);
});
