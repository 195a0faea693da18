import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { aResumePage, bullet, heading, name, type PageLine, strong } from "../../testing/a-resume-page.ts";
import { readResume } from "./read-resume.ts";

const sample: PageLine[] = [
  name("Jordan Whitaker, RN"),
  "Denver, CO | (303) 555-0121 | jordan.whitaker@example.com | linkedin.com/in/jordan-whitaker",
  heading("Summary"),
  "Nurse with nine years on surgical wards, calm with families and exact with drips.",
  heading("Experience"),
  strong("Registered Nurse\tMay 2016 – Present"),
  "Mercy Hospital, Denver, CO",
  bullet("Care for five patients a shift on a 32-bed ward"),
  heading("Education"),
  strong("Bachelor of Science in Nursing\t2016"),
  "Metro State University, Denver, CO",
  strong("Associate of Arts\t2012"),
  "Pueblo Community College",
  heading("Skills"),
  "Clinical: wound care, IV therapy, triage",
  "Software: Epic (inpatient), Excel",
  heading("Certifications"),
  bullet("Advanced Cardiac Life Support, 2023"),
  heading("Languages"),
  "English – native",
  "Spanish – fluent",
];

describe("a resume is read as a whole", () => {
  const resume = readResume(aResumePage(sample));

  test("studies with school, degree, field and dates", () => {
    expect(
      resume.education.map(({ school, degree, field, to }) => [school, degree, field, to?.text]),
    ).toEqual([
      ["Metro State University", "Bachelor of Science", "Nursing", "2016"],
      ["Pueblo Community College", "Associate of Arts", null, "2012"],
    ]);
  });

  test("lists item by item, without the names of their groups", () => {
    expect(resume.skills.map(({ quote }) => quote)).toEqual([
      "wound care",
      "IV therapy",
      "triage",
      "Epic (inpatient)",
      "Excel",
    ]);
    expect(resume.certificates.map(({ quote }) => quote)).toEqual(["Advanced Cardiac Life Support, 2023"]);
    expect(resume.languages.map(({ quote }) => quote)).toEqual(["English – native", "Spanish – fluent"]);
  });

  test("words are counted as everybody counts them", () => {
    const words = resume.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(resume.wordcount).toBe(words.length);
  });
});

describe("whatever the page holds", () => {
  const line = fc.record({
    text: fc.oneof(
      fc.string({ maxLength: 60, unit: "grapheme" }),
      fc.constantFrom(
        "Experience",
        "Skills:",
        "2018 – Present",
        "Jan 2019 –",
        "a@b.co",
        "(((((",
        "•",
        "Nurse, Hospital\t2019 – 2020",
        "linkedin.com/in/",
        "+1 555",
        "1234567890123456789",
        "Address:",
        "- - - - - - - -",
      ),
    ),
    style: fc.record({
      size: fc.constantFrom(8, 10, 12, 20),
      bold: fc.boolean(),
      bullet: fc.boolean(),
      column: fc.constantFrom(0, 1, 2),
      gap: fc.constantFrom(0, 0.3, 1.2),
    }),
  });
  const pages = fc.array(line, { maxLength: 40 }).map((lines) => {
    return aResumePage(lines.map(({ text, style }): PageLine => [text.replace(/\n/g, " "), style]));
  });

  test("every line stands in exactly one block, and blocks follow each other", () => {
    fc.assert(
      fc.property(pages, (page) => {
        const { blocks, lines } = readResume(page);
        for (const one of lines) {
          const holders = blocks.filter((block) => block.start <= one.start && one.end <= block.end);
          if (one.text !== "") expect(holders.length).toBe(1);
        }
        for (const [index, block] of blocks.entries()) {
          if (index > 0) expect(block.start).toBeGreaterThanOrEqual(blocks[index - 1]!.end);
        }
      }),
    );
  });

  test("every quote is what stands in the text, and every value found in it too", () => {
    fc.assert(
      fc.property(pages, (page) => {
        const resume = readResume(page);
        const quotes = [
          ...resume.skills,
          ...resume.certificates,
          ...resume.languages,
          ...resume.jobs.flatMap((job) => job.bullets),
        ];
        for (const { start, end, quote } of quotes) expect(resume.text.slice(start, end)).toBe(quote);
        for (const found of [resume.contact.name, resume.contact.phone]) {
          if (found === null || found.start === found.end) continue;
          const squeeze = (text: string) => text.replace(/[\s-]+/g, "");
          expect(squeeze(resume.text.slice(found.start, found.end))).toContain(squeeze(found.value));
        }
      }),
    );
  });

  test("reading it again gives the same", () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(readResume(structuredClone(page))).toEqual(readResume(page));
      }),
      { numRuns: 30 },
    );
  });

  test("the checks are thirty and add up to the points", () => {
    fc.assert(
      fc.property(pages, (page) => {
        const { checks, structurePoints, structure } = readResume(page);
        expect(checks).toHaveLength(30);
        const share = { pass: 1, improve: 0.5, fix: 0 };
        const sum = checks.reduce((points, check) => points + check.weight * share[check.result], 0);
        expect(structurePoints).toBeLessThanOrEqual(sum);
        expect(structure).toBe(structurePoints >= 80 ? "good" : structurePoints >= 55 ? "average" : "poor");
      }),
      { numRuns: 50 },
    );
  });
});

describe("hostile pages cost no more time than others", () => {
  test.each([
    ["one very long word", "a".repeat(20_000)],
    ["many dots and at signs", "a.".repeat(5000) + "@".repeat(2000)],
    ["many digits", "1 ".repeat(8000)],
    ["many dashes", "2019 - ".repeat(3000)],
    ["many commas", "Nurse, ".repeat(3000)],
    ["many brackets", "(".repeat(5000)],
  ])("%s", (_, text) => {
    expect(readResume(aResumePage([name("Robin Ashdown"), heading("Experience"), text])).checks).toHaveLength(
      30,
    );
  });
});
