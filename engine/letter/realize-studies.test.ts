import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { composeLetter } from "./compose-letter.ts";

const AD = readJob("Ecologist\n\nRequirements:\n- Degree in ecology\n- Field surveys\n");

function writeFor(education: string, jobs = ""): string {
  const text = `Nils Aaberg\nnils@example.com\n\nExperience\n\n${jobs || "Surveyor, Fenland Trust, Ely, 2012 - 2014\n- Ran 40 field surveys a year"}\n\nEducation\n${education}\n`;
  return composeLetter(readResume(readPlainText(text)), AD, { tone: "professional" }).coverLetter;
}

test("a degree that was only begun is not said to be held", () => {
  for (const row of [
    "PhD in Ecology, University of Hull, 2021 - Present",
    "PhD in Ecology, University of Hull (began January 2018)",
  ])
    expect(writeFor(row)).not.toMatch(/hold|completed|includes/);
});

test("a degree that has ended is not said to be under way, whatever stands around it", () => {
  const letter = writeFor("PhD in Ecology, University of Hull, 2016 - 2020, student representative");
  expect(letter).not.toMatch(/working towards|studying/);
});

test("a degree with neither field nor school is not said", () => {
  expect(writeFor("BSc, 2014")).not.toContain("BSc");
});

test("'most recent' is said only of what ended last", () => {
  const older = "Surveyor, Fenland Trust, Ely, 2010 - 2012\n- Ran 40 field surveys a year";
  const newer = "Warden, Broads Reserve, Acle, 2014 - 2019\n- Counted 900 field nests a season";
  const letter = writeFor("BSc in Biology, University of Hull, 2010", `${older}\n\n${newer}`);
  expect(letter).not.toMatch(/(?:most recent|last worked|last job)[^.]*(?:Fenland|surveyor|40)/i);
});
