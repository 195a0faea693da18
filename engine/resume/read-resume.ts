import { countWords } from "#engine/text/fold-letters.ts";
import { rememberWithin } from "../text/remember.ts";
import { buildBlocks } from "./blocks/build-blocks.ts";
import { checkStructure } from "./checks/check-structure.ts";
import { rateDetails, rateJobs, rateStudies } from "./confidence/rate-entries.ts";
import { readContact } from "./contact/read-contact.ts";
import { readCertificates } from "./lists/read-certificates.ts";
import { readLanguages } from "./lists/read-languages.ts";
import { readSkills } from "./lists/read-skills.ts";
import type { ReadPages } from "./model/line.ts";
import type { Contact, Resume, SectionKind } from "./model/resume.ts";
import { openDocument } from "./opened/open-document.ts";
import { readRuled } from "./read-ruled.ts";
import { setMarginHeadings } from "./sections/set-margin-headings.ts";
import { repairLetters } from "./shape/repair-letters.ts";
import { readTagged } from "./tagger/read-tagged.ts";
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
  const opened = openDocument(pages);
  const { shape, sectioning, units, observed, rowsOfSections: rowsOf } = opened;
  const textLayer = hasTextLayer(pages);
  // Letters that are not those on the page say nothing about anybody.
  const contact = textLayer ? readContact(pages, lines, sectioning, shape) : NO_CONTACT;
  const { jobs, studies } = readTagged(opened, readRuled(opened));
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
    jobs: rateJobs(jobs, observed),
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

/** At least a line or two of real letters: a scanned page has none, and one set in unmapped glyphs none that can be read. */
function hasTextLayer(pages: ReadPages): boolean {
  return pages.characters >= 80 && pages.unmapped < 0.5 && !isGarbled(pages.text);
}
