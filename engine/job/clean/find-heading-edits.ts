import { INLINE_HEADINGS } from "../../knowledge/ads/inline-headings.ts";
import { classOfHeading } from "../sections/headings.ts";
import { editLines } from "./edit-lines.ts";
import type { Edit } from "./mapped-text.ts";

/** Characters of a line that may have lost its breaks. */
const LONG_LINE = 250;
/** Words before a colon, the first with a capital, which may end with a heading. */
const BEFORE_COLON = /(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}'’]*(?: (?:& )?[\p{L}'’/]+){0,6}(?=\s?:\s)/gu;
const BARE = new RegExp(
  `(?<=[.!?;)*•] {0,3})(?:${INLINE_HEADINGS}|(?:RESPONSIBILITIES|REQUIREMENTS|QUALIFICATIONS|BENEFITS|DUTIES))(?= {1,3}[\\p{Lu}\\d•*-])`,
  "gu",
);

/** Gives headings inside a long line ('… our team. Requirements: 3 years …') a line of their own. */
export function findHeadingEdits(text: string): Edit[] {
  return editLines(text, LONG_LINE, editsOf);
}

function editsOf(line: string, offset: number): Edit[] {
  const places = new Set<number>();
  for (const match of line.matchAll(BEFORE_COLON)) {
    const at = headingStart(match[0]);
    if (at !== null && match.index + at > 0) places.add(match.index + at);
  }
  for (const match of line.matchAll(BARE)) {
    places.add(match.index);
    places.add(match.index + match[0].length);
  }
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => ({ start: offset + place, end: offset + place, replacement: "\n" }));
}

/** Where the longest known heading begins that ends a run of words; null where none does. */
function headingStart(words: string): number | null {
  for (const match of words.matchAll(/(?<![\p{L}'’])\p{Lu}/gu)) {
    const kind = classOfHeading(words.slice(match.index));
    if (kind !== null && kind !== "other") return match.index;
  }
  return null;
}
