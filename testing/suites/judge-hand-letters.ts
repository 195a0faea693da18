import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJob } from "#engine/job/read-job.ts";
import { type VerifiedSentence, verifyLetter } from "#engine/letter/verify-letter.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";

/** A sentence of a letter written by hand, whether it is true, and whether it was vouched for. */
export type JudgedLine = {
  letter: string;
  setAside: boolean;
  text: string;
  isTrue: boolean;
  vouched: boolean;
  reasons: VerifiedSentence["reasons"];
};

const folder = join(import.meta.dirname, "letters");

/** Verifies the letters written by hand, each as a whole. The letters of every sixth person are set aside. */
export function judgeHandLetters(): JudgedLine[] {
  const parts = readdirSync(folder)
    .filter((name) => /^by-hand-\d\.txt$/.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split(/^=== /m).slice(1));
  const judged: JudgedLine[] = [];
  let resume = readResume(readPlainText(""));
  let job = readJob("");
  let name = "";
  let people = 0;
  for (const part of parts) {
    const [head, ...lines] = part.trim().split("\n");
    if (head!.startsWith("resume ")) {
      name = head!.slice("resume ".length);
      resume = readResume(readPlainText(`${lines.join("\n")}\n`));
      people += 1;
    } else if (head === "ad") job = readJob(lines.join("\n"));
    else {
      const marked = lines.map((line) => ({ text: line.slice(2), isTrue: line.startsWith("+") }));
      const { sentences } = verifyLetter(marked.map(({ text }) => text).join("\n\n"), resume, job);
      let at = 0;
      for (const { text, isTrue } of marked) {
        const end = at + text.length;
        const own = sentences.filter((sentence) => sentence.start >= at && sentence.end <= end);
        at = end + 2;
        judged.push({
          letter: name,
          setAside: people % 6 === 3,
          text,
          isTrue,
          vouched: own.every(({ vouched }) => vouched),
          reasons: own.flatMap(({ reasons }) => reasons),
        });
      }
    }
  }
  return judged;
}
