import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { STUDY_ROWS, WORK_ROWS } from "#engine/knowledge/evidence/evidence-table.ts";
import { aResume, type ResumeSeed } from "#testing/a-resume.ts";
import { askedKey } from "./find-known-evidence.ts";
import { matchResume } from "./match-resume.ts";

const bullets = (...lines: string[]): ResumeSeed => ({
  jobs: [{ title: "Assistant", from: "2020-01", to: "2022-01", bullets: lines }],
});
const termOf = (seed: ResumeSeed, asked: string) =>
  matchResume(aResume(seed), readJob(`Requirements\n- ${asked}\n- Kubernetes`)).terms.find(({ quotes }) =>
    quotes.some(({ quote }) => quote.toLowerCase().includes(asked.toLowerCase())),
  );

describe("what a trade knows to show a term", () => {
  test.each([
    ["telephone manner", "Answered the calls of 40 members", "Answered the calls"],
    ["contract drafting", "Vetting legal papers for three partners", "Vetting legal"],
    ["root cause analysis", "Raised corrective actions for late parts", "corrective actions"],
    ["loss prevention", "Reduced theft in two shops of toys", "Reduced theft"],
    ["delegation", "Allocated the tasks of six gardeners", "Allocated the tasks"],
    ["barcode scanning", "Kept the shelves with an RF scanner", "RF scanner"],
  ])("is partly had: %s by '%s'", (asked, line, quote) => {
    const term = termOf(bullets(line), asked);
    expect(term).toMatchObject({ status: "partly", wording: { resume: quote } });
    expect(term?.resumeQuotes[0]?.quote).toBe(quote);
  });

  test.each([
    ["telephone manner", "Questions answered. Calls for papers were sent"],
    ["telephone manner", "Answered for the quality of function calls"],
    ["delegation", "Wrote tasks, allocated funds"],
  ])("is not had where the words speak of something else: %s, '%s'", (asked, line) => {
    expect(termOf(bullets(line), asked)?.status).toBe("missing");
  });

  test("is never a certificate: who saves lives may hold none", () => {
    const lifeguard = bullets("Lifeguard of the pool at Wexcombe");
    expect(termOf(lifeguard, "CPR")).toMatchObject({ kind: "certificate", status: "missing" });
  });

  test("shows a deed by work and never by a course", () => {
    expect(termOf({ education: "Course in answering calls, Wexcombe" }, "telephone manner")?.status).toBe(
      "missing",
    );
  });
});

describe("the table of evidence", () => {
  const rows = [...WORK_ROWS, ...STUDY_ROWS];

  test("has the words of its rows parted as they are read, none empty", () => {
    for (const { asked, shown } of rows) {
      expect(asked).toMatch(/^[a-z0-9&/+. -]+(?:; [a-z0-9&/+. -]+)*$/);
      expect(shown).toMatch(/^[^\s,|]+(?:[ |][^\s,|]+)*(?:, [^\s,|]+(?:[ |][^\s,|]+)*)*$/);
    }
  });

  test.each([
    ["work", WORK_ROWS],
    ["studies", STUDY_ROWS],
  ])("leads each wording to one row (%s)", (_, part) => {
    const owners = new Map<string, string>();
    for (const { asked } of part)
      for (const wording of asked.split("; ")) {
        const key = askedKey(wording);
        expect(key, wording).not.toBe("");
        expect(owners.get(key) ?? asked, wording).toBe(asked);
        owners.set(key, asked);
      }
  });
});
