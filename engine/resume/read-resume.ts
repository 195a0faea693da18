import { countWords } from "#engine/text/fold-letters.ts";
import { rememberWithin } from "../text/remember.ts";
import { buildBlocks, buildUnits, type Unit } from "./blocks/build-blocks.ts";
import { checkStructure } from "./checks/check-structure.ts";
import { observeDocument, rateDetails, rateJobs, rateStudies } from "./confidence/rate-entries.ts";
import { readContact } from "./contact/read-contact.ts";
import { partPosts } from "./education/part-posts.ts";
import { readEducation } from "./education/read-education.ts";
import type { EntryRow } from "./entries/entry-row.ts";
import { listMarginEnds, listRows } from "./entries/list-rows.ts";
import { partStudies } from "./jobs/part-studies.ts";
import { readJobs } from "./jobs/read-jobs.ts";
import { readCertificates } from "./lists/read-certificates.ts";
import { readLanguages } from "./lists/read-languages.ts";
import { readSkills } from "./lists/read-skills.ts";
import type { Line, ReadPages } from "./model/line.ts";
import type { Contact, Resume, SectionKind } from "./model/resume.ts";
import type { Sectioning } from "./sections/assign-sections.ts";
import { findSections } from "./sections/find-sections.ts";
import { listsCourses } from "./sections/lists-courses.ts";
import { setMarginHeadings } from "./sections/set-margin-headings.ts";
import { measureShape } from "./shape/measure-shape.ts";
import { repairLetters } from "./shape/repair-letters.ts";
import { isGarbled } from "./warnings/is-garbled.ts";
import { listWarnings } from "./warnings/list-warnings.ts";

/**
 * Reads a resume from the text of its pages. Pure: the same pages always give the same resume. Nothing is made up; what
 * could not be read is null or empty.
 */
export function readResume(printed: ReadPages): Resume {
  return rememberWithin(() => readPrepared(preparePages(printed)));
}

/** Letters mended and headings of a margin put in their order: the text that is read, and that people see and edit. */
export function preparePages(printed: ReadPages): ReadPages {
  return setMarginHeadings(repairLetters(printed));
}

/** Reads pages that were prepared, and perhaps edited since (edit/edit-pages.ts). */
export function readPrepared(pages: ReadPages): Resume {
  return rememberWithin(() => readWhole(pages));
}

function readWhole(pages: ReadPages): Resume {
  const { text, lines } = pages;
  const shape = measureShape(lines);
  const sectioning = findSections(lines, shape);
  const units = buildUnits(lines, sectioning, shape);
  const rowsOf = openSectionRows(units, lines, text, sectioning);
  const textLayer = hasTextLayer(pages);
  // Letters that are not those on the page say nothing about anybody.
  const contact = textLayer ? readContact(pages, lines, sectioning, shape) : NO_CONTACT;
  const observed = observeDocument(pages, shape);
  const work = partStudies(rowsOf("experience"));
  const schooling = [...rowsOf("education"), ...work.studies];
  const { studies, posts } = partPosts(readEducation(schooling, text));
  const reading = {
    text,
    lines: [...lines],
    blocks: buildBlocks(units, sectioning),
    pages: pages.pages.length,
    columns: pages.columns,
    textLayer,
    wordcount: countWords(text),
    contact,
    sections: sectioning.sections,
    confidence: rateDetails(contact, sectioning.sections, observed),
    jobs: rateJobs([...posts, ...readJobs(work.jobs, text, shape.usualGap)], observed),
    education: rateStudies(studies, observed),
    skills: readSkills(rowsOf("skills"), TELL_SKILLS.flatMap(rowsOf), text, contact.name?.value ?? null),
    certificates: readCertificates(rowsOf("certificates"), TELL_CERTIFICATES.flatMap(rowsOf), text),
    languages: readLanguages(rowsOf("languages"), TELL_LANGUAGES.flatMap(rowsOf), text),
    hidden: pages.hidden,
  };
  const judged = checkStructure(reading, pages, units);
  return { ...reading, ...judged, warnings: listWarnings(reading, pages) };
}

/** Sections in which languages are told where they have none of their own. */
const TELL_LANGUAGES: readonly SectionKind[] = ["skills", "contact", "summary", "other", "interests"];

/** Sections in which skills are told where they have none of their own. */
const TELL_SKILLS: readonly SectionKind[] = ["other", "certificates", "interests", "contact", "summary"];

const TELL_CERTIFICATES: readonly SectionKind[] = [
  "other",
  "skills",
  "awards",
  "volunteering",
  "interests",
  "summary",
];

const NO_CONTACT: Contact = { name: null, email: null, phone: null, address: null, linkedin: null };

/** The rows of each section of a kind, section by section. */
function openSectionRows(
  units: readonly Unit[],
  lines: readonly Line[],
  text: string,
  { sections, headings }: Sectioning,
): (kind: SectionKind) => EntryRow[][] {
  const marginEnds = listMarginEnds(headings);
  const bySection = Map.groupBy(units, (unit) => unit.section);
  const linesOf = (unit: Unit) => unit.lines.map((index) => lines[index]!);
  return (kind) =>
    sections
      .map((section, index) => (section.kind === kind ? (bySection.get(index) ?? []) : []))
      .filter(
        (own, index) =>
          kind !== "experience" || !listsCourses(sections[index]!.heading, own.flatMap(linesOf)),
      )
      .map((own) => listRows(own, lines, text, marginEnds))
      .filter((rows) => rows.length > 0);
}

/** At least a line or two of real letters: a scanned page has none, and one set in unmapped glyphs none that can be read. */
function hasTextLayer(pages: ReadPages): boolean {
  return pages.characters >= 80 && pages.unmapped < 0.5 && !isGarbled(pages.text);
}
