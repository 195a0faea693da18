import { buildBlocks } from "./blocks/build-blocks.ts";
import { checkStructure } from "./checks/check-structure.ts";
import { observeDocument, rateDetails, rateJobs, rateStudies } from "./confidence/rate-entries.ts";
import { readContact } from "./contact/read-contact.ts";
import { partPosts } from "./education/part-posts.ts";
import { readEducation } from "./education/read-education.ts";
import { readJobs } from "./jobs/read-jobs.ts";
import { readCertificates } from "./lists/read-certificates.ts";
import { readLanguages } from "./lists/read-languages.ts";
import { readSkills } from "./lists/read-skills.ts";
import type { ReadPages } from "./model/line.ts";
import type { Contact, Resume, SectionKind } from "./model/resume.ts";
import { openSections } from "./open-sections.ts";
import { isGarbled } from "./warnings/is-garbled.ts";
import { listWarnings } from "./warnings/list-warnings.ts";

/**
 * Reads a resume from the text of its pages. Pure: the same pages always give the same resume. Nothing is made up; what
 * could not be read is null or empty.
 */
export function readResume(printed: ReadPages): Resume {
  const { pages, shape, sectioning, units, rowsOf } = openSections(printed);
  const { text, lines } = pages;
  const textLayer = hasTextLayer(pages);
  // Letters that are not those on the page say nothing about anybody.
  const contact = textLayer ? readContact(pages, lines, sectioning, shape) : NO_CONTACT;
  const observed = observeDocument(pages, shape);
  const { studies, posts } = partPosts(readEducation(rowsOf("education"), text, shape.usualGap));
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
    jobs: rateJobs([...posts, ...readJobs(rowsOf("experience"), text, shape.usualGap)], observed),
    education: rateStudies(studies, observed),
    skills: readSkills(rowsOf("skills"), text, contact.name?.value ?? null),
    certificates: readCertificates(rowsOf("certificates"), text),
    languages: readLanguages(rowsOf("languages"), TELL_LANGUAGES.flatMap(rowsOf), text),
    hidden: pages.hidden,
  };
  const judged = checkStructure(reading, pages, units);
  return { ...reading, ...judged, warnings: listWarnings(reading, pages) };
}

/** Sections in which languages are told where they have none of their own. */
const TELL_LANGUAGES: readonly SectionKind[] = ["skills", "contact", "summary", "other", "interests"];

const NO_CONTACT: Contact = { name: null, email: null, phone: null, address: null, linkedin: null };

/** At least a line or two of real letters: a scanned page has none, and one set in unmapped glyphs none that can be read. */
function hasTextLayer(pages: ReadPages): boolean {
  return pages.characters >= 80 && pages.unmapped < 0.5 && !isGarbled(pages.text);
}

/** Runs of non-space characters with at least one letter or digit. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
