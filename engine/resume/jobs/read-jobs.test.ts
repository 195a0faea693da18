import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
  strong,
} from "../../../testing/a-resume-page.ts";

function jobsOf(...lines: PageLine[]) {
  return readByRules(
    aResumePage([name("Robin Ashdown"), "robin@example.com", heading("Work Experience"), ...lines]),
  ).jobs;
}

/** 'title @ employer (from..to)' with 'now' for what goes on. */
function show(...lines: PageLine[]): string[] {
  return jobsOf(...lines).map(({ title, employer, from, to, current }) => {
    const end = current ? "now" : (to?.text ?? "?");
    return `${title} @ ${employer} (${from?.text ?? "?"}..${end})`;
  });
}

const did: PageLine[] = [
  bullet("Kept the workshop tidy and the books in order"),
  bullet("Trained four new colleagues on the line"),
];

describe("a job's title, employer and dates are read in every usual layout", () => {
  const expected = [
    "Shift Supervisor @ Harbour Cold Storage Ltd (Mar 2019..now)",
    "Forklift Driver @ Benton & Sons (Jan 2015..Feb 2019)",
  ];
  const layouts: Record<string, PageLine[]> = {
    "title and dates above employer and place": [
      strong("Shift Supervisor\tMar 2019 – Present"),
      "Harbour Cold Storage Ltd, Grimsby",
      ...did,
      strong("Forklift Driver\tJan 2015 – Feb 2019"),
      "Benton & Sons, Hull",
      ...did,
    ],
    "employer and place above title and dates": [
      strong("Harbour Cold Storage Ltd\tGrimsby, UK"),
      "Shift Supervisor\tMar 2019 – Present",
      ...did,
      strong("Benton & Sons\tHull, UK"),
      "Forklift Driver\tJan 2015 – Feb 2019",
      ...did,
    ],
    "one row with bars": [
      strong("Shift Supervisor | Harbour Cold Storage Ltd | Mar 2019 – Present"),
      ...did,
      strong("Forklift Driver | Benton & Sons | Jan 2015 – Feb 2019"),
      ...did,
    ],
    "employer first with bars": [
      strong("Harbour Cold Storage Ltd | Grimsby | Shift Supervisor | Mar 2019 – Present"),
      ...did,
      strong("Benton & Sons | Hull | Forklift Driver | Jan 2015 – Feb 2019"),
      ...did,
    ],
    "title at employer": [
      strong("Shift Supervisor at Harbour Cold Storage Ltd (Mar 2019 – Present)"),
      ...did,
      strong("Forklift Driver at Benton & Sons (Jan 2015 – Feb 2019)"),
      ...did,
    ],
    "employer — title": [
      strong("Harbour Cold Storage Ltd — Shift Supervisor\tMar 2019 – Present"),
      ...did,
      strong("Benton & Sons — Forklift Driver\tJan 2015 – Feb 2019"),
      ...did,
    ],
    "dates in the left margin": [
      ["Mar 2019 – Present\tShift Supervisor", { gap: 0.7 }],
      "Harbour Cold Storage Ltd, Grimsby",
      ...did,
      ["Jan 2015 – Feb 2019\tForklift Driver", { gap: 0.7 }],
      "Benton & Sons, Hull",
      ...did,
    ],
    "dates broken in the left margin": [
      ["Mar 2019 –\tShift Supervisor", { gap: 0.7 }],
      "Present\tHarbour Cold Storage Ltd, Grimsby",
      ...did,
      ["Jan 2015 –\tForklift Driver", { gap: 0.7 }],
      "Feb 2019\tBenton & Sons, Hull",
      ...did,
    ],
    "dates on a line of their own, first": [
      ["Mar 2019 – Present", { gap: 0.7 }],
      "Shift Supervisor, Harbour Cold Storage Ltd",
      ...did,
      ["Jan 2015 – Feb 2019", { gap: 0.7 }],
      "Forklift Driver, Benton & Sons",
      ...did,
    ],
    "three lines, dates last": [
      strong("Shift Supervisor"),
      "Harbour Cold Storage Ltd - Grimsby",
      "Mar 2019 – Present",
      ...did,
      strong("Forklift Driver"),
      "Benton & Sons - Hull",
      "Jan 2015 – Feb 2019",
      ...did,
    ],
    "rows of a table": [
      "Period\tPosition\tEmployer",
      "Mar 2019 – Present\tShift Supervisor\tHarbour Cold Storage Ltd",
      "Jan 2015 – Feb 2019\tForklift Driver\tBenton & Sons",
    ],
    labels: [
      ["Employer: Harbour Cold Storage Ltd", { gap: 0.7 }],
      "Position: Shift Supervisor",
      "Duration: Mar 2019 – Present",
      ...did,
      ["Employer: Benton & Sons", { gap: 0.7 }],
      "Position: Forklift Driver",
      "Duration: Jan 2015 – Feb 2019",
      ...did,
    ],
    sentences: [
      bullet("Working as Shift Supervisor in Harbour Cold Storage Ltd from Mar 2019 to Present."),
      bullet("Worked as a Forklift Driver with Benton & Sons from Jan 2015 to Feb 2019."),
    ],
    "duties without bullets": [
      strong("Shift Supervisor, Harbour Cold Storage Ltd\tMar 2019 – Present"),
      "Kept the workshop tidy and the books in order",
      strong("Forklift Driver, Benton & Sons\tJan 2015 – Feb 2019"),
      "Trained four new colleagues on the line",
    ],
    "times and places below, as in an export of a profile": [
      strong("Harbour Cold Storage Ltd"),
      "Shift Supervisor",
      "Mar 2019 - Present (5 years 2 months)",
      "Grimsby, England, United Kingdom",
      strong("Benton & Sons"),
      "Forklift Driver",
      "Jan 2015 - Feb 2019 (4 years 2 months)",
      "Hull, England, United Kingdom",
    ],
    "a job board's own form": [
      strong("Shift Supervisor"),
      "Harbour Cold Storage Ltd - Grimsby, UK -",
      "Mar 2019 to Present",
      ...did,
      strong("Forklift Driver"),
      "Benton & Sons - Hull, UK -",
      "Jan 2015 to Feb 2019",
      ...did,
    ],
  };

  test.each(Object.entries(layouts))("%s", (_, lines) => {
    expect(show(...lines)).toEqual(expected);
  });
});

