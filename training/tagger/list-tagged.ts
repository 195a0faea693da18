import { existsSync, readdirSync, readFileSync } from "node:fs";
import { labelOwn, type OwnTruth } from "../confidence/label-own.ts";
import { listMakers } from "../confidence/open-documents.ts";
import { type Role, readManifest } from "../real/documents/manifest.ts";
import type { EntryLabel } from "../real/labels/entry-label.ts";
import { type LabelSource, sourceOfEntries, sourceOfResume } from "../real/labels/label-source.ts";
import { readLabel } from "../real/labels/label-store.ts";
import type { ResumeLabel } from "../real/labels/resume-label.ts";
import type { LabelledEntry } from "./place-label.ts";

/** A document to be tagged. */
export type TaggedSource = Omit<LabelSource, "role"> & {
  role: Role | "own" | "maker";
  entries: LabelledEntry[];
};

const corpus = new URL("../../testing/corpus/", import.meta.url).pathname;
/** What was kept aside of our own documents. */
const ASIDE = "first-sight";

/** Every restored document whose jobs and studies are labelled, of whatever kind. */
export function listTagged(): TaggedSource[] {
  return [...listResumes(), ...listEntries(), ...listMade(), ...listOwn()];
}

function listResumes(): TaggedSource[] {
  return readManifest("resumes").flatMap((entry) => {
    const source = sourceOfResume(entry);
    const label = readLabel("resumes", entry.id);
    return source === null || label === null ? [] : { ...source, entries: entriesOf(label) };
  });
}

function listEntries(): TaggedSource[] {
  return readManifest("entries").flatMap((entry) => {
    const source = sourceOfEntries(entry);
    const label = readLabel("entries", entry.id);
    return source === null || label === null ? [] : { ...source, entries: withLines(label) };
  });
}

function listMade(): TaggedSource[] {
  return listMakers().map(({ id, owner, path, label }) => ({
    id: `maker-${id.replace(/\W+/g, "-")}`,
    path,
    owner,
    role: "maker",
    learned: true,
    met: false,
    entries: entriesOf(label),
  }));
}

function listOwn(): TaggedSource[] {
  const files = (readdirSync(corpus, { recursive: true }) as string[])
    .filter((name) => name.endsWith(".pdf") && !name.startsWith(ASIDE))
    .sort();
  return files.flatMap((file) => {
    const truth = readTruth(corpus + file.replace(/\.pdf$/, ".json"));
    if (truth === null || truth.resume === false || truth.textLayer === false) return [];
    return {
      id: `own-${file.replace(/\W+/g, "-")}`,
      path: corpus + file,
      owner: "ours",
      role: "own",
      learned: true,
      met: false,
      entries: entriesOf(labelOwn(truth)),
    };
  });
}

/** What one of our own documents holds, from the file beside it. */
function readTruth(path: string): OwnTruth | null {
  if (!existsSync(path)) return null;
  const truth = JSON.parse(readFileSync(path, "utf8")) as Partial<OwnTruth>;
  return truth.jobs !== undefined && truth.sections !== undefined ? (truth as OwnTruth) : null;
}

function entriesOf({ jobs, studies }: ResumeLabel): LabelledEntry[] {
  return [
    ...jobs.map(({ lines, ...values }): LabelledEntry => ({ kind: "job", values, lines: null })),
    ...studies.map(({ lines, grade, ...values }): LabelledEntry => ({ kind: "study", values, lines: null })),
  ];
}

function withLines({ jobs, studies }: EntryLabel): LabelledEntry[] {
  const place = ([first, head, last]: [number, number, number]) => ({
    first: first - 1,
    head: head - 1,
    last: last - 1,
  });
  return [
    ...jobs.map(({ lines, ...values }): LabelledEntry => ({ kind: "job", values, lines: place(lines) })),
    ...studies.map(({ lines, ...values }): LabelledEntry => ({ kind: "study", values, lines: place(lines) })),
  ];
}
