import { openTagger, scoreTags, type Tagger, type TagScores } from "../../models/network/score-tags.ts";
import { TAGGER_FEATURES, TAGGER_WEIGHTS } from "../../models/network/tagger-weights.ts";
import { lettersOf } from "../../text/fold-letters.ts";
import type { Span } from "../../text/span.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import { readBullets } from "../jobs/read-bullets.ts";
import type { JobReading, StudyReading, TaggedShares } from "../model/resume.ts";
import type { OpenedDocument } from "../opened/open-document.ts";
import { buildEntries, type TaggedEntry } from "./build-entries.ts";
import { decodeTags, type Trust } from "./decode-tags.ts";
import { extendLines, keepRuled, pairEntries, takeDates } from "./join-rules.ts";
import { observeForTags, type Ruled } from "./observe-document.ts";
import { shareOfRun } from "./share-tags.ts";

const TRUST: Trust = { tags: 0.5, classes: 1 };

let tagger: Tagger | undefined;

/** The jobs and studies of a document as the network reads them, in printed order. */
export function readTagged(
  document: OpenedDocument,
  ruled: Ruled,
): { jobs: JobReading[]; studies: StudyReading[] } {
  const { observed } = document;
  const { lines: seen, ruled: answers } = observeForTags(document, ruled);
  if (seen.length === 0) return { jobs: [...ruled.jobs], studies: [...ruled.studies] };
  tagger ??= openTagger(TAGGER_FEATURES, TAGGER_WEIGHTS);
  const scores = scoreTags(tagger, seen);
  const readings = decodeTags(
    scores,
    seen.map(({ tokens }) => tokens.length),
    answers,
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
  const ofKind = (kind: TaggedEntry["kind"]) => entries.filter((entry) => entry.kind === kind);
  const jobs = pairEntries(ofKind("job"), ruled.jobs, facts);
  const studies = pairEntries(ofKind("study"), ruled.studies, facts);
  for (const pairs of [jobs, studies]) {
    takeDates(pairs);
    extendLines(entries, pairs, facts);
  }
  const unitsAt = new Map(document.units.map((unit) => [unit.lines[0]!, unit]));
  const taggedJobs = ofKind("job").flatMap(
    (entry) => buildJob(document, entry, jobs.get(entry), scores, unitsAt) ?? [],
  );
  const taggedStudies = ofKind("study").flatMap(
    (entry) => buildStudy(document, entry, studies.get(entry), scores) ?? [],
  );
  return {
    jobs: inOrder([...taggedJobs, ...keepRuled(ruled.jobs, entries, facts, seen)]),
    studies: inOrder([...taggedStudies, ...keepRuled(ruled.studies, entries, facts, seen)]),
  };
}

const inOrder = <T extends Span>(list: T[]) => list.sort((one, other) => one.start - other.start);

type Other = Readonly<Record<string, unknown>> | undefined;

function buildJob(
  document: OpenedDocument,
  entry: TaggedEntry,
  other: (Other & Pick<JobReading, "leads">) | undefined,
  scores: TagScores,
  unitsAt: ReadonlyMap<number, Unit>,
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
    bullets: readDeeds(document, entry, unitsAt),
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

/** Of two values that hold one another the rules know better where they begin and end; else the network says what they are. */
function joinValues(own: string | null, other: string | null, isLent: boolean): string | null {
  if (own === null) return isLent ? other : null;
  if (other === null) return own;
  const [one, ruled] = [lettersOf(own), lettersOf(other)];
  return one.includes(ruled) || ruled.includes(one) ? other : own;
}

/** What was done, told in the lines of the entry below those that name it. `unitsAt`: blocks by their first line. */
function readDeeds(
  { rowsOf, observed }: OpenedDocument,
  entry: TaggedEntry,
  unitsAt: ReadonlyMap<number, Unit>,
): JobReading["bullets"] {
  const own = new Set(entry.lines);
  const named = [...entry.values.values()];
  const units = entry.lines.flatMap((line) => unitsAt.get(line) ?? []);
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
