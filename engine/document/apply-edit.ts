import type { Meta, ResumeDocument } from "./resume-document.ts";

/** The lists of a document whose entries can be added, taken out and moved. */
export const LIST_SECTIONS = [
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];

export type DocumentEntry = { id: string } & Record<string, unknown>;
type Value = string | string[];
type OwnMeta = NonNullable<Meta["vouch"]>;

/** One change of a document. Entries are named by id, so that changes of different entries do not depend on their order. */
export type DocumentEdit =
  /** `field` may lead into a group: 'location.city'. An undefined value takes the field out. */
  | { kind: "set-basics"; field: string; value: string | undefined }
  | { kind: "set"; section: ListSection; id: string; field: string; value: Value | undefined }
  | { kind: "insert"; section: ListSection; at: number; entry: DocumentEntry }
  | { kind: "remove"; section: ListSection; id: string }
  | { kind: "move"; section: ListSection; id: string; to: number }
  | { kind: "set-meta"; value: OwnMeta };

/** What a change makes of a document; null where what it names is no longer there. */
export function applyEdit(document: ResumeDocument, edit: DocumentEdit): ResumeDocument | null {
  switch (edit.kind) {
    case "set-basics":
      return setBasics(document, edit);
    case "set-meta":
      return setMeta(document, edit.value);
    case "set":
      return setField(document, edit);
    case "insert":
      return insertEntry(document, edit);
    case "remove":
      return removeEntry(document, edit);
    case "move":
      return moveEntry(document, edit);
  }
}

type Of<Kind extends DocumentEdit["kind"]> = Extract<DocumentEdit, { kind: Kind }>;
type Plain = Record<string, unknown>;

function setBasics(document: ResumeDocument, { field, value }: Of<"set-basics">): ResumeDocument {
  const basics = (document.basics ?? {}) as Plain;
  const [group, inner] = field.split(".") as [string, string | undefined];
  if (inner === undefined) return { ...document, basics: withField(basics, group, value) };
  const changed = withField((basics[group] ?? {}) as Plain, inner, value);
  return { ...document, basics: withField(basics, group, isEmpty(changed) ? undefined : changed) };
}

function setMeta(document: ResumeDocument, value: OwnMeta): ResumeDocument {
  return { ...document, meta: { ...document.meta, vouch: { ...document.meta?.vouch, ...value } } };
}

function setField(document: ResumeDocument, edit: Of<"set">): ResumeDocument | null {
  const entries = entriesOf(document, edit.section);
  const held = entries.find(({ id }) => id === edit.id);
  if (held === undefined) return null;
  const changed = withField(held, edit.field, edit.value) as DocumentEntry;
  return withEntries(
    document,
    edit.section,
    entries.map((entry) => (entry === held ? changed : entry)),
  );
}

function insertEntry(document: ResumeDocument, { section, at, entry }: Of<"insert">): ResumeDocument | null {
  const entries = entriesOf(document, section);
  if (entries.some(({ id }) => id === entry.id)) return null;
  return withEntries(document, section, entries.toSpliced(Math.min(at, entries.length), 0, entry));
}

function removeEntry(document: ResumeDocument, { section, id }: Of<"remove">): ResumeDocument | null {
  const entries = entriesOf(document, section);
  const stay = entries.filter((entry) => entry.id !== id);
  return stay.length === entries.length ? null : withEntries(document, section, stay);
}

function moveEntry(document: ResumeDocument, { section, id, to }: Of<"move">): ResumeDocument | null {
  const entries = entriesOf(document, section);
  const at = entries.findIndex((entry) => entry.id === id);
  if (at < 0) return null;
  const moved = entries.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, entries[at]!);
  return withEntries(document, section, moved);
}

const entriesOf = (document: ResumeDocument, section: ListSection) =>
  (document[section] ?? []) as readonly DocumentEntry[];

const withEntries = (document: ResumeDocument, section: ListSection, entries: readonly DocumentEntry[]) => ({
  ...document,
  [section]: entries,
});

function withField(held: Plain, key: string, value: unknown): Plain {
  const { [key]: _, ...rest } = held;
  return value === undefined ? rest : { ...held, [key]: value };
}

const isEmpty = (group: Plain) => Object.keys(group).length === 0;
