import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

type Job = [title: string | null, employer: string | null];

const B = (text: string, gap = 0.7): PageLine => [text, { bold: true, gap }];
const G = (text: string): PageLine => [text, { gap: 0.7 }];
const I = (text: string): PageLine => [text, { italic: true }];
const top: PageLine[] = [name("Jordan Whitfield"), "Tulsa, OK | 918-555-0143 | jordan@mail.example"];
const tail: PageLine[] = [heading("EDUCATION"), "B.A. in History, University of Tulsa, 2014"];

/** What a job's lines look like, and the title and employer they name. */
const shapes: [string, PageLine[], Job[]][] = [
  [
    "what an employer says of itself is neither its name nor a duty",
    [
      "HALEWOOD DIAGNOSTICS, Tulsa, OK, 2019–Present",
      I("Private-equity-backed network of 44 imaging centers; revenue $120M"),
      B("Chief Financial Officer", 0.3),
      bullet("Closed nine acquisitions"),
    ],
    [["Chief Financial Officer", "HALEWOOD DIAGNOSTICS"]],
  ],
  [
    "the field of a title stays with it",
    ["PALMETTO TIMBER, Spartanburg, SC, 2013–2019", B("Vice President, Finance", 0.3), bullet("Forecast")],
    [["Vice President, Finance", "PALMETTO TIMBER"]],
  ],
  [
    "an unknown name that several entries print is who employs, not the courses before it",
    [
      G("Teaching Assistant, Topics in Data Mining, LURS\tFall 2019 – Spring 2020"),
      G("Teaching Assistant, Principles of Machine Vision, LURS\tFall 2018 – Spring 2019"),
      G("Teaching Assistant, Introduction to Statistics, LURS\tFall 2017 – Spring 2018"),
    ],
    [
      ["Teaching Assistant", "LURS"],
      ["Teaching Assistant", "LURS"],
      ["Teaching Assistant", "LURS"],
    ],
  ],
  [
    "what stands in place of an employer is kept as printed, and is no title beside one",
    [
      B("FREELANCER\tRemote"),
      B("Web Developer\t2019 – Present", 0.2),
      bullet("Built shops"),
      B("CASTLEFORD LTD.\tLeeds"),
      B("Web Developer\t2015 – 2019", 0.2),
      bullet("Built sites"),
    ],
    [
      ["Web Developer", "FREELANCER"],
      ["Web Developer", "CASTLEFORD LTD"],
    ],
  ],
  [
    "a department between a post and its university belongs to neither",
    [G("2021 – Present"), "Research Fellow, Department of Marine Ecology, University of Northern Ohio"],
    [["Research Fellow", "University of Northern Ohio"]],
  ],
  [
    "a unit behind a title without a sign between is no part of the title",
    [
      B("Researcher Department of Systematics, Northern Ohio University\tFeb 2020 – Present"),
      bullet("Sequenced mosses"),
    ],
    [["Researcher", "Department of Systematics, Northern Ohio University"]],
  ],
  [
    "a word that leads to a date names nothing, and 'für' leads to a firm",
    [
      B("Beraterin im Pflege-Bereich für Verein Helle Wege e.V. 03/2012 – 09/2017"),
      bullet("Supervision"),
      B("Beraterin für Familien"),
      B("Im Zeitraum 1996 – 2004", 0.2),
      bullet("Kurse"),
    ],
    [
      ["Beraterin im Pflege-Bereich", "Verein Helle Wege e.V."],
      ["Beraterin für Familien", null],
    ],
  ],
  [
    "an address on the web beside an employer is no part of it, and a placement is a title where no other is",
    [
      B("Product Designer, Niacote, niacote.example\tmai 2023 – sept. 2023"),
      bullet("Maquettes"),
      B("Stage, Laboratoire de Biologie\tjanv. 2020 – juin 2020"),
      bullet("Analyses"),
    ],
    [
      ["Product Designer", "Niacote"],
      ["Stage", "Laboratoire de Biologie"],
    ],
  ],
  [
    "the second half of a legal form in capitals stays with the name",
    ["NIACOTE TRADING PVT. LTD.", "Storekeeper", "May 2019 - March 2021", bullet("Kept the books")],
    [["Storekeeper", "NIACOTE TRADING PVT. LTD."]],
  ],
  [
    "how somebody rose is no part of a title",
    [
      "COPELAND LLP, Raleigh, NC, 2005–2013",
      "Audit Manager (promoted from Staff Accountant)",
      bullet("Audits"),
    ],
    [["Audit Manager", "COPELAND LLP"]],
  ],
  [
    "a short sentence below the dates names nobody",
    [
      B("UX Designer, Studio Kanaal"),
      "2015 — 2020, Amsterdam",
      "Museums, banks and a zoo.",
      B("Interaction Designer, Blauwdruk"),
      "2012 — 2015, Eindhoven",
      "Kiosks and prototypes.",
    ],
    [
      ["UX Designer", "Studio Kanaal"],
      ["Interaction Designer", "Blauwdruk"],
    ],
  ],
  [
    "numbers before the jobs are no part of them",
    [
      B("1. Staff Nurse, Erlanger Ridge"),
      "Aug 2014 – May 2018",
      bullet("Gave medicines"),
      B("2. Nursing Assistant, Cedar Grove"),
      "Jan 2012 – Jul 2014",
      bullet("Walked residents"),
    ],
    [
      ["Staff Nurse", "Erlanger Ridge"],
      ["Nursing Assistant", "Cedar Grove"],
    ],
  ],
  [
    "a shop that is called like a month in another language keeps its name",
    [
      B("Cashier"),
      "Piggly Mart\t2010 – 2013",
      bullet("Counted the till"),
      B("Dishwasher"),
      "Blue Door\t2008 – 2010",
    ],
    [
      ["Cashier", "Piggly Mart"],
      ["Dishwasher", "Blue Door"],
    ],
  ],
  [
    "what the dash of a title brings stays with it, and 'Head' is a title where it could be a verb",
    [
      "Mar 2016 – Present: Head of Marketing at Clyde Lights",
      bullet("Doubled the audience"),
      "Jul 2011 – Feb 2016: Project Manager – Highways, Jacobi Consult",
      bullet("Managed three interchanges"),
    ],
    [
      ["Head of Marketing", "Clyde Lights"],
      ["Project Manager – Highways", "Jacobi Consult"],
    ],
  ],
  [
    "a name full of small words is no sentence, and rented chairs are terms",
    [
      B("Salon Verde, Providence, RI"),
      I("Independent Stylist (booth rental), 2018 to now"),
      "Book of 210 regular guests. Balayage, curly cuts, bridal.",
      B("The Parlour on Thayer, Providence, RI"),
      I("Certified Nail Technician (CNT), 2012 to 2018"),
      "Taught monthly color classes to eight juniors.",
    ],
    [
      ["Independent Stylist", "Salon Verde"],
      ["Certified Nail Technician (CNT)", "The Parlour on Thayer"],
    ],
  ],
  [
    "an agency named in a bracket is not the employer, nor is a bracket a name",
    [
      B("Pen Rider\tOct 2017 – Mar 2020"),
      "Sweetgrass Feeders (via Quadrant Personnel), Big Timber, MT",
      bullet("Rode four thousand head a day"),
    ],
    [["Pen Rider", "Sweetgrass Feeders"]],
  ],
  [
    "to whom somebody reported is no title of theirs",
    [
      B("Sweetgrass Feeders\tBig Timber, MT"),
      "Pen Rider\tOct 2017 – Mar 2020",
      "Reporting to the area manager",
      bullet("Rode four thousand head a day"),
    ],
    [["Pen Rider", "Sweetgrass Feeders"]],
  ],
  [
    "a job told in a sentence behind its time",
    [
      "Apr 2015 – Oct 2019: worked as Beekeeper at Clover Hollow Apiary",
      bullet("Two hundred hives"),
      "2011 – 2015: worked as Second Officer at Baltic Heron Shipping",
    ],
    [
      ["Beekeeper", "Clover Hollow Apiary"],
      ["Second Officer", "Baltic Heron Shipping"],
    ],
  ],
  [
    "how many work there is no title",
    [
      "02.2019 – heute\tSchichtleiter Lager",
      "Hellweg Antriebe GmbH & Co. KG, Unna",
      "14 Mitarbeiter, 22 Stapler; Suchzeiten um ein Drittel gesenkt",
    ],
    [["Schichtleiter Lager", "Hellweg Antriebe GmbH & Co. KG"]],
  ],
  [
    "labels name the client and part it from its agency and town",
    [
      ["2019/09 - 2022/02", { gap: 0.7 }],
      "Client: Port of Leith (via Hill Consulting), Leith",
      "Role: Test Engineer",
      bullet("Customs messages, two million a month"),
    ],
    [["Test Engineer", "Port of Leith"]],
  ],
  [
    "the ward, the band and the field beside a title are not the employer below them, with its town",
    [
      ["Occupational Therapist – Inpatient Rehab", { gap: 0.7 }],
      "St Hilda's Hospital, Leeds",
      "March 2019 – Present",
      bullet("Assessed 12 patients a week after stroke"),
      ["Biomedical Scientist", { gap: 0.7 }],
      "Band 5, Blood Sciences",
      "Northgate Infirmary, Leeds",
      "2016 – 2019",
      bullet("Ran 120 samples a day on the analyser"),
    ],
    [
      ["Occupational Therapist – Inpatient Rehab", "St Hilda's Hospital"],
      ["Biomedical Scientist", "Northgate Infirmary"],
    ],
  ],
  [
    "a trade whose workplace is a word of employers, and a short form, are titles above unknown names",
    [
      B("Swiftline"),
      "Warehouse Operative",
      "Mar 2020 – Present",
      bullet("Picked 90 orders an hour"),
      B("Dunmore"),
      "Pharmacy Tech II",
      "2016 – 2020",
      bullet("Filled 200 scripts a day"),
    ],
    [
      ["Warehouse Operative", "Swiftline"],
      ["Pharmacy Tech II", "Dunmore"],
    ],
  ],
  [
    "titles that no list holds are told by how a doer is called",
    [
      B("Marlowe House"),
      "Slate Splitter",
      "Mar 2020 – Present",
      bullet("Cut 60 pairs a day"),
      B("Kestrel & Daughters"),
      "Silk Thrower",
      "2016 – 2020",
      bullet("Wound silk for eight looms"),
    ],
    [
      ["Slate Splitter", "Marlowe House"],
      ["Silk Thrower", "Kestrel & Daughters"],
    ],
  ],
  [
    "'for' and 'with' lead to the employer where no other is named, and else belong to the title",
    [
      G("Ward Sister for Brightwater Trust, Mar 2020 – Present"),
      bullet("Led a ward of 24 beds"),
      G("Line Cook with Osteria Nonna (2016 – 2020)"),
      bullet("Ran the grill"),
      G("Head Coach for Women's Soccer, Auburn High School, 2012 – 2016"),
      bullet("Coached 22 players"),
    ],
    [
      ["Ward Sister", "Brightwater Trust"],
      ["Line Cook", "Osteria Nonna"],
      ["Head Coach for Women's Soccer", "Auburn High School"],
    ],
  ],
  [
    "a break with one year is an entry of its own, and takes nothing of the next",
    [
      B("Marketing Specialist · Lumen Credit Union\t06/2019 – 02/2022"),
      bullet("Set up dashboards"),
      B("Maternity leave\t2021"),
      B("Marketing Intern · ROM Shop\tSummer 2018"),
    ],
    [
      ["Marketing Specialist", "Lumen Credit Union"],
      ["Maternity leave", null],
      ["Marketing Intern", "ROM Shop"],
    ],
  ],
  [
    "two years of success in a list are no job",
    [
      B("Senior Stylist, Curl Up & Dye, Tempe, 2017 – 2020"),
      bullet("Top retail seller 2018 and 2019"),
      bullet("Mentored three assistants"),
    ],
    [["Senior Stylist", "Curl Up & Dye"]],
  ],
  [
    "a county is where somebody worked for himself, not for whom",
    [G("Relief Milker (self-employed), Montgomeryshire (2016 to 2019)"), bullet("Covered eleven farms")],
    [["Relief Milker", null]],
  ],
];

