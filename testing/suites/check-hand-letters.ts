import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { checkMarkedLines, type MarkedLine } from "./check-marked-lines.ts";

/** A sentence of a letter written by hand, whether it is true, and whether it was vouched for. */
export type CheckedLine = MarkedLine & {
  letter: string;
  setAside: boolean;
};

const folder = join(import.meta.dirname, "letters");

/** Verifies the letters written by hand, each as a whole. The letters of every sixth person are set aside. */
export function checkHandLetters(): CheckedLine[] {
  const parts = readdirSync(folder)
    .filter((name) => /^by-hand-\d\.txt$/.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split(/^=== /m).slice(1));
  const judged: CheckedLine[] = [];
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
      const setAside = people % 6 === 3;
      judged.push(
        ...checkMarkedLines(lines, resume, job).map((line) => ({ letter: name, setAside, ...line })),
      );
    }
  }
  return judged;
}
