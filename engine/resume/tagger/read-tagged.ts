import type { Span } from "../../text/span.ts";
import { readBullets } from "../jobs/read-bullets.ts";
import type { JobReading, StudyReading, TaggedShares } from "../model/resume.ts";
import type { OpenedDocument } from "../opened/open-document.ts";
import { buildEntries, type TaggedEntry } from "./build-entries.ts";
import { decodeTags, type Trust } from "./decode-tags.ts";
import { extendLines, keepRuled, lendDates, pairEntries } from "./join-rules.ts";
import { observeForTags, type Ruled } from "./observe-document.ts";
import { answersOfRules } from "./rule-answers.ts";
import { scoreTags, type TagScores } from "./run-network.ts";
import { shareOfRun } from "./share-tags.ts";

const TRUST: Trust = { tags: 0.5, classes: 1 };

/** The jobs and studies of a document as the network reads them, in printed order. */
export function readTagged(
  document: OpenedDocument,
  ruled: Ruled,
): { jobs: JobReading[]; studies: StudyReading[] } {
  const { observed } = document;
  const seen = observeForTags(document, ruled);
  if (seen.length === 0) return { jobs: [...ruled.jobs], studies: [...ruled.studies] };
  const scores = scoreTags(seen);
  const readings = decodeTags(
    { tags: { ...scores.tags, values: scores.tags.values.slice() }, classes: scores.classes },
    seen.map(({ tokens }) => tokens.length),
    answersOfRules(seen),
    TRUST,
  );
  const entries = buildEntries(
    readings,
    observed.facts,
    seen.map(({ tokens }) => tokens),
  );
  return buildReadings(document, entries, ruled, scores, seen.length);
}

function buildReadings(
  document: OpenedDocument,
  entries: readonly TaggedEntry[],
  ruled: Ruled,
  scores: TagScores,
  seen: number,
): { jobs: JobReading[]; studies: StudyReading[] } {
  const { facts } = document.observed;
  const ofJobs = ruled.jobs.map((job) => ({ ...job, kind: "job" as const }));
  const ofStudies = ruled.studies.map((study) => ({ ...study, kind: "study" as const, current: false }));
  const jobs = pairEntries(entries, ofJobs, facts);
  const studies = pairEntries(entries, ofStudies, facts);
  for (const pairs of [jobs, studies]) {
    lendDates(entries, pairs);
    extendLines(entries, pairs, facts);
  }
  const tagged = entries.map((entry) =>
    entry.kind === "job"
      ? { job: buildJob(document, entry, jobs.get(entry), scores), study: null }
      : { job: null, study: buildStudy(document, entry, studies.get(entry), scores) },
  );
  const inOrder = <T extends { start: number }>(list: T[]) =>
    list.sort((one, other) => one.start - other.start);
  return {
    jobs: inOrder([...tagged.flatMap(({ job }) => job ?? []), ...keepRuled(ofJobs, entries, facts, seen)]),
    studies: inOrder([
      ...tagged.flatMap(({ study }) => study ?? []),
      ...keepRuled(ofStudies, entries, facts, seen),
    ]),
  };
}

type Other = Readonly<Record<string, unknown>> | undefined;

function buildJob(
  document: OpenedDocument,
  entry: TaggedEntry,
  other: (Other & Pick<JobReading, "leads">) | undefined,
  scores: TagScores,
): JobReading | null {
  const value = (name: string) => chooseValue(document, entry, other, name);
  const values = { title: value("title"), employer: value("employer"), place: value("place") };
  if (values.title === null && values.employer === null) return null;
  const { from, to, current } = entry;
  return {
    ...values,
    from,
    to,
    current,
    bullets: readDeeds(document, entry),
    ...spanOf(document, entry),
    ...(other?.leads !== undefined && { leads: other.leads }),
    tagged: sharesOf(entry, scores, other, values, "J"),
  };
}

function buildStudy(
  document: OpenedDocument,
  entry: TaggedEntry,
  other: Other,
  scores: TagScores,
): StudyReading | null {
  const value = (name: string) => chooseValue(document, entry, other, name);
  const values = { school: value("school"), degree: value("degree"), field: value("field") };
  if (Object.values(values).every((one) => one === null)) return null;
  const { from, to } = entry;
  return {
    ...values,
    from,
    to,
    ...spanOf(document, entry),
    tagged: sharesOf(entry, scores, other, values, "S"),
  };
}

function spanOf({ observed: { facts } }: OpenedDocument, { lines }: TaggedEntry): Span {
  return { start: facts[lines[0]!]!.line.start, end: facts[lines.at(-1)!]!.line.end };
}

function chooseValue(
  { observed: { text } }: OpenedDocument,
  entry: TaggedEntry,
  other: Other,
  name: string,
): string | null {
  return joinValues(printedAt(entry, name, text), (other?.[name] ?? null) as string | null, LENT.has(name));
}

/** What is often printed once for several entries. */
const LENT: ReadonlySet<string> = new Set(["employer", "school", "place"]);

function printedAt(entry: TaggedEntry, name: string, text: string): string | null {
  const span = entry.values.get(name);
  return span === undefined ? null : text.slice(span.start, span.end).replace(/\s+/g, " ");
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Of two values that hold one another the rules know better where they begin and end; else the network says what they are. */
function joinValues(own: string | null, other: string | null, isLent: boolean): string | null {
  if (own === null) return isLent ? other : null;
  if (other === null) return own;
  const [one, ruled] = [lettersOf(own), lettersOf(other)];
  return one.includes(ruled) || ruled.includes(one) ? other : own;
}

/** What was done, told in the lines of the entry below those that name it. */
function readDeeds({ units, rowsOf, observed }: OpenedDocument, entry: TaggedEntry): JobReading["bullets"] {
  const own = new Set(entry.lines);
  const named = [...entry.values.values()];
  const rows = rowsOf(
    units.filter((unit) => unit.kind !== "heading" && unit.lines.every((line) => own.has(line))),
  );
  const body = rows.filter((row) => !named.some(({ start }) => start >= row.start && start < row.end));
  return readBullets(body, observed.text);
}

/** How likely the network finds each value, and whether the rules read the same. */
function sharesOf(
  entry: TaggedEntry,
  scores: TagScores,
  other: object | undefined,
  values: Readonly<Record<string, string | null>>,
  letter: "J" | "S",
): TaggedShares {
  const shares: TaggedShares = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    const span = entry.values.get(name);
    const ruled = (other as Record<string, unknown> | undefined)?.[name] ?? null;
    shares[name] = {
      share: span === undefined ? 0 : shareOfRun(scores.tags, span.tokens, `${letter}.${name}`),
      agreed: typeof ruled === "string" && lettersOf(ruled) === lettersOf(value),
    };
  }
  const dates = entry.dated.map((run) => shareOfRun(scores.tags, run, `${letter}.date`));
  shares.dates = { share: dates.length === 0 ? 0 : Math.min(...dates), agreed: sameDates(entry, other) };
  return shares;
}

function sameDates(entry: TaggedEntry, other: object | undefined): boolean {
  const { from, to } = (other ?? {}) as Partial<Pick<TaggedEntry, "from" | "to">>;
  return other !== undefined && from?.text === entry.from?.text && to?.text === entry.to?.text;
}
