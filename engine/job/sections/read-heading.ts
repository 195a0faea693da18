import { adHeadingKey } from "../../knowledge/headings/ad-heading-key.ts";
import { AD_HEADING_PATTERNS } from "../../knowledge/headings/ad-heading-patterns.ts";
import { isTitleHead } from "../../knowledge/titles/ad-titles.ts";
import type { JobSection } from "../model/job.ts";
import { classOfHeading } from "./headings.ts";
import type { AdLine } from "./read-lines.ts";
import { isSilent } from "./silent-sections.ts";

/**
 * A line that heads what follows. `label` marks a heading with its text on the same line ('Salary: 30k'): `textFrom` is
 * where that text begins in the line. `kind` is null for a heading of unknown meaning; `sure` tells that the words are
 * a heading's and nothing else.
 */
export type Heading = { kind: JobSection | null; heading: string; textFrom: number | null; sure: boolean };

const LONGEST_HEADING = 70;
const MOST_WORDS = 9;

/** Reads a line as a heading, or null. `next` is the line below, `first` tells that the ad has only begun. */
export function readHeading(line: AdLine, next: AdLine | undefined, first: boolean): Heading | null {
  return readLabel(line) ?? readWholeLine(line, next, first);
}

function readWholeLine(line: AdLine, next: AdLine | undefined, first: boolean): Heading | null {
  const { text } = line;
  if (text.length > LONGEST_HEADING) return null;
  const bare = text.replace(/[\s*:–—=#_|-]+$/u, "").replace(/^[*=#_|-]+\s*/u, "");
  const words = bare.split(/\s+/).length;
  if (words > MOST_WORDS || /[.,;!]$/.test(bare)) return null;
  const colon = /:\s*$/.test(text);
  const heading = { heading: bare, textFrom: null, sure: colon };
  const known = classOfHeading(bare);
  // 'Band 7', 'Full time': a label without its colon heads nothing.
  if (known !== null && (colon || (!line.bullet && known !== "other")))
    return { ...heading, kind: known, sure: true };
  if (line.bullet && !colon) return null;
  const opensList = next?.bullet === true && !line.bullet;
  const capitals = isCapitals(bare);
  const pattern = classByPattern(bare);
  if (
    pattern !== null &&
    !(first && isTitleHead(bare.split(" ").at(-1)!)) &&
    (colon ||
      opensList ||
      capitals ||
      isNamed(pattern, bare) ||
      (line.afterBlank && next !== undefined && isTitleLike(bare)))
  ) {
    return { ...heading, kind: pattern };
  }
  if (colon && !line.bullet && next !== undefined) return { ...heading, kind: null, sure: false };
  if (first) return null;
  if (capitals && line.afterBlank && words <= 6 && next !== undefined) return { ...heading, kind: null };
  return null;
}

function classByPattern(bare: string): JobSection | null {
  const key = adHeadingKey(bare);
  for (const [kind, pattern] of AD_HEADING_PATTERNS) if (pattern.test(key)) return kind;
  return null;
}

/** 'Salary: 30k', 'What is the job? You plan …': a known heading and its text on one line. */
function readLabel(line: AdLine): Heading | null {
  const label = /^([^:?.!]{2,60})([:?])\s*(?=\S)/.exec(line.text);
  if (label === null) return null;
  const heading = label[1]!.trim();
  const kind = classOfHeading(heading) ?? (label[2] === ":" ? shortPattern(heading) : null);
  if (kind === null || (label[2] === "?" && kind === "other")) return null;
  // In a list even 'safeguarding: reporting what you see' is a duty.
  if (line.bullet && isSilent(kind)) return null;
  return { kind, heading, textFrom: label[0].length, sure: true };
}

function shortPattern(heading: string): JobSection | null {
  return heading.split(/\s+/).length <= 4 ? classByPattern(heading) : null;
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** 'About Trailhead Media' */
function isNamed(kind: JobSection, text: string): boolean {
  return kind === "about" && /^About(?: \p{Lu}\S*){2,5}$/u.test(text);
}

/** Short and without the look of a sentence: no comma inside, capital at the start. */
function isTitleLike(text: string): boolean {
  return /^[\p{Lu}\p{N}]/u.test(text) && !text.includes(",") && text.split(/\s+/).length <= 7;
}
