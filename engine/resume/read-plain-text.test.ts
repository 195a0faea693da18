import { expect, test } from "vitest";
import { readPlainText } from "./read-plain-text.ts";
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
