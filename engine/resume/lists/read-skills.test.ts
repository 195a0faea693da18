import { expect, test } from "vitest";
import { aResumePage, bullet, heading, name } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

test("what was done under each skill of a resume by skills is told, and is no skill", () => {
  const { skills } = readResume(
    aResumePage([
      name("Bernadette Quill"),
      "Tulsa, OK | 918-555-0143 | b.quill@mail.example",
      heading("Skills"),
      bullet("Set up a filing system that survived two floods"),
      bullet("Payroll"),
      bullet("Excel, Word"),
      heading("Experience"),
      "Clerk, County Office\tJan 2019 – Present",
    ]),
  );
  expect(skills.map(({ quote }) => quote)).toEqual(["Payroll", "Excel", "Word"]);
});
