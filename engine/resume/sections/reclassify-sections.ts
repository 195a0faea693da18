import {
  DOUBTFUL_HEADING,
  MEMBERSHIP_HEADING,
  WORKS_HEADING,
} from "../../knowledge/headings/doubtful-headings.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { PERSONAL_OPENING } from "../../knowledge/people/personal-labels.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import type { Sectioning } from "./assign-sections.ts";
import { matchHeading } from "./match-heading.ts";

/**
 * Corrects the kind of sections whose heading says one thing in one country and another in the next, by what stands in
 * them: a 'Career Summary' full of dated titles is a list of jobs, 'Qualifications' full of degrees are studies.
 */
export function reclassifySections(sectioning: Sectioning, lines: readonly Line[]): Sectioning {
  const kinds = sectioning.sections.map((section) => section.kind);
  const own = (index: number) => lines.filter((_, line) => sectioning.ofLine[line] === index);
  const change = (from: readonly SectionKind[], to: SectionKind, fits: (own: readonly Line[]) => boolean) => {
    // 'Professional experience in years: 7' is a fact in one row, and no list of jobs.
    if (kinds.some((kind, index) => kind === to && own(index).length > 1)) return;
    for (const [index, section] of sectioning.sections.entries()) {
      const open =
        from.includes(kinds[index]!) &&
        ((kinds[index] === "other" && !MEMBERSHIP_HEADING.test(headingKey(section.heading))) ||
          DOUBTFUL_HEADING.test(headingKey(section.heading)));
      if (open && fits(own(index))) kinds[index] = to;
    }
  };
  change(["summary", "other", "volunteering", "skills"], "experience", listsJobs);
  change(["certificates", "skills", "summary", "other"], "education", listsStudies);
  for (const [index, section] of sectioning.sections.entries()) {
    if (
      WORKS_HEADING.test(headingKey(section.heading)) &&
      /^(?:experience|projects|other)$/.test(kinds[index]!)
    )
      kinds[index] = listsJobs(own(index)) ? "experience" : "projects";
    // In Britain they are studies, in America what somebody brings.
    const bare = headingKey(section.heading) === "qualifications";
    if (bare && kinds[index] === "education" && !own(index).some(isStudy)) kinds[index] = "summary";
    if (/^(?:summary|other)$/.test(section.kind) && listsPersonalData(own(index))) kinds[index] = "contact";
  }
  for (const [index, { heading }] of sectioning.sections.entries()) {
    const isUnknown = kinds[index] === "other" && matchHeading(heading) === null;
    const isAmongSkills = kinds[index - 1] === "skills" || kinds[index + 1] === "skills";
    if (isUnknown && isAmongSkills && listsItems(own(index).slice(1))) kinds[index] = "skills";
  }
  return {
    ...sectioning,
    sections: sectioning.sections.map((section, index) => ({ ...section, kind: kinds[index]! })),
    headings: sectioning.headings.map((heading, index) => ({ ...heading, kind: kinds[index]! })),
  };
}

function listsJobs(lines: readonly Line[]): boolean {
  const dated = lines.filter(
    (line) => line.text.length < 110 && findPeriods(line.text).some((period) => period.range),
  );
  const titled = lines.filter(
    (line) => !line.bullet && line.text.length < 90 && scoreTitle(line.text) >= 2.5,
  );
  return dated.length >= 1 && titled.length >= 1;
}

function isStudy(line: Line): boolean {
  return line.text.length < 140 && (scoreDegree(line.text) >= 2 || scoreSchool(line.text) >= 2);
}

function listsStudies(lines: readonly Line[]): boolean {
  const parts = lines
    .filter(({ text }) => text.length < 140)
    .flatMap(({ text }) => [text, ...text.split(/[,|]| [–—-] /u)]);
  return parts.some((part) => scoreDegree(part) >= 2) && parts.some((part) => scoreSchool(part) >= 2);
}

/** 'Geoprocessing' between other groups of skills: nothing but short names, without a time. */
function listsItems(lines: readonly Line[]): boolean {
  return (
    lines.length >= LEAST_ITEMS &&
    lines.every(
      ({ text }) =>
        text.split(/[,;|•·/]/).every((part) => part.trim().length <= LONGEST_ITEM) &&
        !/^\p{Ll}|[.!?]$|@|https?:|www\./u.test(text) &&
        findPeriods(text).length === 0,
    )
  );
}

const LEAST_ITEMS = 2;
const LONGEST_ITEM = 36;

/** Two and more labels that only a person's own data carry. */
function listsPersonalData(lines: readonly Line[]): boolean {
  const label = PERSONAL_OPENING;
  return lines.filter((line) => label.test(line.text)).length >= 2;
}
