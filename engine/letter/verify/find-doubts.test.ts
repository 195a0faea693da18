import { describe, expect, test } from "vitest";
import { applyFacts } from "../../facts/apply-facts.ts";
import { listResumeFacts } from "../../facts/list-facts.ts";
import { readJob } from "../../job/read-job.ts";
import type { Resume } from "../../resume/model/resume.ts";
import { readPlainText } from "../../resume/read-plain-text.ts";
import { readResume } from "../../resume/read-resume.ts";
import { composeLetter } from "../compose-letter.ts";
import { verifyLetter } from "../verify-letter.ts";

const READ = readResume(
  readPlainText(`Odile Marchetti

Experience
Head Baker | Saltmill Bakery | March 2019 - Present
- Baked 400 loaves a night with a team of 5
- Trained six apprentices in lamination

Baker | Quayside Ovens | May 2014 - February 2019
- Prepared 30 doughs each week
`),
);
const JOB = readJob(
  "Head Baker\nCompany: The Crumb Rooms\n\nRequirements:\n- Lamination\n- Training apprentices",
);

/** The same resume, read with less confidence. */
const doubtful = (employer: number, title = 0.97): Resume => ({
  ...READ,
  jobs: READ.jobs.map((job) => ({
    ...job,
    confidence: { ...job.confidence, employer, title, dates: 0.97 },
  })),
});
const SENTENCE = "At Saltmill Bakery, I trained six apprentices in lamination.";

describe("what was not surely read", () => {
  test("is not in doubt as a part of a sure name", () => {
    const jobs = READ.jobs.map((job, index) => ({
      ...job,
      title: index === 0 ? job.title : "Head",
      confidence: { ...job.confidence, title: index === 0 ? 0.97 : 0.5 },
    }));
    const letter = verifyLetter("I have worked as a head baker since March 2019.", { ...READ, jobs }, JOB);
    expect(letter.sentences[0]).toMatchObject({ verdict: "supported" });
  });

  test("is doubtful where a sentence rests on it, and says what is in doubt", () => {
    const [unsure] = verifyLetter(SENTENCE, doubtful(0.6), JOB).sentences;
    expect(unsure).toMatchObject({
      vouched: true,
      verdict: "doubtful",
      doubts: [{ what: "employer", value: "Saltmill Bakery" }],
    });
    const [sure] = verifyLetter(SENTENCE, doubtful(0.95), JOB).sentences;
    expect(sure).toMatchObject({ verdict: "supported", doubts: [] });
  });

  test("does not hide a lie: what is not found stays so", () => {
    const [lie] = verifyLetter("At Saltmill Bakery, I trained sixty pilots.", doubtful(0.6), JOB).sentences;
    expect(lie!.vouched).toBe(false);
    expect(lie!.verdict).not.toBe("doubtful");
  });

  test("is never asserted by a composed letter", () => {
    const letter = (resume: Resume) => composeLetter(resume, JOB, { tone: "professional" }).coverLetter;
    expect(letter(doubtful(0.95))).toContain("Saltmill Bakery");
    const careful = letter(doubtful(0.6));
    expect(careful).not.toMatch(/Saltmill|Quayside/);
    expect(careful).toContain("six apprentices in lamination");
    expect(letter(doubtful(0.6, 0.6))).not.toMatch(/head baker at|as a head baker/i);
  });

  test("is asserted once its person has confirmed it", () => {
    const unsure = doubtful(0.6);
    const employer = listResumeFacts(unsure).find(({ field, entry }) => field === "employer" && entry === 0)!;
    const facts = [{ id: employer.id, said: employer.read }];
    const choices = { facts, cards: null, own: [] };
    const { coverLetter } = composeLetter(unsure, JOB, { tone: "professional", choices });
    expect(coverLetter).toContain("Saltmill Bakery");
    expect(verifyLetter(SENTENCE, applyFacts(unsure, facts), JOB).sentences[0]!.verdict).toBe("supported");
    expect(verifyLetter(SENTENCE, unsure, JOB, {}, choices).sentences[0]!.verdict).toBe("supported");
  });
});
