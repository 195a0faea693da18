import { afterAll, expect, test } from "vitest";
import { PROBLEMS } from "#contract/problem.ts";
import { writePages } from "#testing/corpus/raw-pdf.ts";
import { writeZip } from "#testing/write-zip.ts";
import { openEngineWorkers } from "../adapters/engine-workers/pool.ts";
import { makeReviewer } from "./make-reviewer.ts";

// Whatever is given takes longer than this.
const workers = openEngineWorkers({ workers: 1, timeoutMs: 0 });
afterAll(() => workers.close());

test.each([
  ["ZIP", { kind: "zip", bytes: writeZip([{ name: "Profile.csv", content: "First Name\nAmara" }]) }],
  ["text", { kind: "text", text: "Amara Okafor\nStaff Nurse" }],
  ["PDF", { kind: "pdf", bytes: writePages([]) }],
] as const)("a %s that takes too long is refused as what it is", async (what, given) => {
  const input = { given, url: null, jobText: null, answers: {}, resume: null };
  const outcome = await makeReviewer(workers).review(input, {
    caller: "amara",
    signal: new AbortController().signal,
  });
  if (outcome.ok) throw new Error("It was quicker than no time at all.");
  expect(PROBLEMS[outcome.code].title).toContain(`This ${what} takes too long to read.`);
});
