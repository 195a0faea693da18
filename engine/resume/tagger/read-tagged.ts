import { readBullets } from "../jobs/read-bullets.ts";
import type { JobReading, StudyReading, TaggedShares } from "../model/resume.ts";
import type { OpenedDocument } from "../opened/open-document.ts";
import { buildEntries, type TaggedEntry } from "./build-entries.ts";
import { decodeTags, type Trust } from "./decode-tags.ts";
import { lendDates, pairEntries } from "./join-rules.ts";
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
  return buildReadings(document, entries, ruled, scores);
}

function buildReadings(
  document: OpenedDocument,
  entries: readonly TaggedEntry[],
  ruled: Ruled,
  scores: TagScores,
): { jobs: JobReading[]; studies: StudyReading[] } {
  const { text, facts } = document.observed;
  const jobs = pairEntries(
    entries,
    ruled.jobs.map((job) => ({ ...job, kind: "job" as const })),
    facts,
  );
  const studies = pairEntries(
    entries,
    ruled.studies.map((study) => ({ ...study, kind: "study" as const, current: false })),
    facts,
  );
  lendDates(entries, jobs);
  lendDates(entries, studies);
  const spanOf = ({ lines }: TaggedEntry) => ({
    start: facts[lines[0]!]!.line.start,
    end: facts[lines.at(-1)!]!.line.end,
  });
  const reader =
    (entry: TaggedEntry, other: Readonly<Record<string, unknown>> | undefined) => (name: string) =>
      joinValues(printedAt(entry, name, text), (other?.[name] ?? null) as string | null, LENT.has(name));
  return {
    jobs: entries.flatMap((entry) => {
      if (entry.kind !== "job") return [];
      const other = jobs.get(entry);
      const value = reader(entry, other);
      const [title, employer, place] = [value("title"), value("employer"), value("place")];
      if (title === null && employer === null) return [];
      const { from, to, current } = entry;
      return {
        title,
        employer,
        place,
        from,
        to,
        current,
        bullets: readDeeds(document, entry),
        ...spanOf(entry),
        ...(other?.leads !== undefined && { leads: other.leads }),
        tagged: sharesOf(entry, scores, other, { title, employer, place }, "J"),
      };
    }),
    studies: entries.flatMap((entry) => {
      if (entry.kind !== "study") return [];
      const other = studies.get(entry);
      const value = reader(entry, other);
      const [school, degree, field] = [value("school"), value("degree"), value("field")];
      if (school === null && degree === null && field === null) return [];
      const { from, to } = entry;
      return {
        school,
        degree,
        field,
        from,
        to,
        ...spanOf(entry),
        tagged: sharesOf(entry, scores, other, { school, degree, field }, "S"),
      };
    }),
  };
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
