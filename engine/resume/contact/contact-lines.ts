import { findPeriods } from "../dates/find-periods.ts";
import type { Line } from "../model/line.ts";
import type { Found, SectionKind } from "../model/resume.ts";
import type { Sectioning } from "../sections/assign-sections.ts";
import { matchHeading } from "../sections/match-heading.ts";

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

/** Line heights between the lines of one address or of the details; more only where the whole page is set wide. */
export const WIDE_GAP = 1.3;

/** How many lines beside a phone or e-mail may be details too, and among jobs none. */
const MOST_BESIDE = 3;
const MOST_AREA_BESIDE = 2;

/** Under headings that say something else, lines right beside a phone or e-mail are details of the person too. */
export function joinContacts(lines: readonly ContactLine[], taken: readonly Found[]): ContactLine[] {
  const beside = new Set<number>();
  const isContact = ({ start, end }: ContactLine) =>
    taken.some((found) => /\d{4}|@/.test(found.value) && found.start < end && found.end > start);
  for (const line of lines.filter(isContact))
    for (const step of [-1, 1])
      for (let index = line.index + step; Math.abs(index - line.index) <= MOST_BESIDE; index += step) {
        const next = lines[index];
        if (next === undefined || !isInCluster(next, line, lines)) break;
        beside.add(index);
      }
  return lines.map((line) => (beside.has(line.index) ? { ...line, area: 0 } : line));
}

function isInCluster(next: ContactLine, line: ContactLine, lines: readonly ContactLine[]): boolean {
  const lower = next.index > line.index ? next : lines[next.index + 1]!;
  return (
    next.area <= MOST_AREA_BESIDE &&
    next.page === line.page &&
    next.column === line.column &&
    lower.gap <= WIDE_GAP &&
    matchHeading(next.text) === null &&
    findPeriods(next.text).length === 0
  );
}
