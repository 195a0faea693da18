import { readFileSync } from "node:fs";
import { documentPath } from "../documents/folders.ts";
import { openResumes } from "../documents/open-resumes.ts";
import type { AdLabel } from "../labels/ad-label.ts";
import { findInText, lettersOf, wordsOf } from "../labels/find-in-text.ts";
import { type Hand, type LabelKind, readLabel } from "../labels/label-store.ts";
import { placeAd } from "../labels/place-ad.ts";
import { type Printed, type ResumeLabel, spellings } from "../labels/resume-label.ts";
import { numberLines } from "./number-lines.ts";

/** What is doubtful in a label: a form that the schema refuses, a value that is not printed, a line that is not there. */
export async function checkLabel(kind: LabelKind, id: string, hand: Hand): Promise<string[]> {
  try {
    const label = readLabel(kind, id, hand);
    if (label === null) return ["no label"];
    if (kind === "resumes") return checkResume(id, label as ResumeLabel);
    if (kind === "ads") return placeAd(readFileSync(documentPath.ads(id), "utf8"), label as AdLabel).faults;
    return [];
  } catch (fault) {
    return [String(fault).slice(0, 600)];
  }
}

let opener: ReturnType<typeof openResumes> | null = null;

async function checkResume(id: string, label: ResumeLabel): Promise<string[]> {
  opener ??= openResumes();
  const opened = await (await opener)(id);
  if (opened === null) return ["the document cannot be read"];
  const lines = numberLines(opened.positions);
  const links = opened.positions.pages.flatMap((page) => page.links.map(({ url }) => url));
  const text = [...lines.map((line) => line.text), ...links].join("\n");
  const there = { letters: lettersOf(text), words: new Set(wordsOf(text)) };
  const faults: string[] = [];
  for (const [name, value] of printedValues(label))
    for (const one of spellings(value))
      if (findInText(one, there) === "absent") faults.push(`${name}: '${one}' is not printed`);
  for (const entry of [...label.jobs, ...label.studies])
    if (
      entry.lines !== null &&
      !(entry.lines[0] >= 1 && entry.lines[0] <= entry.lines[1] && entry.lines[1] <= lines.length)
    )
      faults.push(`lines ${entry.lines.join("-")} are not there (1 to ${lines.length})`);
  return faults;
}

function printedValues(label: ResumeLabel): [string, Printed][] {
  const of = (name: string, entry: object): [string, Printed][] =>
    Object.entries(entry)
      .filter(([key]) => key !== "lines" && key !== "kind")
      .map(([key, value]) => [`${name}.${key}`, value as Printed]);
  return [
    ...of("contact", label.contact),
    ...label.sections.flatMap((one, at) => of(`sections[${at}]`, one)),
    ...label.jobs.flatMap((one, at) => of(`jobs[${at}]`, one)),
    ...label.studies.flatMap((one, at) => of(`studies[${at}]`, one)),
    ...label.languages.flatMap((one, at) => of(`languages[${at}]`, one)),
    ...label.skills.map((one): [string, Printed] => ["skills", one]),
    ...label.certificates.map((one): [string, Printed] => ["certificates", one]),
  ];
}