describe("several roles under one employer", () => {
  test("share its name, whether or not the whole time is printed beside it", () => {
    const roles: PageLine[] = [
      "Senior Nurse\tJune 2019 – Present",
      ...did,
      "Staff Nurse\tMay 2015 – May 2019",
      ...did,
    ];
    const expected = [
      "Senior Nurse @ Mercy Hospital (June 2019..now)",
      "Staff Nurse @ Mercy Hospital (May 2015..May 2019)",
    ];
    expect(show(strong("Mercy Hospital\tDenver, CO"), ...roles)).toEqual(expected);
    expect(show(strong("Mercy Hospital\tMay 2015 – Present"), ...roles)).toEqual(expected);
  });
});

describe("titles and employers of all trades are told apart", () => {
  test.each([
    [
      "Electrician | Bright Spark Electrical Contractors | 2015 – 2020",
      "Electrician",
      "Bright Spark Electrical Contractors",
    ],
    [
      "Registered Nurse, Oncology, St. Anne's Hospital, Boston, MA\t2015 – 2020",
      "Registered Nurse, Oncology",
      "St. Anne's Hospital",
    ],
    ["Amazon, Warehouse Associate\t2015 – 2020", "Warehouse Associate", "Amazon"],
    ["Vice President, Sales\tAcme Inc.\t2015 – 2020", "Vice President, Sales", "Acme Inc."],
    ["Barista - Starbucks - 2015 – 2020", "Barista", "Starbucks"],
    ["Sous Chef – The Gilded Lamb, Bath\t2015 – 2020", "Sous Chef", "The Gilded Lamb"],
    ["University of Leeds, Research Fellow (2015–2020)", "Research Fellow", "University of Leeds"],
    ["Lehrerin, Grundschule am Park, Bonn\t2015 – 2020", "Lehrerin", "Grundschule am Park"],
    [
      "Softwareentwickler bei Nordlicht Systeme GmbH\t2015 – 2020",
      "Softwareentwickler",
      "Nordlicht Systeme GmbH",
    ],
    ["Vendeuse, Boulangerie Morel, Nantes\t2015 – 2020", "Vendeuse", "Boulangerie Morel"],
    ["Camarero | Bar La Esquina | Sevilla\t2015 – 2020", "Camarero", "Bar La Esquina"],
    ["Head of Operations, Kestrel Logistics\t2015 – 2020", "Head of Operations", "Kestrel Logistics"],
    ["U.S. Army, Sergeant\t2015 – 2020", "Sergeant", "U.S. Army"],
    ["Freelance Photographer, Self-employed\t2015 – 2020", "Freelance Photographer", "Self-employed"],
    [
      "Teacher of English, Park Lane Primary School, York\t2015 – 2020",
      "Teacher of English",
      "Park Lane Primary School",
    ],
    ["Caregiver | Private household | Manila\t2015 – 2020", "Caregiver", "Private household"],
    ["ACME CORP, Dallas TX - Project Manager\t2015 – 2020", "Project Manager", "ACME CORP"],
    ["Bank of Ireland - Cashier\t2015 – 2020", "Cashier", "Bank of Ireland"],
    [
      "Nurse Practitioner, Walgreens Healthcare Clinic\t2015 – 2020",
      "Nurse Practitioner",
      "Walgreens Healthcare Clinic",
    ],
    ["Assistant Store Manager, Target, Fargo, ND\t2015 – 2020", "Assistant Store Manager", "Target"],
  ])("%s", (line, title, employer) => {
    const [job] = jobsOf(strong(line), ...did);
    expect([job?.title, job?.employer]).toEqual([title, employer]);
  });
});

describe("what was done", () => {
  test("is quoted exactly, with wrapped lines joined", () => {
    const page = aResumePage([
      name("Robin Ashdown"),
      heading("Experience"),
      strong("Welder, Anchor Fabrication LLC\t2015 – 2020"),
      [
        "Welded carbon and stainless steel pipe on refinery shutdowns, with a repair rate that stayed well under",
        { bullet: true },
      ],
      ["two per cent for six years", { x: 62 }],
      bullet("Read isometrics"),
    ]);
    const resume = readByRules(page);
    const [first, second] = resume.jobs[0]!.bullets;
    expect(resume.jobs[0]!.bullets).toHaveLength(2);
    expect(first!.quote.replace("\n", " ")).toBe(
      "Welded carbon and stainless steel pipe on refinery shutdowns, with a repair rate that stayed well under two per cent for six years",
    );
    for (const one of [first!, second!]) expect(resume.text.slice(one.start, one.end)).toBe(one.quote);
  });

  test("holds no jobs of its own, though it tells years", () => {
    const jobs = show(
      strong("Welder, Anchor Fabrication LLC\t2015 – 2020"),
      bullet("Voted best welder of the yard, 2018"),
      bullet("Raised output by 12% from 2016 to 2018 with a new jig"),
    );
    expect(jobs).toEqual(["Welder @ Anchor Fabrication LLC (2015..2020)"]);
  });
});
