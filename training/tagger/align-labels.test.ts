import { expect, test } from "vitest";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { measureShape } from "#engine/resume/shape/measure-shape.ts";
import { EMPTY_LABEL } from "../real/labels/resume-label.ts";
import { alignLabel } from "./align-labels.ts";
import { readLineFacts } from "./reader/line-facts.ts";

const PAGES = readPlainText(`Ilse Brandt

Experience
Baker
Mill Lane Bakery, Hull
2018 – 2021
• Baked for the Mill Lane Bakery's three shops
Head Baker
2021 – Present
• Led a team of six

Education
Diploma in Baking, Hull College, 2017`);

const facts = readLineFacts(PAGES.lines, measureShape(PAGES.lines));
const aligned = alignLabel(facts, {
  ...EMPTY_LABEL,
  sections: [
    { kind: "experience", heading: "Experience" },
    { kind: "education", heading: "Education" },
  ],
  jobs: [
    { title: "Baker", employer: "Mill Lane Bakery", place: "Hull", start: "2018", end: "2021", lines: null },
    {
      title: "Head Baker",
      employer: "Mill Lane Bakery",
      place: null,
      start: "2021",
      end: "Present",
      lines: null,
    },
  ],
  studies: [
    {
      school: "Hull College",
      degree: "Diploma",
      field: "Baking",
      start: null,
      end: "2017",
      grade: null,
      lines: null,
    },
  ],
});

test("a label is laid on the lines that print it, and what follows a heading is of its kind", () => {
  expect(aligned.lines).toEqual([
    "contact",
    "head-experience",
    "job",
    "job-more",
    "job-more",
    "job-body",
    "job",
    "job-more",
    "job-body",
    "head-education",
    "study",
  ]);
});

test("values are laid on their words, each entry's on its own", () => {
  const printed = aligned.entries.map(({ kind, values }) => [
    kind,
    ...values.map(({ label, start, end }) => `${label}: ${PAGES.text.slice(start, end)}`),
  ]);
  expect(printed[1]).toEqual(expect.arrayContaining(["job", "title: Head Baker"]));
  expect(printed[0]).toEqual(
    expect.arrayContaining(["title: Baker", "employer: Mill Lane Bakery", "place: Hull"]),
  );
  expect(printed[2]).toEqual(
    expect.arrayContaining(["study", "school: Hull College", "degree: Diploma", "field: Baking"]),
  );
});
