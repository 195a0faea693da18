import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readJob } from "#engine/job/read-job.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { checkMarkedLines, type MarkedLine } from "./check-marked-lines.ts";

/** A sentence of a round of letters written freely, whether it is true, and whether it was vouched for. */
export type FreshLine = MarkedLine & {
  round: string;
  /** Letters that are only counted: what is wrong in them is never looked at. */
  setAside: boolean;
  letter: string;
};

const folder = join(import.meta.dirname, "letters");
const corpus = join(import.meta.dirname, "../corpus/resumes");

/** Verifies the letters of every round: `=== corpus name` is a printed resume, `=== resume name` one written out below it. */
export async function checkFreshLetters(): Promise<FreshLine[]> {
  const reader = await openPdfiumReader(await compilePdfium());
  const read = async (name: string): Promise<Resume> => {
    const reading = await reader.read(await readFile(join(corpus, `${name}.pdf`)));
    if (!reading.ok) throw new Error(`${name} cannot be read`);
    return readResume(readPages(reading.document));
  };
  const judged: FreshLine[] = [];
  const files = readdirSync(folder).filter((name) => /^(?:fresh|aside)-\d+\.txt$/.test(name));
  for (const file of files.sort((a, b) => a.localeCompare(b, "en", { numeric: true }))) {
    const setAside = file.startsWith("aside");
    let resume = readResume(readPlainText(""));
    let job = readJob("");
    let letter = "";
    for (const part of readFileSync(join(folder, file), "utf8").split(/^=== /m).slice(1)) {
      const [head = "", ...lines] = part.trim().split("\n");
      const [kind, name] = head.split(" ");
      if (kind === "corpus") resume = await read(name!);
      else if (kind === "resume") resume = readResume(readPlainText(`${lines.join("\n")}\n`));
      else if (kind === "ad") job = readJob(lines.join("\n"));
      else {
        const round = `${/\d+/.exec(file)![0]}${setAside ? " (set aside)" : ""}`;
        judged.push(
          ...checkMarkedLines(lines, resume, job).map((line) => ({ round, setAside, letter, ...line })),
        );
      }
      if (name !== undefined) letter = name;
    }
  }
  return judged;
}
