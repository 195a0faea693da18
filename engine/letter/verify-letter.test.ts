import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { verifyLetter } from "./verify-letter.ts";

const resume = readResume(
  readPlainText(`Nora Ellingsen
nora.ellingsen@example.com
Experience
Security Officer | Fortline Security | July 2019 - Present
- Patrol 5 buildings and write incident reports
- Recovered EUR 46,000 in stolen goods
- Brought false alarms from 11 a month to 4
Receptionist | Oak Street Dental | August 2016 - June 2019
- Scheduled appointments for 2 dentists
Languages
Norwegian (native), French (conversational)
`),
);
const job = readJob("Shift Supervisor\nCompany: Granite Quays\nSupervise six officers. Kubernetes welcome.");
const isVouched = (text: string) => verifyLetter(text, resume, job).sentences.every(({ vouched }) => vouched);

describe("a sentence of a letter", () => {
  test.each([
    "I have not used Kubernetes.",
    "False alarms have dropped from eleven a month to four.",
    "I recovered €46,000 in stolen goods.",
    "Before Fortline Security I scheduled appointments for two dentists at Oak Street Dental.",
    "I have been with Fortline Security for six years.",
    "My French is conversational.",
    "I've read your ad for a shift supervisor.",
    "All the best, Nora",
  ])("is vouched for where the resume says it in other words: %s", (text) => {
    expect(isVouched(text)).toBe(true);
  });

  test.each([
    "I have not missed a day and led the police in Boston.",
    "I can't wait to bring my Kubernetes skills to Granite Quays.",
    "False alarms have dropped from eleven a month to one.",
    "I recovered $46,000 in stolen goods.",
    "At Oak Street Dental I patrolled five buildings.",
    "I have been with Fortline Security for sixteen years.",
    "My French is fluent.",
    "I trained all the new officers.",
    "I was named officer of the year.",
    "I am writing to apply because I supervised six officers.",
    "I patrolled five buildings on my own.",
    "I won a gold medal at Fortline Security.",
    "I was a receptionist at Fortline Security.",
  ])("is marked where it claims more: %s", (text) => {
    expect(isVouched(text)).toBe(false);
  });

  test.each([
    ["I recovered €46,000 in stolen goods.", "supported"],
    ["I recovered €64,000 in stolen goods.", "contradicted"],
    ["I have taught Portuguese to children.", "not-found"],
  ])("says whether it is borne out, absent or against the resume: %s", (text, verdict) => {
    expect(verifyLetter(text, resume, job).sentences.map((one) => one.verdict)).toEqual([verdict]);
  });

  test("is not believed when it never ends", () => {
    expect(isVouched(`I patrol ${"5 buildings and ".repeat(1000)}write incident reports.`)).toBe(false);
  });
});
