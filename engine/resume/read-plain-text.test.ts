import { expect, test } from "vitest";
import { placeInPlainText, readPlainText } from "./read-plain-text.ts";
import { readResume } from "./read-resume.ts";

test("a resume given as plain text is read like a printed one", () => {
  const resume = readResume(
    readPlainText(
      "Ana Ruiz\nana@example.com\n\nExperience\n\nWelder | Dockyard Steel | May 2018 - Present\n- Weld 40 frames a week\n",
    ),
  );
  expect(resume.contact.name?.value).toBe("Ana Ruiz");
  expect(resume.jobs[0]).toMatchObject({ title: "Welder", employer: "Dockyard Steel", current: true });
  expect(resume.jobs[0]!.bullets[0]!.quote).toBe("Weld 40 frames a week");
});

test("sections are found without empty lines between them", () => {
  const resume = readResume(
    readPlainText(
      "Ana Ruiz\nana@example.com\nExperience\nWelder | Dockyard Steel | May 2018 - Present\n- Weld 40 frames a week\nEducation\nBSc Nursing, University of Tamarside, 2017\nSkills\nSMAW, rigging\n",
    ),
  );
  expect(resume.sections.map(({ kind }) => kind)).toEqual(["experience", "education", "skills"]);
});

test.each(["\n", "\r\n", "\r"])("each line is found again in the text as it was given (%j)", (end) => {
  const plain = ["Ana Ruiz", "", "  Experience  ", "  • Weld 40 frames 🙂", "- Read drawings", "", ""].join(
    end,
  );
  const { lines } = readPlainText(plain);
  const placeAt = placeInPlainText(plain);
  expect(lines.map((line) => plain.slice(placeAt(line.start), placeAt(line.end)))).toEqual(
    lines.map(({ text }) => text),
  );
});
