import { expect, test } from "vitest";
import { readPlainText } from "../resume/read-plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { documentFromResume } from "./from-resume.ts";
import { printDocument } from "./print-document.ts";
import { writeText } from "./write-text.ts";

const TEXT = `Amara Okafor
amara@okafor.example

Profile
Registered nurse with seven years on surgical wards.

Experience
Ward Nurse, St. Brennan Hospital, March 2021 - Present
- Cared for 28 patients a shift
- Led the falls audit
Nursing Assistant, Maple Court Home, August 2016 - May 2018
- Helped twelve residents a day

Education
Bachelor of Science in Nursing, Hull University, 2018

Skills
Wound care, IV therapy, Epic

Hobby Horses
I run the blood drive each June.`;

const document = documentFromResume(readResume(readPlainText(TEXT)));

test("what was read becomes fields", () => {
  expect(document.basics).toMatchObject({ name: "Amara Okafor", email: "amara@okafor.example" });
  expect(document.work).toEqual([
    {
      id: "work-1",
      position: "Ward Nurse",
      name: "St. Brennan Hospital",
      startDate: "2021-03",
      highlights: ["Cared for 28 patients a shift", "Led the falls audit"],
    },
    expect.objectContaining({ id: "work-2", startDate: "2016-08", endDate: "2018-05" }),
  ]);
  expect(document.education).toEqual([
    expect.objectContaining({
      institution: "Hull University",
      studyType: "Bachelor of Science",
      area: "Nursing",
    }),
  ]);
});

test("every word of the page is in the document, a section of another kind too", () => {
  const printed = writeText(printDocument(document)).toLowerCase();
  const words = TEXT.toLowerCase().match(/[\p{L}\d@.]{3,}/gu) ?? [];
  const shortened = ["march", "august"];
  expect(
    words.filter((word) => !shortened.includes(word) && !printed.includes(word.replace(/\.$/, ""))),
  ).toEqual([]);
  expect(printed).toContain("hobby horses\ni run the blood drive each june.");
});
