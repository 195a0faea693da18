import { scanDates } from "#engine/resume/dates/scan-dates.ts";
import type { Resume, ResumeDate } from "#engine/resume/model/resume.ts";
import type { ResumeLabel } from "../labels/resume-label.ts";

/** What the reader reads, in the form of a label, for a labeller to correct. Lines are left open. */
export function proposeResume(resume: Resume): ResumeLabel {
  const { contact } = resume;
  return {
    columns: Math.min(3, Math.max(1, resume.columns)),
    contact: {
      name: contact.name?.value ?? null,
      email: contact.email?.value ?? null,
      phone: contact.phone?.value ?? null,
      address: contact.address?.value ?? null,
      linkedin: contact.linkedin?.value ?? null,
    },
    sections: resume.sections.map(({ kind, heading }) => ({ kind, heading })),
    jobs: resume.jobs.map(({ title, employer, place, from, to, start, end }) => ({
      title,
      employer,
      place,
      start: from?.text ?? null,
      end: to?.text ?? printedToday(resume.text.slice(start, end), from),
      lines: null,
    })),
    studies: resume.education.map(({ school, degree, field, from, to, start, end }) => ({
      school,
      degree,
      field,
      start: from?.text ?? null,
      end: to?.text ?? printedToday(resume.text.slice(start, end), from),
      grade: null,
      lines: null,
    })),
    skills: resume.skills.map(({ quote }) => quote),
    certificates: resume.certificates.map(({ quote }) => quote),
    languages: resume.languages.map(({ quote }) => ({ name: quote, level: null })),
    doubt: null,
  };
}

/** Farther behind its first date no word for today belongs to the same time. */
const REACH = 40;

/** Rows of an entry's beginning in which its time stands, where it breaks over several. */
const DATE_ROWS = 4;

/**
 * What is printed for today in an entry that goes on: behind its first date ('Jan 2020 – Present'), or first in a row of its
 * own, as in a narrow column of dates. 'since 2019' has no such word.
 */
function printedToday(text: string, from: ResumeDate | null): string | null {
  const flat = text.replace(/\s/g, " ");
  const at = from === null ? -1 : flat.indexOf(from.text);
  if (from === null || at < 0) return null;
  const behind = flat.slice(at + from.text.length, at + from.text.length + REACH);
  const [mark] = scanDates(behind);
  if (mark?.kind === "present") return behind.slice(mark.start, mark.end);
  for (const row of text.split("\n").slice(0, DATE_ROWS)) {
    const [first] = scanDates(row);
    if (first?.kind === "present" && first.start === 0) return row.slice(0, first.end);
  }
  return null;
}
