import { expect, test } from "vitest";
import { printDocument } from "./print-document.ts";
import { writeText } from "./write-text.ts";

const NURSE = {
  basics: {
    name: "Amara Okafor",
    email: "amara@okafor.example",
    location: { city: "Hull" },
    url: "javascript:alert(1)",
  },
  work: [
    {
      id: "work-1",
      position: "Ward Nurse",
      name: "St. Brennan Hospital",
      startDate: "2021-03",
      highlights: ["Cared for 28 patients", " "],
    },
    {
      id: "work-2",
      position: "Nursing Assistant",
      name: "Maple Court",
      startDate: "2019",
      endDate: "2021-02-14",
    },
  ],
  education: [{ institution: "Hull University", studyType: "BSc", area: "Nursing", endDate: "Summer 2018" }],
  skills: [
    { name: "Wound care" },
    { name: "Epic", level: "daily" },
    { name: "Tools", keywords: ["Excel", "Word"] },
  ],
};

test("a document prints its sections in their usual order, and none that is empty", () => {
  const { sections } = printDocument(NURSE);
  expect(sections.map(({ heading }) => heading)).toEqual(["Work Experience", "Education", "Skills"]);
});

test("the person's order, headings and hidden sections are kept to", () => {
  const meta = { vouch: { order: ["skills"], headings: { work: "Nursing" }, hidden: ["education"] } };
  const { sections } = printDocument({ ...NURSE, meta });
  expect(sections.map(({ heading }) => heading)).toEqual(["Skills", "Nursing"]);
});

test("dates are said as people of the document's language do, and other words stay as they are", () => {
  const datesIn = (language: "en" | "de") =>
    printDocument({ ...NURSE, meta: { vouch: { language } } }).sections.flatMap((section) =>
      section.form === "entries" ? section.entries.map(({ dates }) => dates) : [],
    );
  expect(datesIn("en")).toEqual(["Mar 2021 – Present", "2019 – Feb 2021", "Summer 2018"]);
  expect(datesIn("de")).toEqual(["März 2021 – heute", "2019 – Feb. 2021", "Summer 2018"]);
});

test("only what a browser opens as a page is a link", () => {
  expect(printDocument(NURSE).contacts).toEqual([
    { text: "amara@okafor.example", href: "mailto:amara@okafor.example" },
    { text: "Hull", href: null },
    { text: "javascript:alert(1)", href: null },
  ]);
});

test("as plain text nothing is left out", () => {
  expect(writeText(printDocument(NURSE))).toBe(`Amara Okafor
amara@okafor.example | Hull | javascript:alert(1)

WORK EXPERIENCE
Ward Nurse | St. Brennan Hospital | Mar 2021 – Present
- Cared for 28 patients

Nursing Assistant | Maple Court | 2019 – Feb 2021

EDUCATION
BSc, Nursing | Hull University | Summer 2018

SKILLS
Wound care, Epic (daily)
Tools: Excel, Word
`);
});
