import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { verifyLetter } from "#engine/letter/verify-letter.ts";
import { readPastedProfile } from "#engine/linkedin/read-pasted-profile.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { hostileTexts, repeatTo } from "./hostile-texts.ts";
import { layText } from "./lay-text.ts";

/** Five times the length may take six times as long, and a little: what a garbage collection takes is not the text's fault. */
const [SHORT, LONG, TIMES, SLACK_MS] = [4_000, 20_000, 6, 40];
/** As many characters are read in short texts as in the long one, so that both make as much to be collected. */
const READS = LONG / SHORT;
const TRIES = 6;
/** Of the readers that take longest only every so many texts; bench/hostile-growth.ts tries all on each. */
const SAMPLED: Readonly<Record<string, number>> = { "the text of a resume": 2, "the pages of a PDF": 5 };

const resume = readResume(
  readPlainText(
    "Ada Byrne\nada@mail.example\nExperience\nNurse, Hill Clinic, 2019 - 2021\n- Cared for 8 patients\n",
  ),
);
const job = readJob("Nurse\nYou care for patients. Wound care required.");
const READERS = {
  "an ad": readJob,
  "a letter": (text: string) => verifyLetter(text, resume, job),
  "the text of a resume": (text: string) => readResume(readPlainText(text)),
  "the pages of a PDF": (text: string) => readResume(readPages(layText(text))),
  "a pasted profile": readPastedProfile,
} as const;

/** Of this thread alone: neither other tests nor the collector's own threads count. */
function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Texts that take more than in proportion to their length, each tried again before it is blamed. */
function findSteep(read: (text: string) => unknown, every: number): string[] {
  const texts = hostileTexts().filter((_, index) => index % every === 0);
  return texts.flatMap(({ name, unit }) => {
    const [short, long] = [repeatTo(unit, SHORT), repeatTo(unit, LONG)];
    const readTimes = (times: number, one: string) => {
      for (let at = 0; at < times; at += 1) read(one);
    };
    readTimes(1, repeatTo(unit, 300));
    let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      most = Math.min(
        most,
        processorTime(() => read(long)),
      );
      if (most <= SLACK_MS) return [];
      least = Math.min(
        least,
        processorTime(() => readTimes(READS, short)),
      );
      if (most <= (TIMES / READS) * least + SLACK_MS) return [];
    }
    return [`${name}: ${least.toFixed(1)} ms in ${READS} texts, ${most.toFixed(1)} ms in one`];
  });
}

describe("reading takes time in proportion to length, whatever the text", () => {
  test.each(Object.entries(READERS))(
    "%s",
    (name, read) => expect(findSteep(read, SAMPLED[name] ?? 1)).toEqual([]),
    120_000,
  );
});
