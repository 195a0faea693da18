import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { verifyLetter } from "../verify-letter.ts";

const isVouched = (sentence: string, resume: string) =>
  verifyLetter(sentence, readResume(readPlainText(resume)), readJob("Historian")).sentences[0]!.vouched;

test("a degree is vouched for where it stands under studies, or on a line of its own without such a heading", () => {
  expect(isVouched("I hold a PhD in History.", "Ann Lee\n\nEducation\nPhD in History, 2015\n")).toBe(true);
  expect(isVouched("I hold a PhD in History.", "Ann Lee\nPhD in History\n")).toBe(true);
});

test("a degree of others, and a higher one than the resume's, are not", () => {
  expect(
    isVouched("I hold a PhD.", "Ann Lee\n\nExperience\nLecturer, Leeds\n- Supervised PhD students\n"),
  ).toBe(false);
  expect(isVouched("I hold a PhD in History.", "Ann Lee\nBA in History\n")).toBe(false);
});
