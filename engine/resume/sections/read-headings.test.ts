import { describe, expect, test } from "vitest";
import { aResumePage, heading, type PageLine, readByRules } from "../../../testing/a-resume-page.ts";
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

  test("of memberships heads no jobs, though posts with their years stand below it", () => {
    const read = readResume(
      aResumePage([
        ...top,
        ...school,
        heading("Professional Memberships"),
        "Member, Society of Archivists\t2017 – Present",
        "Secretary, Nordic Seals Society\t2019 – 2021",
      ]),
    );
    expect(read.sections.at(-1)?.kind).toBe("other");
    expect(read.jobs).toEqual([]);
  });

  test("is not what stands far smaller below one of its kind, where employers stand", () => {
    const read = readResume(
      aResumePage([
        ...top,
        ...school,
        ["Experience", { size: 16, gap: 1.5 }],
        ["Norsk Arkiv AS", { size: 12, gap: 1 }],
        "Archivist",
        "Jan 2019 – Present",
        ["Freelance", { size: 12, gap: 1.5 }],
        "Translator",
        "Jan 2015 – Dec 2018",
      ]),
    );
    expect(read.jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ["Archivist", "Norsk Arkiv AS"],
      ["Translator", "Freelance"],
    ]);
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

test("a plain word in the type of headings that are in capitals is one of them, in the type of the text it is not", () => {
  const inCapitals = (last: PageLine) => [
    heading("EXPERIENCE"),
    "Archivist, Telemark Museum\tJan 2019 – Present",
    heading("EDUCATION"),
    "BA History, University of Agder\t2015 – 2018",
    heading("REFERENCES"),
    "Available on request from two archivists.",
    last,
    "English (native), Igbo (native)",
  ];
  expect(sectionsOf(...inCapitals(heading("Languages"))).at(-1)).toEqual(["languages", "Languages"]);
  expect(sectionsOf(...inCapitals("Languages")).at(-1)).toEqual(["references", "REFERENCES"]);
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

test.each([
  ["Trajetória e Trabalho Voluntário", "volunteering"],
  ["Mesleki Deneyimlerim", "experience"],
  ["Kluczowe Kompetencje", "skills"],
  ["Keahlian Khusus", "skills"],
  ["Ulkomaiset Opinnot", "education"],
  ["Treinamentos e Cursos", "certificates"],
  ["Ξένες Γλώσσες", "languages"],
])("'%s' tells its kind by its stems", (text, kind) => {
  expect(guessHeadingKind(text)).toBe(kind);
});

test("groups of short items that no list knows belong to the skills beside them", () => {
  const read = sectionsOf(
    ...work,
    ...school,
    heading("Skills"),
    "Excel, Word",
    heading("Map Making"),
    "QGIS",
    "Compass",
  );
  expect(read.slice(2).map(([kind]) => kind)).toEqual(["skills", "skills"]);
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

describe("headings set in ways of their own", () => {
  test("one that wraps in the margin beside rows read across is whole", () => {
    const read = sectionsOf(
      [`Employment\tTelemark Museum, Skien`, { gap: 1 }],
      "Archivist, 2019 – Present",
      [`Education\tUniversity of Agder`, { gap: 1 }],
      "BA History, 2015 – 2018",
      [`Working\tThe seal registers of the lower fjord`, { gap: 1 }],
      [`Papers\tCharters of a small town, under review`, { gap: 0.2 }],
      [`Honors and\tFellow of the Northern Society`, { gap: 1 }],
      [`Awards\tMedal of the county`, { gap: 0.2 }],
    );
    expect(read.map(([, text]) => text)).toEqual([
      "Employment",
      "Education",
      "Working Papers",
      "Honors and Awards",
    ]);
  });

  test("those of a margin are whole, whatever their words, and what looks like one beside them is none", () => {
    const beside = (text: string, style = {}): PageLine => [text, { x: 150, ...style }];
    const page = aResumePage([
      ...top,
      [`Education\tUniversity of Agder`, { gap: 1 }],
      beside("BA History, 2015 – 2018"),
      beside("Thesis on the seals of the fjord"),
      beside("Read by two historians of the county"),
      [`Fields of\tSeals, charters`, { gap: 1 }],
      [`Inquiry\tand what they were sealed with`, { gap: 0.3 }],
      [`Relevant\tTelemark Museum`, { gap: 1 }],
      [`Experience\tArchivist, Jan 2019 – Present`, { gap: 0.3 }],
      beside("Teaching Experience", { bold: true, gap: 1 }),
      beside("Lecturer, Skien College, 2018 – 2019"),
      beside("Taught the reading of charters"),
      [`Languages\tDanish (native), Tamil`, { gap: 1 }],
    ]);
    expect(readResume(page).sections.map(({ heading: text }) => text)).toEqual([
      "Education",
      "Fields of Inquiry",
      "Relevant Experience",
      "Languages",
    ]);
    expect(readByRules(page).jobs.map(({ title }) => title)).toContain("Lecturer");
  });

  test("one unlike the others counts where the resume has none of its kind", () => {
    const odd: PageLine = ["Technical Skills", { size: 11, bold: true, gap: 1.5 }];
    const capitals = (text: string): PageLine => [text, { size: 14, bold: true, gap: 1 }];
    const rest = [capitals("EXPERIENCE"), work[1]!, capitals("EDUCATION"), school[1]!];
    expect(sectionsOf(...rest, odd, "Cataloguing").at(-1)).toEqual(["skills", "Technical Skills"]);
    expect(sectionsOf(...rest, capitals("SKILLS"), "Paper", odd, "Cataloguing").at(-1)).toEqual([
      "skills",
      "SKILLS",
    ]);
  });

  test("one that tells how long all of it took is one still; duties below a job are none", () => {
    const read = sectionsOf(
      heading("Experience:- 6 Years"),
      "Archivist, Telemark Museum\tJan 2019 – Present",
      heading("Roles & Responsibilities"),
      "Kept the rolls in order.",
      ...school,
    );
    expect(read.map(([kind]) => kind)).toEqual(["experience", "education"]);
  });

  test("one of unknown words over the dated titles of several jobs heads each of them", () => {
    const centred = (text: string): PageLine => [text, { bold: true, gap: 1.2, x: 250 }];
    const job = (text: string): PageLine[] => [
      centred("Occupational Scan"),
      [text, { bold: true }],
      "Kept the rolls in order.",
    ];
    const read = sectionsOf(
      centred("Summary"),
      "Keeps the archives of small towns in order.",
      centred("Education"),
      "BA History, University of Agder\t2015 – 2018",
      ...job("Telemark Museum, Archivist: Jan 2022 – Present"),
      ...job("Skien Station, Porter: Jan 2020 – Dec 2021"),
      ...job("Porsgrunn Post, Driver: Jan 2019 – Dec 2019"),
    );
    expect(read.slice(2)).toEqual(Array(3).fill(["experience", "Occupational Scan"]));
  });

  test("teaching is experience, though courses of single terms are no jobs", () => {
    const { sections, jobs } = readResume(
      aResumePage([
        ...top,
        ...work,
        ...school,
        heading("Teaching"),
        "History of Seals\tFall 2019",
        "Charters\tFall 2020",
      ]),
    );
    expect(sections.at(-1)?.kind).toBe("experience");
    expect(jobs).toHaveLength(1);
  });

  test("in two scripts it is as sure as in one", () => {
    expect(matchHeading("工作经历 Experience")).toEqual({ kind: "experience", exact: true });
  });
});

describe("what stands under a heading", () => {
  test("full width below a sidebar goes on with the wide column of the page before", () => {
    const { jobs } = readByRules(
      aResumePage([
        ...top,
        [`Skills`, { bold: true, size: 13, gap: 1.2, column: 1, x: 50 }],
        [`Cataloguing`, { column: 1, x: 50 }],
        [`Experience`, { bold: true, size: 13, gap: 1.2, column: 2, x: 220 }],
        [`Archivist, Telemark Museum\tJan 2019 – Present`, { column: 2, x: 220 }],
        [`Porter, Skien Station\t2015 – 2018`, { page: 2, x: 100 }],
      ]),
    );
    expect(jobs.map(({ employer }) => employer)).toEqual(["Telemark Museum", "Skien Station"]);
  });
});
