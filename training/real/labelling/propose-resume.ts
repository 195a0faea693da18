import type { Resume } from "#engine/resume/model/resume.ts";
import type { ResumeLabel } from "../labels/resume-label.ts";

/** What the reader reads, in the form of a label, for a labeller to correct. Lines are left open. */
export function proposeResume(resume: Resume): ResumeLabel {
  const { contact } = resume;
  const end = (to: { text: string } | null, current: boolean) => to?.text ?? (current ? "Present" : null);
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
    jobs: resume.jobs.map(({ title, employer, place, from, to, current }) => ({
      title,
      employer,
      place,
      start: from?.text ?? null,
      end: end(to, current),
      lines: null,
    })),
    studies: resume.education.map(({ school, degree, field, from, to }) => ({
      school,
      degree,
      field,
      start: from?.text ?? null,
      end: to?.text ?? null,
      grade: null,
      lines: null,
    })),
    skills: resume.skills.map(({ quote }) => quote),
    certificates: resume.certificates.map(({ quote }) => quote),
    languages: resume.languages.map(({ quote }) => ({ name: quote, level: null })),
    doubt: null,
  };
}
