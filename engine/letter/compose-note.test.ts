import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { composeNote } from "./compose-note.ts";
import { verifyLetter } from "./verify-letter.ts";

const resume = readResume(
  readPlainText(`Lucia Ferrara
lucia.ferrara@example.com

Experience

Sous Chef | Harbour Kitchen | June 2019 - Present
- Lowered food waste by 15 %
- Responsible for HACCP records and menu costing

Skills
butchery, menu costing, HACCP
`),
);
const job = readJob(`Head Chef
Company: The Gannet Rooms

Requirements:
- Menu costing
- HACCP
`);
const named = { company: "The Gannet Rooms", jobTitle: "Head Chef" };

test.each(["follow-up", "thank-you"] as const)(
  "a %s is short, names the job, and is vouched for sentence by sentence",
  (kind) => {
    const { coverLetter } = composeNote(resume, job, { kind, ...named });
    expect(coverLetter).toMatch(/Head Chef role at The Gannet Rooms/);
    expect(coverLetter).toMatch(/HACCP|food waste/);
    expect(coverLetter.endsWith("Lucia Ferrara")).toBe(true);
    expect(coverLetter.split(/\s+/).length).toBeLessThan(90);
    expect(verifyLetter(coverLetter, resume, job, named).sentences.filter(({ vouched }) => !vouched)).toEqual(
      [],
    );
  },
);

test("is the same every time, and says another thing before an interview than after it", () => {
  const followUp = composeNote(resume, job, { kind: "follow-up", ...named }).coverLetter;
  expect(composeNote(resume, job, { kind: "follow-up", ...named }).coverLetter).toBe(followUp);
  expect(followUp).toContain("my application");
  expect(composeNote(resume, job, { kind: "thank-you", ...named }).coverLetter).toMatch(/Thank you for/);
});

test("of a resume and an ad that say next to nothing a polite note is left", () => {
  const empty = readResume(readPlainText("Lucia Ferrara"));
  const { coverLetter } = composeNote(empty, readJob(""), {
    kind: "thank-you",
    company: null,
    jobTitle: null,
  });
  expect(coverLetter).toMatch(/^Dear Hiring Team,\n\nThank you for .* about the role\./);
});
