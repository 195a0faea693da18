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
