import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { verifyLetter } from "../verify-letter.ts";

const resume = readResume(
  readPlainText("Ines Marchetti\nines@example.com\n\nExperience\n\nCashier | Alder Hardware | 2015 - 2019\n"),
);
const job = readJob("Principal Scientist\n\nYou will work at our Rochester headquarters on cell assays.\n");
const isVouched = (text: string) => verifyLetter(text, resume, job).sentences.every(({ vouched }) => vouched);

test.each(["Applying for Principal Scientist, Rochester headquarters.", "Regards, Ines Marchetti"])(
  "'%s' states nothing of the person",
  (text) => expect(isVouched(text)).toBe(true),
);

test.each([
  "Applying as a licensed pharmacist.",
  "I am applying with 12 years of cell assays.",
  "I am applying where my 12 years at Rochester count.",
  "Regards, Professor Amelia Stone",
])("'%s' does", (text) => expect(isVouched(text)).toBe(false));
