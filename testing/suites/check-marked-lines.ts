import type { readJob } from "#engine/job/read-job.ts";
import { type VerifiedSentence, verifyLetter } from "#engine/letter/verify-letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";

/** A line of a marked letter, whether it is true, and whether it was vouched for. */
export type MarkedLine = {
  text: string;
  isTrue: boolean;
  vouched: boolean;
  reasons: VerifiedSentence["reasons"];
};

/** Verifies a letter as a whole. Each of its lines begins with '+ ' where it is true, with '- ' where it is a lie. */
export function checkMarkedLines(
  lines: readonly string[],
  resume: Resume,
  job: ReturnType<typeof readJob>,
): MarkedLine[] {
  const marked = lines.map((line) => ({ text: line.slice(2), isTrue: line.startsWith("+") }));
  const { sentences } = verifyLetter(marked.map(({ text }) => text).join("\n\n"), resume, job);
  let at = 0;
  return marked.map(({ text, isTrue }) => {
    const end = at + text.length;
    const own = sentences.filter((sentence) => sentence.start >= at && sentence.end <= end);
    at = end + 2;
    return {
      text,
      isTrue,
      vouched: own.every(({ vouched }) => vouched),
      reasons: own.flatMap(({ reasons }) => reasons),
    };
  });
}
