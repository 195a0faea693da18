import { LIST_SECTIONS, type ListSection } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";
import { isPlain, sameValue } from "../document/same-value.ts";
import { linesOf, nameOf } from "./entry-words.ts";
import type { AcceptedProposal } from "./tailored-line.ts";
import { followOrder, insertBehind, takeLines } from "./take-lines.ts";

/** Where a change stands: `section` is null for the head of the document, `entry` for a whole list of entries. */
type Place = { section: ListSection | "custom" | null; entry: string | null; field: string };
export type TakenChange = Place & { before: string; after: string };
/** What was changed there and also here: what it says there and what stays here; empty where it says nothing. */
export type LeftChange = Place & { there: string; here: string };

export type Takeover = {
  document: ResumeDocument;
  taken: TakenChange[];
  left: LeftChange[];
  /** Proposals that were accepted and still stand here, resting on lines that say something else now. */
  unfounded: AcceptedProposal[];
};

type Plain = Readonly<Record<string, unknown>>;
type Entry = Plain & { id: string };
type Changes = Pick<Takeover, "taken" | "left">;
type Outcome<Value> = Changes & { value: Value };

/**
 * A version with what has changed in its resume since: `base` is the resume as it was, `newer` as it is now. What the
 * version has left alone follows; what it words, orders or leaves out in its own way stays, and is told. Look, photo,
 * order and headings of sections are each document's own.
 */
export function takeOver(base: ResumeDocument, version: ResumeDocument, newer: ResumeDocument): Takeover {
  const basics = takeFields({ section: null, entry: null }, base.basics, version.basics, newer.basics);
  const lists = LIST_SECTIONS.map(
    (section) => [section, takeEntries(section, base[section], version[section], newer[section])] as const,
  );
  const customOf = ({ meta }: ResumeDocument) => meta?.vouch?.custom;
  const custom = takeEntries("custom", customOf(base), customOf(version), customOf(newer));
  const outcomes = [basics, ...lists.map(([, outcome]) => outcome), custom];
  const kept = lists.filter(([section, { value }]) => value.length > 0 || version[section] !== undefined);
  const document = {
    ...version,
    ...(Object.keys(basics.value).length > 0 || version.basics !== undefined ? { basics: basics.value } : {}),
    ...Object.fromEntries(kept.map(([section, { value }]) => [section, value])),
    ...(custom.taken.length === 0
      ? {}
      : { meta: { ...version.meta, vouch: { ...version.meta?.vouch, custom: custom.value } } }),
  } as ResumeDocument;
  return {
    document,
    taken: outcomes.flatMap(({ taken }) => taken),
    left: outcomes.flatMap(({ left }) => left),
    unfounded: findUnfounded(base, newer, document),
  };
}

function takeFields(
  place: Omit<Place, "field">,
  base: Plain = {},
  own: Plain = {},
  newer: Plain = {},
): Outcome<Plain> {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(newer)])].filter(
    (field) =>
      field !== "image" && !sameValue(base[field], newer[field]) && !sameValue(own[field], newer[field]),
  );
  const outcomes = changed.map(
    (field) => [field, takeField({ ...place, field }, base[field], own[field], newer[field])] as const,
  );
  const values = { ...own, ...Object.fromEntries(outcomes.map(([field, { value }]) => [field, value])) };
  return {
    value: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ...joinChanges(outcomes.map(([, outcome]) => outcome)),
  };
}

function takeField(place: Place, base: unknown, own: unknown, newer: unknown): Outcome<unknown> {
  const [here, there] = [own, newer].map((value) => linesOf(value).join("\n")) as [string, string];
  if (sameValue(own, base))
    return { value: newer, taken: [{ ...place, before: here, after: there }], left: [] };
  if (![base, own, newer].every(isLinesOrNothing))
    return { value: own, taken: [], left: [{ ...place, there, here }] };
  const { lines, left } = takeLines(...([base, own, newer].map((value) => value ?? []) as LineLists));
  const after = lines.join("\n");
  return {
    value: lines.length === 0 ? undefined : lines,
    taken: after === here ? [] : [{ ...place, before: here, after }],
    left: left.map((one) => ({ ...place, ...one })),
  };
}