describe("jobs are told from what stands beside them", () => {
  test.each(shapes)("%s", (_, rows, jobs) => {
    const resume = readByRules(aResumePage([...top, heading("EXPERIENCE"), ...rows, ...tail]));
    expect(resume.jobs.map(({ title, employer }) => [title, employer])).toEqual(jobs);
  });
});

test("the numbers of a counted list are no part of what was done", () => {
  const [job] = readByRules(
    aResumePage([
      ...top,
      heading("EXPERIENCE"),
      B("Discharge Planner, St. Anne Medical Center"),
      "March 2019 - Present",
      "1. Connected patients to home care before discharge",
      "2. Coordinated transport for 20 patients a week",
      ...tail,
    ]),
  ).jobs;
  expect(job!.bullets.map(({ quote }) => quote)).toEqual([
    "Connected patients to home care before discharge",
    "Coordinated transport for 20 patients a week",
  ]);
});

test("what a typewriter broke belongs together: the second half of a period, and the last word of a bullet", () => {
  const [job] = readByRules(
    aResumePage([
      ...top,
      heading("EXPERIENCE"),
      "Class Teacher (3rd Class) — St Brendan's National School, Cork — Sept 2019 to",
      "date",
      bullet("Cut the time from 14 weeks to 11 by building a new tracker for everybody in"),
      "Excel",
      bullet("Taught 28 pupils"),
      ...tail,
    ]),
  ).jobs;
  expect(job).toMatchObject({ title: "Class Teacher (3rd Class)", current: true });
  expect(job!.bullets.map(({ quote }) => quote.replace(/\s+/g, " "))).toEqual([
    "Cut the time from 14 weeks to 11 by building a new tracker for everybody in Excel",
    "Taught 28 pupils",
  ]);
});
