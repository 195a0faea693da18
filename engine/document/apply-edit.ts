import type { CustomSection, DocumentLanguage, ResumeDocument } from "./resume-document.ts";

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
type OwnMeta = {
  language?: DocumentLanguage;
  order?: string[];
  hidden?: string[];
  headings?: Record<string, string>;
  custom?: CustomSection[];
};

/** One change of a document. Entries are named by id, so that changes of different entries do not depend on their order. */
export type DocumentEdit =
  /** `field` may lead into a group: 'location.city'. An undefined value takes the field out. */
  | { kind: "set-basics"; field: string; value: string | undefined }
  | { kind: "set"; section: ListSection; id: string; field: string; value: Value | undefined }
  | { kind: "insert"; section: ListSection; at: number; entry: DocumentEntry }
  | { kind: "remove"; section: ListSection; id: string }
  | { kind: "move"; section: ListSection; id: string; to: number }
  | { kind: "set-meta"; value: OwnMeta };

/** What a change makes of a document, and the change that undoes it; null where what it names is no longer there. */
export type Applied = { document: ResumeDocument; inverse: DocumentEdit } | null;

export function applyEdit(document: ResumeDocument, edit: DocumentEdit): Applied {
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

function setBasics(document: ResumeDocument, { field, value }: Of<"set-basics">): Applied {
  const basics = (document.basics ?? {}) as Plain;
  const [group, inner] = field.split(".") as [string, string | undefined];
  const held = inner === undefined ? basics : ((basics[group] ?? {}) as Plain);
  const key = inner ?? group;
  const changed = withField(held, key, value);
  const inverse: DocumentEdit = { kind: "set-basics", field, value: held[key] as string | undefined };
  const next =
    inner === undefined ? changed : withField(basics, group, isEmpty(changed) ? undefined : changed);
  return { document: { ...document, basics: next }, inverse };
}

function setMeta(document: ResumeDocument, value: OwnMeta): Applied {
  const before = document.meta?.vouch ?? {};
  const undone = Object.fromEntries(
    Object.keys(value).map((key) => [key, before[key as keyof OwnMeta]]),
  ) as OwnMeta;
  return {
    document: { ...document, meta: { ...document.meta, vouch: { ...before, ...value } } },
    inverse: { kind: "set-meta", value: undone },
  };
}

function setField(document: ResumeDocument, edit: Of<"set">): Applied {
  const entries = entriesOf(document, edit.section);
  const held = entries.find(({ id }) => id === edit.id);
  if (held === undefined) return null;
  const changed = withField(held, edit.field, edit.value) as DocumentEntry;
  return {
    document: withEntries(
      document,
      edit.section,
      entries.map((entry) => (entry === held ? changed : entry)),
    ),
    inverse: { ...edit, value: held[edit.field] as Value | undefined },
  };
}

function insertEntry(document: ResumeDocument, { section, at, entry }: Of<"insert">): Applied {
  const entries = entriesOf(document, section);
  if (entries.some(({ id }) => id === entry.id)) return null;
  return {
    document: withEntries(document, section, entries.toSpliced(Math.min(at, entries.length), 0, entry)),
    inverse: { kind: "remove", section, id: entry.id },
  };
}

function removeEntry(document: ResumeDocument, { section, id }: Of<"remove">): Applied {
  const entries = entriesOf(document, section);
  const at = entries.findIndex((entry) => entry.id === id);
  if (at < 0) return null;
  return {
    document: withEntries(document, section, entries.toSpliced(at, 1)),
    inverse: { kind: "insert", section, at, entry: entries[at]! },
  };
}

function moveEntry(document: ResumeDocument, { section, id, to }: Of<"move">): Applied {
  const entries = entriesOf(document, section);
  const at = entries.findIndex((entry) => entry.id === id);
  if (at < 0) return null;
  const moved = entries.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, entries[at]!);
  return { document: withEntries(document, section, moved), inverse: { kind: "move", section, id, to: at } };
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