type LineLists = [string[], string[], string[]];
const isLinesOrNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((line) => typeof line === "string"));

function takeEntries(
  section: ListSection | "custom",
  ...lists: [base: unknown, own: unknown, newer: unknown]
): Outcome<readonly Entry[]> {
  const [base, own, newer] = lists.map(entriesOf) as [Entry[], Entry[], Entry[]];
  const stay = own.map((entry) => takeEntry(section, entry, idIn(base, entry), idIn(newer, entry)));
  const fresh = newer.filter((entry) => idIn(base, entry) === null && idIn(own, entry) === null);
  const absent = newer.filter((entry) => {
    const before = idIn(base, entry);
    return before !== null && idIn(own, entry) === null && !sameValue(before, entry);
  });
  const entries = stay.map(({ value }) => value).filter((entry) => entry !== null);
  const ids = [base, entries, newer].map((all) => all.map(({ id }) => id)) as LineLists;
  const order = followOrder(...ids);
  const names = (all: readonly Entry[]) => all.map(nameOf).join("\n");
  const whole = { section, entry: null, field: section };
  const ordered = (order ?? ids[1]).map((id) => entries.find((entry) => entry.id === id)!);
  const isMoved = order !== null && !sameValue(order, ids[1]);
  return {
    value: fresh.reduce(
      (all, entry) => insertBehind(all, entry, newer, (one, other) => one.id === other.id),
      ordered,
    ),
    ...joinChanges([
      ...stay,
      {
        taken: [
          ...fresh.map((entry) => ({ ...placeOf(section, entry), before: "", after: wordsOf(entry) })),
          ...(isMoved ? [{ ...whole, before: names(entries), after: names(ordered) }] : []),
        ],
        left: [
          ...absent.map((entry) => ({ ...placeOf(section, entry), there: wordsOf(entry), here: "" })),
          ...(order === null ? [{ ...whole, there: names(newer), here: names(entries) }] : []),
        ],
      },
    ]),
  };
}

/** Null where it goes. */
function takeEntry(
  section: Place["section"],
  own: Entry,
  base: Entry | null,
  newer: Entry | null,
): Outcome<Entry | null> {
  const place = placeOf(section, own);
  if (base === null || newer === null) {
    if (base === null || newer !== null) return { value: own, taken: [], left: [] };
    return sameValue(own, base)
      ? { value: null, taken: [{ ...place, before: wordsOf(own), after: "" }], left: [] }
      : { value: own, taken: [], left: [{ ...place, there: "", here: wordsOf(own) }] };
  }
  const { value, ...changes } = takeFields(place, base, own, newer);
  return { value: { ...value, id: own.id }, ...changes };
}

const placeOf = (section: Place["section"], entry: Entry) => ({ section, entry: nameOf(entry), field: "" });

function wordsOf({ id: _, ...entry }: Entry): string {
  return linesOf(entry).join("\n");
}

/** Those that have a name of their own: all that the editor makes or reads. */
const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value)
    ? value.filter((entry): entry is Entry => isPlain(entry) && typeof entry.id === "string")
    : [];

const idIn = (entries: readonly Entry[], { id }: Entry) => entries.find((entry) => entry.id === id) ?? null;

const joinChanges = (outcomes: readonly Changes[]): Changes => ({
  taken: outcomes.flatMap(({ taken }) => taken),
  left: outcomes.flatMap(({ left }) => left),
});

/** Kinds that put a document's own lines in order or leave them out: what a line says now stands there itself. */
const OF_ORDER = new Set(["skills-first", "bullets-first", "leave-out"]);

function findUnfounded(
  base: ResumeDocument,
  newer: ResumeDocument,
  { meta, ...document }: ResumeDocument,
): AcceptedProposal[] {
  const [was, is, here] = [base, newer, document].map((one) => new Set(linesOf(one)));
  const isSaid = (words: string) => [...is!].some((line) => line.toLowerCase().includes(words.toLowerCase()));
  return (meta?.vouch?.tailored ?? []).filter(
    ({ kind, after, lines }) =>
      !OF_ORDER.has(kind) &&
      lines.some((line) => was!.has(line) && !is!.has(line)) &&
      after.split("\n").every((line) => here!.has(line) && !isSaid(line)),
  );
}
