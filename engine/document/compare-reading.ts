import type { Resume } from "../resume/model/resume.ts";
import { type FoundField, findFields, sameWords } from "./find-fields.ts";
import { listFields } from "./list-fields.ts";
import type { PrintedDocument, PrintedEntry } from "./printed-document.ts";

/**
 * What our own reader made of a printed document, field by field: a title has to be read as the title of that entry and
 * not only to stand somewhere. Texts of entries, and sections that no reader takes apart, have to stand in the text.
 */
export function compareReading(document: PrintedDocument, resume: Resume): FoundField[] {
  const { contact } = resume;
  const read = new Map<string, string | null>();
  const say = (name: string, value: string | null | undefined) => read.set(name, value ?? null);
  say("Name", contact.name?.value);
  for (const section of document.sections) {
    if (section.form !== "entries") continue;
    section.entries.forEach((entry, index) => {
      const values = readEntry(section.name, entry, index, resume);
      for (const [what, value] of Object.entries(values))
        say(`${section.heading}: ${index + 1}, ${what}`, value);
    });
  }
  return findFields(listFields(document), resume.text).map((field) => {
    const value = read.get(field.name);
    if (value !== undefined) return { ...field, found: value !== null && sameWords(value, field.text) };
    const list = listOf(document, field.name, resume);
    return list === null ? field : { ...field, found: list.some((item) => sameWords(item, field.text)) };
  });
}

type EntryValues = {
  title?: string | null;
  organisation?: string | null;
  place?: string | null;
  dates?: string | null;
};

function readEntry(
  section: string,
  entry: PrintedEntry,
  index: number,
  { jobs, education }: Resume,
): EntryValues {
  if (section === "work") {
    const job = jobs[index];
    if (job === undefined) return { title: null, organisation: null, place: null, dates: null };
    // Without a title the employer stands first, without an employer the title does.
    const dates = [job.from?.text, job.to?.text ?? (job.current ? lastWord(entry.dates) : undefined)];
    return { title: job.title, organisation: job.employer, place: job.place, dates: period(dates) };
  }
  if (section === "education") {
    const study = education[index];
    if (study === undefined) return { title: null, organisation: null, dates: null };
    const title = [study.degree, study.field].filter((part) => part !== null).join(", ");
    return { title, organisation: study.school, dates: period([study.from?.text, study.to?.text]) };
  }
  return {};
}

const period = (ends: readonly (string | null | undefined)[]) =>
  ends.filter((end) => end !== null && end !== undefined).join(" – ");

const lastWord = (dates: string | null) => dates?.split(" – ").at(-1);

/** The read list in which an item of a section belongs; null where none is read of it. */
function listOf(document: PrintedDocument, name: string, resume: Resume): string[] | null {
  const section = document.sections.find(({ heading }) => name.startsWith(`${heading}: `));
  if (section === undefined) return null;
  if (section.name === "skills" && name.endsWith(": item")) return resume.skills.map(({ quote }) => quote);
  if (section.name === "languages" && name.endsWith(": item"))
    return resume.languages.map(({ quote }) => quote);
  if (section.name === "certificates" && name.endsWith(", title"))
    return resume.certificates.map(({ quote }) => quote);
  return null;
}
