import type { Printed, ResumeLabel } from "../real/labels/resume-label.ts";
import { type DocumentWord, findValue, listWords, type Occurrence } from "./find-values.ts";
import type { EntryKind, LineLabel } from "./reader/header-labels.ts";
import type { LineFacts } from "./reader/line-facts.ts";

/** An entry of a label laid on the lines and words that print it. */
export type AlignedEntry = {
  kind: EntryKind;
  rows: number[];
  /** Offsets of its values in the text, by label. */
  values: { label: string; start: number; end: number }[];
};
export type AlignedLabel = { lines: LineLabel[]; entries: AlignedEntry[] };

/** Beyond so many lines from its entry a value belongs to another. */
const NEAR = 5;
const FIELDS: Record<EntryKind, readonly string[]> = {
  job: ["title", "employer", "place", "start", "end"],
  study: ["school", "degree", "field", "start", "end"],
};

/** Lays a label on a document as it was laid out: which line names, tells or heads what, and which words are which value. */
export function alignLabel(facts: readonly LineFacts[], label: ResumeLabel): AlignedLabel {
  const words = listWords(facts.map(({ line }) => line));
  const used = new Set<number>();
  const entries = [
    ...label.jobs.flatMap((job) => alignEntry("job", job, words, facts, used) ?? []),
    ...label.studies.flatMap((study) => alignEntry("study", study, words, facts, used) ?? []),
  ].sort((one, other) => one.rows[0]! - other.rows[0]!);
  return { lines: labelLines(facts, words, label, entries), entries };
}

type Found = { field: string; at: Occurrence };

/** The occurrences of an entry's values that stand closest together. */
function alignEntry(
  kind: EntryKind,
  entry: Readonly<Record<string, Printed | [number, number]>>,
  words: readonly DocumentWord[],
  facts: readonly LineFacts[],
  used: Set<number>,
): AlignedEntry | null {
  const candidates = FIELDS[kind].map((field) => ({
    field,
    found: findValue(words, entry[field] as Printed),
  }));
  const named = candidates.filter(({ field }) => field !== "start" && field !== "end" && field !== "place");
  const dated = candidates.filter(({ field }) => field === "start" || field === "end");
  let best: { cost: number; chosen: Found[] } | null = null;
  for (const anchor of named.flatMap(({ found }) => found)) {
    const chosen: Found[] = [];
    let cost = used.has(anchor.from) ? 4 : 0;
    for (const { field, found } of [...named, ...candidates.filter((one) => !named.includes(one))]) {
      const isDate = dated.some((one) => one.field === field);
      const near = nearest(found, anchor, (at) =>
        isDate
          ? Number(!inPeriod(facts, words, at))
          : Number(used.has(at.from)) + 3 * Number(isMention(facts, at, anchor)),
      );
      if (near === null || Math.abs(near.line - anchor.line) > NEAR) cost += found.length === 0 ? 0 : 6;
      else if (used.has(near.from) && near.line < anchor.line) cost += 1;
      else {
        cost += Math.abs(near.line - anchor.line) + (used.has(near.from) ? 2 : 0);
        chosen.push({ field, at: near });
      }
    }
    if (best === null || cost < best.cost) best = { cost, chosen };
  }
  if (best === null) return null;
  for (const { at } of best.chosen) used.add(at.from);
  const rows = new Set(best.chosen.flatMap(({ at }) => [at.line, at.lastLine]));
  return {
    kind,
    rows: [...rows].sort((a, b) => a - b),
    values: best.chosen.map(({ field, at }) => ({
      label: field === "start" || field === "end" ? "date" : field,
      start: words[at.from]!.start,
      end: words[at.to]!.end,
    })),
  };
}

function nearest(
  found: readonly Occurrence[],
  anchor: Occurrence,
  penalty: (at: Occurrence) => number,
): Occurrence | null {
  let best: Occurrence | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of found) {
    const far = Math.abs(at.line - anchor.line) + 1.5 * penalty(at) + Math.abs(at.from - anchor.from) / 1e6;
    if (far < least) [least, best] = [far, at];
  }
  return best;
}

/** In a list's item, below or above what names the entry: told of in passing. */
function isMention(facts: readonly LineFacts[], at: Occurrence, anchor: Occurrence): boolean {
  return facts[at.line]!.line.bullet && !facts[anchor.line]!.line.bullet;
}

function inPeriod(facts: readonly LineFacts[], words: readonly DocumentWord[], at: Occurrence): boolean {
  const { line, periods } = facts[at.line]!;
  const start = words[at.from]!.start - line.start;
  return periods.some((period) => period.start <= start && start < period.end);
}

function labelLines(
  facts: readonly LineFacts[],
  words: readonly DocumentWord[],
  label: ResumeLabel,
  entries: readonly AlignedEntry[],
): LineLabel[] {
  const headings = placeHeadings(facts, words, label);
  const ofRow = new Map<number, LineLabel>();
  for (const { kind, rows } of entries)
    for (const [at, row] of rows.entries())
      if (at === 0) ofRow.set(row, kind);
      else if (!ofRow.has(row)) ofRow.set(row, `${kind}-more`);
  let body: LineLabel = "contact";
  return facts.map((_, at) => {
    const heading = headings.get(at);
    if (heading !== undefined) body = BODIES[heading];
    return ofRow.get(at) ?? heading ?? body;
  });
}

type HeadingLabel = "head-experience" | "head-education" | "head-skills" | "head-other";
const BODIES: Record<HeadingLabel, LineLabel> = {
  "head-experience": "job-body",
  "head-education": "study-body",
  "head-skills": "skill",
  "head-other": "other",
};

/** The line of each heading: where it stands alone or first, the one that looks most like a heading. */
function placeHeadings(
  facts: readonly LineFacts[],
  words: readonly DocumentWord[],
  label: ResumeLabel,
): Map<number, HeadingLabel> {
  const placed = new Map<number, HeadingLabel>();
  for (const { kind, heading } of label.sections) {
    const found = findValue(words, heading)
      .filter(({ line, from }) => !placed.has(line) && words[from - 1]?.line !== line)
      .map((at) => {
        const fact = facts[at.line]!;
        const rest = fact.words.length - (at.to - at.from + 1);
        return {
          line: at.line,
          rank: (fact.heading === null ? 0 : 2) - Math.max(0, rest) + (/[bCL]/.test(fact.style) ? 1 : 0),
        };
      })
      .sort((one, other) => other.rank - one.rank || one.line - other.line);
    const line = found[0]?.line;
    if (line === undefined) continue;
    const name = kind === "experience" || kind === "education" || kind === "skills" ? kind : "other";
    placed.set(line, `head-${name}`);
  }
  return placed;
}
