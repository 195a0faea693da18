import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readJob } from "#engine/job/read-job.ts";
import { type VerifiedSentence, verifyLetter } from "#engine/letter/verify-letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";

/** A sentence of a letter, true or planted, and whether it was vouched for. */
export type JudgedSentence = {
  id: string;
  setAside: boolean;
  kind: string;
  sentence: string;
  vouched: boolean;
  reasons: VerifiedSentence["reasons"];
};

type Line = {
  id: string;
  setAside: boolean;
  kind?: string;
  resumeText: string;
  true?: string;
  false?: string;
  sentence?: string;
};

const folder = join(import.meta.dirname, "letters");

/** Verifies every planted falsehood and every true paraphrase of the suite. */
export function checkLetters(): { planted: JudgedSentence[]; paraphrased: JudgedSentence[] } {
  const resumes = new Map<string, Resume>();
  const job = readJob("We are hiring. You will work in our team.");
  const judge = (line: Line, sentence: string): JudgedSentence => {
    const resume = resumes.get(line.resumeText) ?? readResume(readPlainText(line.resumeText));
    resumes.set(line.resumeText, resume);
    const { sentences } = verifyLetter(sentence, resume, job);
    return {
      id: line.id,
      setAside: line.setAside,
      kind: line.kind ?? "true",
      sentence,
      vouched: sentences.every(({ vouched }) => vouched),
      reasons: sentences.flatMap(({ reasons }) => reasons),
    };
  };
  const planted = readLines("planted.jsonl");
  return {
    planted: planted.map((line) => judge(line, line.false!)),
    paraphrased: [
      ...readLines("paraphrased.jsonl").map((line) => judge(line, line.sentence!)),
      ...planted.map((line) => judge(line, line.true!)),
    ],
  };
}

function readLines(file: string): Line[] {
  return readFileSync(join(folder, file), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}
