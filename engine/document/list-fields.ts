import type { PrintedDocument } from "./printed-document.ts";

/** One thing that a reader of the printed page should find. */
export type PrintedField = {
  /** In words: 'Name', 'Work Experience 2: dates'. */
  name: string;
  text: string;
};

/** All that a document prints but its headings, in the order of the document. */
export function listFields({ name, label, contacts, sections }: PrintedDocument): PrintedField[] {
  return [
    ...(name === "" ? [] : [{ name: "Name", text: name }]),
    ...(label === null ? [] : [{ name: "Title", text: label }]),
    ...contacts.map(({ text }) => ({ name: "Contact", text })),
    ...sections.flatMap((section) => listSection(section)),
  ];
}

function listSection(section: PrintedDocument["sections"][number]): PrintedField[] {
  const named = (what: string, text: string): PrintedField => ({ name: `${section.heading}: ${what}`, text });
  if (section.form === "paragraphs") return section.paragraphs.map((text) => named("text", text));
  if (section.form === "groups")
    return section.groups.flatMap(({ label, items }) => [
      ...(label === null ? [] : [named("group", label)]),
      ...items.map((text) => named("item", text)),
    ]);
  return section.entries.flatMap(({ title, organisation, place, dates, paragraphs, bullets }, index) =>
    [
      ["title", title],
      ["organisation", organisation],
      ["place", place],
      ["dates", dates],
      ...[...paragraphs, ...bullets].map((text) => ["text", text]),
    ].flatMap(([what, text]) =>
      text === null || text === undefined ? [] : [named(`${index + 1}, ${what}`, text)],
    ),
  );
}
