import { expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine, strong } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

test("what was done under each skill of a resume by skills is told, and is no skill", () => {
  const { skills } = readResume(
    aResumePage([
      name("Bernadette Quill"),
      "Tulsa, OK | 918-555-0143 | b.quill@mail.example",
      heading("Skills"),
      bullet("Set up a filing system that survived two floods"),
      bullet("Payroll"),
      bullet("Excel, Word"),
      heading("Experience"),
      "Clerk, County Office\tJan 2019 – Present",
    ]),
  );
  expect(skills.map(({ quote }) => quote)).toEqual(["Payroll", "Excel", "Word"]);
});

function skillsOf(...lines: PageLine[]) {
  const top = [
    name("Bernadette Quill"),
    "Tulsa, OK | 918-555-0143 | b.quill@mail.example",
    heading("Skills"),
  ];
  const work = [heading("Experience"), "Clerk, County Office\tJan 2019 – Present"];
  return readResume(aResumePage([...top, ...lines, ...work])).skills.map(({ quote }) => quote);
}

test("brackets hold more items, a level, a short form or a note", () => {
  expect(skillsOf("JavaScript (React, Vue), Excel (advanced), Sage (3 years)")).toEqual([
    "JavaScript",
    "React",
    "Vue",
    "Excel",
    "Sage",
  ]);
  expect(skillsOf("Search Engine Optimization (SEO), Epic (inpatient)")).toEqual([
    "Search Engine Optimization (SEO)",
    "Epic (inpatient)",
  ]);
});

test("how well a skill is held is no part of it", () => {
  expect(skillsOf(bullet("Proficient in QuickBooks"), bullet("Basic knowledge of Access"))).toEqual([
    "QuickBooks",
    "Access",
  ]);
  expect(skillsOf(bullet("Good with the public"))).toEqual(["Good with the public"]);
});

test("a level behind a skill is dropped, in the words of a Europass too", () => {
  expect(skillsOf(bullet("Contaplus intermedio"), bullet("Excel - nivel avanzado"))).toEqual([
    "Contaplus",
    "Excel",
  ]);
  expect(skillsOf("Fatturazione Utente autonomo", "Archiviazione Utente base")).toEqual([
    "Fatturazione",
    "Archiviazione",
  ]);
});

test("what signs part is a list, though it ends with a full stop", () => {
  expect(skillsOf("Till / Stock count / Orders / Returns / Window dressing / Gift wrapping.")).toEqual([
    "Till",
    "Stock count",
    "Orders",
    "Returns",
    "Window dressing",
    "Gift wrapping",
  ]);
});

test("lines one below the other are items where the next word had room", () => {
  const read = skillsOf(
    "stock control and reordering of spare parts for",
    "hydraulic lifts",
    "forklift driving",
    "first aid",
    "fire safety",
  );
  expect(read).toEqual([
    "stock control and reordering of spare parts for\nhydraulic lifts",
    "forklift driving",
    "first aid",
    "fire safety",
  ]);
});

test("names of groups, dates and addresses of pages are no skills", () => {
  const read = skillsOf(
    strong("Bookkeeping Software"),
    "Sage, QuickBooks, etc.",
    strong("Front Office"),
    "Filing, 2019, www.quill.example",
  );
  expect(read).toEqual(["Sage", "QuickBooks", "Filing"]);
});

test("a bulleted sentence is one item, levels in other languages and numbers of a list are none", () => {
  expect(
    skillsOf(
      bullet("Strong sense of order, with the ability to work on several archives"),
      bullet("Buchhaltung"),
      bullet("Fortgeschritten"),
      "1. Filing",
      "2. Payroll",
    ),
  ).toEqual([
    "Strong sense of order, with the ability to work on several archives",
    "Buchhaltung",
    "Filing",
    "Payroll",
  ]);
});

test("a skill is the name before its colon, where a sentence tells about it", () => {
  expect(
    skillsOf(
      bullet("Time Management: Proven ability to manage deadlines and to finish what was begun."),
      bullet("Payroll: Sage, QuickBooks"),
    ),
  ).toEqual(["Time Management", "Sage", "QuickBooks"]);
});

test("a short form drawn from the letters of its name stays with it", () => {
  expect(skillsOf("Withholding Tax (WHT), Tax software (TurboTax)")).toEqual([
    "Withholding Tax (WHT)",
    "Tax software",
    "TurboTax",
  ]);
});

