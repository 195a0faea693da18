import type { Line } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import type { Sectioning } from "../sections/assign-sections.ts";

/**
 * A line with how likely it is to hold the person's own details: 0 above all headings or under 'Contact', 1 in a section
 * that says something about the person, 2 among studies and projects, 3 among jobs, 4 among references, who are other people.
 */
export type ContactLine = Line & { index: number; area: number; section: SectionKind | null };

const AREAS: Readonly<Record<SectionKind, number>> = {
  contact: 0,
  summary: 1,
  skills: 1,
  languages: 1,
  certificates: 1,
  interests: 1,
  other: 1,
  education: 2,
  projects: 2,
  publications: 2,
  awards: 2,
  volunteering: 2,
  experience: 3,
  references: 4,
};

export function listContactLines(lines: readonly Line[], sectioning: Sectioning): ContactLine[] {
  return lines.map((line, index) => {
    const section = sectioning.sections[sectioning.ofLine[index]!]?.kind ?? null;
    const area = section === null ? (line.page === 1 ? 0 : 1) : AREAS[section];
    return { ...line, index, area, section };
  });
}
