import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { fc } from "#testing/properties.ts";
import { composeLetter } from "./compose-letter.ts";
import { verifyLetter } from "./verify-letter.ts";

const lines = [
  "Weld beams up to 40 mm thick from shop drawings",
  "Lowered rework from 9% to 3%",
  "Responsible for “hot work” permits – naïve façade 🙂",
  "Ground and prepped joints for 5 welders",
  "Menu costing and HACCP records",
  "Led a team of 7 cooks, planned menus; ordered stock",
  "Care for 3 ventilated patients per shift",
];
const resumes = fc
  .record({
    name: fc.constantFrom("Dale Kowalczyk", "Zoë Nuñez", "林晓雯"),
    title: fc.constantFrom("Welder", "Sous Chef", "Registered Nurse, Medical ICU", "IT-Leiter"),
    employer: fc.constantFrom("Ironbridge Steel Works", "Bell & Anchor Ltd.", "St. Brigid Clinic"),
    bullets: fc.uniqueArray(fc.constantFrom(...lines), { minLength: 0, maxLength: 5 }),
    skills: fc.uniqueArray(fc.constantFrom("SMAW", "HACCP", "wound care", "Java"), { maxLength: 4 }),
  })
  .map(({ name, title, employer, bullets, skills }) =>
    readResume(
      readPlainText(
        `${name}\n\nExperience\n\n${title} | ${employer} | March 2016 - Present\n${bullets.map((line) => `- ${line}`).join("\n")}\n\nSkills\n${skills.join(", ")}\n`,
      ),
    ),
  );
const jobs = fc
  .record({
    title: fc.constantFrom("Pipe Welder", "Head Chef", "Staff Nurse ICU"),
    asks: fc.uniqueArray(fc.constantFrom("HACCP", "Wound care", "Java", "SMAW", "Plan seasonal menus 🙂"), {
      minLength: 1,
    }),
  })
  .map(({ title, asks }) =>
    readJob(`${title}\nCompany: Great Basin\n\nDuties:\n${asks.map((ask) => `- ${ask}`).join("\n")}\n`),
  );
const tones = fc.constantFrom("professional", "warm", "concise", "confident");

test("every quote of a letter stands where it says, and every sentence is vouched for", () => {
  fc.assert(
    fc.property(resumes, jobs, tones, (resume, job, tone) => {
      const { coverLetter, sentences } = composeLetter(resume, job, { tone });
      for (const { text, start, end, evidence } of sentences) {
        expect(coverLetter.slice(start, end)).toBe(text);
        for (const item of evidence)
          expect((item.source === "resume" ? resume : job).text.slice(item.start, item.end)).toBe(item.quote);
      }
      expect(verifyLetter(coverLetter, resume, job).sentences.filter(({ vouched }) => !vouched)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("every quote of a checked letter stands where it says, whatever the letter", () => {
  const letters = fc
    .array(
      fc.oneof(
        fc.constantFrom(...lines),
        fc.string({ maxLength: 60 }),
        fc.constantFrom("At Ironbridge, I led 9 people.", "I know Java.\n\nDear all,"),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(resumes, jobs, letters, (resume, job, letter) => {
      let last = 0;
      for (const { text, start, end, evidence } of verifyLetter(letter, resume, job).sentences) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(letter.slice(start, end)).toBe(text);
        last = end;
        for (const item of evidence)
          expect((item.source === "resume" ? resume : job).text.slice(item.start, item.end)).toBe(item.quote);
      }
    }),
    { numRuns: 60 },
  );
});