test("a name that goes on below its last 'and' is one", () => {
  expect(skillsOf("Accounts payable and", ["receivable", { gap: 0.2 }], "Filing")).toEqual([
    "Accounts payable and\nreceivable",
    "Filing",
  ]);
});

test("where no section holds any, rows elsewhere that say so do", () => {
  const { skills } = readResume(
    aResumePage([
      name("Bernadette Quill"),
      "Tulsa, OK | 918-555-0143 | b.quill@mail.example",
      heading("Experience"),
      "Clerk, County Office\tJan 2019 – Present",
      heading("Additional Information"),
      "Computer skills: Excel, Sage",
      "Nationality: Danish",
    ]),
  );
  expect(skills.map(({ quote }) => quote)).toEqual(["Excel", "Sage"]);
});

test("they end where a dated entry begins", () => {
  expect(
    skillsOf("Filing", "Payroll", "Porter, Skien Station\tJan 2015 – Dec 2018", "Carried trunks"),
  ).toEqual(["Filing", "Payroll"]);
});

test("a conjunction before the last of several items parts it from the one before", () => {
  expect(skillsOf("Hexane, Toluene and Acetone")).toEqual(["Hexane", "Toluene", "Acetone"]);
  expect(skillsOf("Werkzeuge: Sage, DATEV und Lexware")).toEqual(["Sage", "DATEV", "Lexware"]);
  expect(skillsOf("Payroll, Research & Development")).toEqual(["Payroll", "Research & Development"]);
  expect(skillsOf("Payroll, LaTeX & QGIS")).toEqual(["Payroll", "LaTeX", "QGIS"]);
  expect(skillsOf("Accounts payable and receivable")).toEqual(["Accounts payable and receivable"]);
});

test("a slash among other signs joins the words of one item", () => {
  expect(skillsOf("Filing, UI / UX design, Payroll")).toEqual(["Filing", "UI / UX design", "Payroll"]);
  expect(skillsOf("Suites : Sage / Lexware")).toEqual(["Sage", "Lexware"]);
});

test("a category may be set off by a dash", () => {
  expect(skillsOf("Solvents - Toluene, Acetone, Hexane")).toEqual(["Toluene", "Acetone", "Hexane"]);
});

test("words before a whole phrase belong to it, before a name they say how well it is known", () => {
  expect(
    skillsOf(bullet("Experience in giving speeches at county fairs"), bullet("Experience with Sage")),
  ).toEqual(["Experience in giving speeches at county fairs", "Sage"]);
});

test("a list goes on below where the next word had no room", () => {
  expect(
    skillsOf("Stock control, Order picking, Vendor", "management, Freight, Customs papers, Scales"),
  ).toEqual(["Stock control", "Order picking", "Vendor\nmanagement", "Freight", "Customs papers", "Scales"]);
  expect(
    skillsOf(bullet("Archive software (Lodestar"), ["Prints, Vellum)", { x: 62 }], bullet("Filing")),
  ).toEqual(["Archive software", "Lodestar\nPrints", "Vellum", "Filing"]);
});

test("what a group of tools is called is none of them", () => {
  expect(skillsOf("Frameworks", "Django", "Outils", "Sage", "Filing, Software, Payroll")).toEqual([
    "Django",
    "Sage",
    "Filing",
    "Software",
    "Payroll",
  ]);
  expect(skillsOf(strong("Office Software for Clerks\tBookkeeping and Payroll Tools"), "Word\tSage")).toEqual(
    ["Word", "Sage"],
  );
});

test("rows that say they are about something else hold no skills", () => {
  expect(skillsOf(bullet("Software: Sage, Excel"), bullet("Interests: Chess, Rowing"))).toEqual([
    "Sage",
    "Excel",
  ]);
});

test("items set around one middle are told by how long they are", () => {
  const centred = (text: string): PageLine => [text, { x: 160 - text.length * 2.5 }];
  expect(
    skillsOf(centred("filing"), centred("stock control"), centred("the payroll of three shops")),
  ).toEqual(["filing", "stock control", "the payroll of three shops"]);
});

test("a short sentence is an item, a long one is none", () => {
  expect(
    skillsOf(
      bullet("Payroll"),
      bullet("I have kept the books of three shops for many years and would gladly keep those of a fourth"),
    ),
  ).toEqual(["Payroll"]);
});
