import { EDITOR } from "#content/site/editor.ts";
import type { ListSection } from "#engine/document/apply-edit.ts";

const { fields } = EDITOR;

/** How a value is entered: one line, several lines of one text, a list with an item a line, or a list between commas. */
export type FieldKind = "line" | "text" | "lines" | "words";
export type SectionField = { key: string; label: string; kind: FieldKind; isDate?: true };

const line = (key: string, label: string): SectionField => ({ key, label, kind: "line" });
const date = (key: string, label: string): SectionField => ({ key, label, kind: "line", isDate: true });
const text = (key: string, label: string): SectionField => ({ key, label, kind: "text" });
const lines = (key: string, label: string): SectionField => ({ key, label, kind: "lines" });
const words = (key: string, label: string): SectionField => ({ key, label, kind: "words" });
const PERIOD = [date("startDate", fields.from), date("endDate", fields.to)];

/** What can be entered for an entry of each section, in the order of the form; the first names the entry. */
export const SECTION_FIELDS: Readonly<Record<ListSection, readonly SectionField[]>> = {
  work: [
    line("position", fields.position),
    line("name", fields.employer),
    line("location", fields.place),
    ...PERIOD,
    text("summary", fields.about),
    lines("highlights", fields.highlights),
  ],
  education: [
    line("studyType", fields.degree),
    line("area", fields.area),
    line("institution", fields.school),
    ...PERIOD,
    line("score", fields.grade),
    lines("courses", fields.courses),
  ],
  skills: [line("name", fields.name), line("level", fields.level), words("keywords", fields.group)],
  certificates: [line("name", fields.name), line("issuer", fields.issuer), date("date", fields.date)],
  projects: [
    line("name", fields.name),
    line("entity", fields.organization),
    ...PERIOD,
    text("description", fields.about),
    lines("highlights", fields.highlights),
    line("url", fields.web),
  ],
  languages: [line("language", fields.language), line("fluency", fields.fluency)],
  volunteer: [
    line("position", fields.position),
    line("organization", fields.organization),
    ...PERIOD,
    text("summary", fields.about),
    lines("highlights", fields.highlights),
  ],
  awards: [
    line("title", fields.name),
    line("awarder", fields.awarder),
    date("date", fields.date),
    text("summary", fields.about),
  ],
  publications: [
    line("name", fields.name),
    line("publisher", fields.publisher),
    date("releaseDate", fields.date),
    line("url", fields.web),
    text("summary", fields.about),
  ],
  interests: [line("name", fields.name), words("keywords", fields.group)],
  references: [line("name", fields.name), text("reference", fields.reference)],
};
