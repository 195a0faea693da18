import { LIST_SECTIONS, type ListSection } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";
import { sameValue } from "../document/same-value.ts";
import { linesOf, nameOf } from "./entry-words.ts";
import type { AcceptedProposal } from "./tailored-line.ts";

/** Where a version differs from the resume it came of, and where the new words come from. */
export type Difference = {
  /** Null for the head of the document. */
  section: ListSection | null;
  /** What the entry is called; null for a whole list of entries, and for the head. */
  entry: string | null;
  field: string;
  before: string;
  after: string;
  /** The same parts in another order, parts left out, an accepted proposal (of which a model worded some), or the person's own typing. */
  source: "order" | "left-out" | "ad" | "model" | "own-lines" | "typed";
  /** Of a proposal: the lines it rests on. */
  lines: string[];
};

/** Ids, and what is of the look. */
const FIELDS_UNSEEN = new Set(["id", "image"]);

/** Every difference but of the look, in the order of the document. */
export function listDifferences(
  base: ResumeDocument,
  version: ResumeDocument,
  accepted: readonly AcceptedProposal[],
): Difference[] {
  const head = fieldsOf(base.basics ?? {}, version.basics ?? {}).map(({ field, before, after }) => ({
    section: null,
    entry: null,
    field,
    ...describe(before, after, accepted),
  }));
  return [...head, ...LIST_SECTIONS.flatMap((section) => listSection(section, base, version, accepted))];
}

type Entry = { id?: string } & Record<string, unknown>;

function listSection(
  section: ListSection,
  base: ResumeDocument,
  version: ResumeDocument,
  accepted: readonly AcceptedProposal[],
): Difference[] {
  const [was, now] = [base, version].map((one) => (one[section] ?? []) as Entry[]) as [Entry[], Entry[]];
  const changed = now.flatMap((entry) => {
    const before = was.find(({ id }) => id === entry.id);
    return before === undefined ? [] : listEntry(section, before, entry, accepted);
  });
  const ids = [was, now].map((entries) => entries.map(({ id }) => id));
  if (sameValue(ids[0], ids[1])) return changed;
  // By today's names: what an entry is called is a difference of its own.
  const names = was.map((entry) => nameOf(now.find(({ id }) => id === entry.id) ?? entry));
  const whole = {
    section,
    entry: null,
    field: section,
    ...describe(names, now.map(nameOf), accepted),
  };
  return [whole, ...changed];
}

function listEntry(
  section: ListSection,
  was: Entry,
  now: Entry,
  accepted: readonly AcceptedProposal[],
): Difference[] {
  return fieldsOf(was, now).map(({ field, before, after }) => ({
    section,
    entry: nameOf(now),
    field,
    ...describe(before, after, accepted),
  }));
}

function fieldsOf(was: object, now: object) {
  const [before, after] = [was, now] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !FIELDS_UNSEEN.has(field) && !sameValue(before[field], after[field]))
    .map((field) => ({ field, before: linesOf(before[field]), after: linesOf(after[field]) }));
}

function describe(
  before: readonly string[],
  after: readonly string[],
  accepted: readonly AcceptedProposal[],
): Omit<Difference, "section" | "entry" | "field"> {
  const shown = { before: before.join("\n"), after: after.join("\n") };
  const added = after.filter((line) => !before.includes(line));
  if (added.length === 0) {
    const source = after.length < before.length ? "left-out" : "order";
    return { ...shown, source, lines: [] };
  }
  const origins = added.map((line) => accepted.find((one) => one.after.split("\n").includes(line)));
  if (origins.some((one) => one === undefined)) return { ...shown, source: "typed", lines: [] };
  const known = origins.filter((one) => one !== undefined);
  return {
    ...shown,
    source: sourceOf(new Set(known.map(({ kind }) => kind))),
    lines: [...new Set(known.flatMap(({ lines }) => lines))],
  };
}

/** Of several kinds, the one that is furthest from the person's own words. */
function sourceOf(kinds: ReadonlySet<string>): Difference["source"] {
  if (kinds.has("model-wording") || kinds.has("model-summary")) return "model";
  if ([...kinds].every((kind) => kind === "summary")) return "own-lines";
  return [...kinds].every((kind) => kind === "trim") ? "left-out" : "ad";
}
