import { listNames } from "./list-names.ts";
import type { PrintedDocument, PrintedEntry, PrintedSection } from "./printed-document.ts";

/** A document as plain text, for forms that take nothing else: a blank line between sections, '- ' before list items. */
export function writeText({ name, label, contacts, sections }: PrintedDocument): string {
  const head = [name, label ?? "", contacts.map(({ text }) => text).join(" | ")].filter(
    (line) => line !== "",
  );
  return `${[head.join("\n"), ...sections.map(writeSection)].filter((part) => part !== "").join("\n\n")}\n`;
}

const writeSection = (section: PrintedSection): string =>
  `${section.heading.toUpperCase()}\n${writeBody(section)}`;

function writeBody(section: PrintedSection): string {
  if (section.form === "paragraphs") return section.paragraphs.join("\n");
  if (section.form === "entries")
    return (
      listNames(section.entries)?.map(writeBullet).join("\n") ?? section.entries.map(writeEntry).join("\n\n")
    );
  return section.groups
    .map(({ label, items }) => `${label === null ? "" : `${label}: `}${items.join(", ")}`)
    .join("\n");
}

const writeBullet = (text: string) => `- ${text}`;

function writeEntry({ title, organisation, place, dates, paragraphs, bullets }: PrintedEntry): string {
  const named = [title, organisation, place, dates].filter((part) => part !== null).join(" | ");
  return [named, ...paragraphs, ...bullets.map(writeBullet)].filter((line) => line !== "").join("\n");
}
