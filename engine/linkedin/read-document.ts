import { readPages } from "../resume/layout/read-pages.ts";
import type { PositionedDocument } from "../resume/model/positioned.ts";
import { matchProfileHeading } from "./profile-headings.ts";
import type { ProfileReading } from "./profile-reading.ts";
import { readPastedProfile } from "./read-pasted-profile.ts";
import { readPrint } from "./read-print.ts";
import { readProfile } from "./read-profile.ts";
import { isDuration, readPeriodLine } from "./read-profile-dates.ts";
import { NO_FACTS } from "./review.ts";

/** Headings that a page must show to be taken for a profile. */
const LEAST_HEADINGS = 2;
/** What the page's title or LinkedIn's older print says of itself; a resume that names an address does not. */
const MARKS = /\| LinkedIn\b|\bon LinkedIn\b/;

/**
 * A profile from a PDF: LinkedIn's own print in two columns, its older one in a single column, or, as far as its lines say,
 * a browser's print of the page. Null for a PDF that shows no profile. Never throws.
 */
export function readProfileDocument(document: PositionedDocument): ProfileReading | null {
  const print = readPrint(document);
  if (print !== null) return { source: "print", profile: print, facts: NO_FACTS };
  const pages = readPages(document);
  const headings = pages.lines.filter(({ text }) => matchProfileHeading(text) !== null);
  const ofLinkedin = MARKS.test(pages.text) || pages.lines.some(({ text }) => saysDuration(text));
  if (headings.length < LEAST_HEADINGS || !ofLinkedin) return null;
  const old = readProfile(pages);
  if (old.positions.some(({ employer }) => employer !== null))
    return { source: "print", profile: old, facts: NO_FACTS };
  const page = readPastedProfile(pages.text);
  return {
    source: "page",
    profile: page.positions.length >= old.positions.length ? page : old,
    facts: NO_FACTS,
  };
}

/** LinkedIn writes beside every period how long it was: 'Mar 2019 - Present · 6 yrs', '(2 years 3 months)'; resumes do not. */
function saysDuration(text: string): boolean {
  const length = /[(·]\s*([^()·]{4,30})\)?$/u.exec(text)?.[1];
  return length !== undefined && isDuration(length) && readPeriodLine(text) !== null;
}
