import type { DocumentEdit, ListSection } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";

/** A line, or the summary where it has no place, in other words. */
export type NewWording = {
  place: { section: string; entry: string; field: string } | null;
  before: string;
  after: string;
};

/** What the document is to be changed by; null where what was worded anew stands there no longer. */
export function editForWording(
  document: ResumeDocument,
  { place, before, after }: NewWording,
): DocumentEdit | null {
  if (place === null) {
    const stands = (document.basics?.summary ?? "") === before;
    return stands ? { kind: "set-basics", field: "summary", value: after } : null;
  }
  const { section, entry, field } = place;
  const entries = (document[section as ListSection] ?? []) as readonly ({ id?: string } & Record<
    string,
    unknown
  >)[];
  const lines = entries.find(({ id }) => id === entry)?.[field];
  if (!Array.isArray(lines)) return null;
  const at = lines.findIndex((line) => typeof line === "string" && line.trim() === before);
  if (at < 0) return null;
  return {
    kind: "set",
    section: section as ListSection,
    id: entry,
    field,
    value: lines.with(at, after) as string[],
  };
}
