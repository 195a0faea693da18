import { existsSync, readFileSync } from "node:fs";
import type { FactAnswer } from "#engine/facts/fact.ts";
import { listResumeFacts } from "#engine/facts/list-facts.ts";
import { readJob } from "#engine/job/read-job.ts";
import { NO_CHOICES } from "#engine/letter/choices.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { documentPath } from "../documents/folders.ts";
import { type Role, readManifest } from "../documents/manifest.ts";
import { openResumes } from "../documents/open-resumes.ts";
import { proposeResume } from "../labelling/propose-resume.ts";
import { readLabel } from "../labels/label-store.ts";
import { type ResumeLabel, spellings } from "../labels/resume-label.ts";
import { alignEntries } from "./align-entries.ts";

/** A composed letter: its words, and the lines of work that it tells. */
type Length = { words: number; lines: number };
export type ComposedLength = { role: Role; skipped: Length; confirmed: Length };

/** Letters composed for labelled pairs: with the page's questions skipped, and with each answered as the label has it. */
export async function measureComposed(): Promise<ComposedLength[]> {
  const open = await openResumes();
  const measured: ComposedLength[] = [];
  for (const pair of readManifest("pairs")) {
    const [opened, label] = [await open(pair.resume), readLabel("resumes", pair.resume)];
    if (opened === null || label === null || !existsSync(documentPath.ads(pair.ad))) continue;
    const job = readJob(readFileSync(documentPath.ads(pair.ad), "utf8"));
    const lengthOf = (facts: readonly FactAnswer[]): Length => {
      const { coverLetter, cards } = composeLetter(opened.resume, job, {
        tone: "professional",
        choices: { ...NO_CHOICES, facts },
      });
      return { words: coverLetter.split(/\s+/).length, lines: cards.length };
    };
    const { resume } = opened;
    measured.push({ role: pair.role, skipped: lengthOf([]), confirmed: lengthOf(answerAll(resume, label)) });
  }
  return measured;
}

const FIELDS = {
  job: { title: "title", employer: "employer" },
  study: { school: "school", degree: "degree", field: "field" },
} as const;

/** What a person would answer who has read the page: each value of a job or study as it is printed; no such thing where none is. */
export function answerAll(resume: Resume, label: ResumeLabel): FactAnswer[] {
  const read = proposeResume(resume);
  const jobs = alignEntries(read.jobs, label.jobs, ["title", "employer"]);
  const studies = alignEntries(read.studies, label.studies, ["school", "degree", "field"]);
  return listResumeFacts(resume).flatMap((fact): FactAnswer[] => {
    if (fact.kind !== "job" && fact.kind !== "study") return [];
    const truth =
      fact.kind === "job"
        ? jobs.find((pair) => pair.read === read.jobs[fact.entry])?.truth
        : studies.find((pair) => pair.read === read.studies[fact.entry])?.truth;
    if (truth === undefined) return [];
    if (fact.field === "dates") {
      const said = [truth.start, truth.end].flatMap((date) => spellings(date).slice(0, 1)).join(" - ");
      return said === "" ? [] : [{ id: fact.id, said }];
    }
    const key = (FIELDS[fact.kind] as Record<string, string>)[fact.field]! as keyof typeof truth;
    const printed = spellings(truth[key] as string | null);
    const said = fact.read !== null && printed.includes(fact.read) ? fact.read : (printed[0] ?? null);
    return said === null && fact.read === null ? [] : [{ id: fact.id, said }];
  });
}

/** A table of both, for each role. */
export function composedTable(measured: readonly ComposedLength[], roles: readonly Role[]): string[] {
  const rows = roles.flatMap((role) =>
    (["skipped", "confirmed"] as const).map((which) => {
      const letters = measured.filter((one) => one.role === role).map((one) => one[which]);
      const words = letters.map((one) => one.words).sort((a, b) => a - b);
      const share = (test: (one: Length) => boolean) => `${letters.filter(test).length} of ${letters.length}`;
      return `| ${role} | ${which} | ${words[Math.floor(words.length / 2)] ?? 0} | ${share((one) => one.words >= 150)} | ${share((one) => one.lines >= 3)} |`;
    }),
  );
  return [
    "| composed for pairs | questions | words in the middle | of 150 words and more | of three lines of work and more |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ];
}
