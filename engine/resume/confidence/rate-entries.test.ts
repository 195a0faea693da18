import { expect, test } from "vitest";
import { readPlainText } from "../read-plain-text.ts";
import { readResume } from "../read-resume.ts";

const PLAIN = `Mara Lindqvist
mara@example.org | +46 70 123 45 67

Work Experience

Senior Staff Nurse
St Hilda's Hospital, Leeds
January 2019 – Present
• Cared for twenty patients a night on the surgical ward
• Trained eight new nurses

Staff Nurse
Royal Infirmary, Bradford
March 2014 – December 2018
• Gave medication and kept records

Education

Bachelor of Science in Nursing
University of Leeds
2010 – 2014
`;

const read = (text: string) => readResume(readPlainText(text));

test("every value that was read has a share between 0 and 1 in two decimals, every other none", () => {
  const { jobs, education } = read(PLAIN);
  expect(jobs.length).toBe(2);
  expect(education.length).toBe(1);
  for (const { title, employer, place, confidence } of jobs)
    for (const [value, share] of [
      [title, confidence.title],
      [employer, confidence.employer],
      [place, confidence.place],
    ] as const)
      if (value === null) expect(share).toBe(0);
      else {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(Math.round(100 * share) / 100).toBe(share);
      }
});

test("a header in plain words is believed more than one in which nothing tells what is what", () => {
  const plain = read(PLAIN).jobs[0]!;
  const odd = read(
    PLAIN.replace("Senior Staff Nurse", "Blue Harbour, Tern and others").replace(
      "St Hilda's Hospital, Leeds",
      "Wintering (Phase II, Low Water",
    ),
  ).jobs[0]!;
  expect(plain.confidence.title).toBeGreaterThan(odd.confidence.title + 0.2);
  expect(plain.confidence.employer).toBeGreaterThan(odd.confidence.employer);
});

test("the same text gives the same confidence", () => {
  expect(read(PLAIN).jobs.map((job) => job.confidence)).toEqual(
    read(PLAIN).jobs.map((job) => job.confidence),
  );
});

test("contact details and sections are believed too, and what was not read is not", () => {
  const { contact, confidence, sections } = read(PLAIN);
  expect(contact.name?.value).toBe("Mara Lindqvist");
  expect(confidence.contact.name).toBeGreaterThan(0.5);
  expect(contact.address).toBeNull();
  expect(confidence.contact.address).toBe(0);
  expect(confidence.sections).toHaveLength(sections.length);
  for (const share of confidence.sections) expect(share).toBeGreaterThan(0.7);
});
