import { findPeriods } from "../dates/find-periods.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import { type PageShape, scoreProminence } from "../shape/measure-shape.ts";
import { guessHeadingKind } from "./guess-heading-kind.ts";
import { styleKey } from "./heading-style.ts";
import type { HeadingCandidate } from "./list-heading-candidates.ts";
import { namesEntry } from "./names-entry.ts";

/** Lines that look like the recognised headings and stand alone head a section of a kind we do not know. */
export function findUnlistedHeadings(
  lines: readonly Line[],
  accepted: readonly HeadingCandidate[],
  taken: ReadonlySet<number>,
  shape: PageShape,
): HeadingCandidate[] {
  const whole = accepted.filter((one) => !one.cell && one.exact);
  if (whole.length < 2) return [];
  const first = Math.min(...whole.map((one) => one.lines[0]!));
  const known = new Map<string, number>();
  const leastGaps = new Map<string, number>();
  for (const one of whole) {
    const line = lines[one.lines[0]!]!;
    const key = styleKey(line);
    known.set(key, (known.get(key) ?? 0) + 1);
    if (line.gap > 0) leastGaps.set(key, Math.min(leastGaps.get(key) ?? line.gap, line.gap));
  }
  const unknown = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const key = styleKey(line);
    if (taken.has(index) || !known.has(key) || (index <= first && !opensBefore(lines, index, first)))
      continue;
    if (!unknown.has(key)) unknown.set(key, []);
    unknown.get(key)!.push(index);
  }
  const found: HeadingCandidate[] = [];
  for (const [key, indices] of unknown) {
    const count = known.get(key)!;
    const prominence = scoreProminence({ ...lines[indices[0]!]!, gap: 0 }, shape);
    if (count < 2 || prominence < 1) continue;
    const leastGap = leastGaps.get(key) ?? 0;
    // Right below a heading, over a time: names of entries are set like the headings.
    const areNames = indices.some((index) => taken.has(index - 1) && isDatedBelow(lines, index));
    // Where hardly anything but headings is set so, they need no white space above to be told.
    const isOwn = count >= SURE_COUNT && count >= SURE_SHARE * (count + indices.length) && prominence >= 2;
    const isHead = (index: number) => {
      const line = lines[index]!;
      if (areNames && isDatedBelow(lines, index)) return false;
      if (!looksLikeHeading(line, lines, index, taken)) return false;
      if (!isOwn && !isSetApart(lines, index, shape)) return false;
      // Titles of jobs set like headings stand closer to what is above them than headings do.
      if (line.gap > 0 && line.gap < 0.85 * leastGap) return false;
      return prominence >= 2.5 || !namesEntry(line.text) || !isDatedBelow(lines, index);
    };
    // More unknown lines than known headings are entries, unless nothing but headings is set so.
    if (indices.length > (indices.every(isHead) ? 3 * count : count)) continue;
    for (const index of indices.filter(isHead)) {
      const line = lines[index]!;
      const text = line.text.replace(/[\s:•·|–—-]+$/u, "");
      found.push({
        kind: guessHeadingKind(text) ?? "other",
        text,
        lines: [index],
        cell: false,
        colon: false,
        exact: false,
        start: line.start,
        end: line.end,
      });
    }
  }
  return found;
}

/** How many headings we know a style must have, and which share of its lines they must be, to be theirs alone. */
const SURE_COUNT = 4;
const SURE_SHARE = 0.6;

/** Above the first heading we know stands the person's own block: a heading there has text below it and no contact details. */
function opensBefore(lines: readonly Line[], index: number, first: number): boolean {
  const between = lines.slice(index + 1, first);
  if (index < 2 || between.length === 0 || scoreTitle(lines[index]!.text) >= 2.5) return false;
  return between.every(({ text }) => !/@|https?:|www\.|\+?\d[\d ().-]{8,}\d/.test(text));
}

/** A time stands on the line or on one of the two below it, as under the name of a job. */
function isDatedBelow(lines: readonly Line[], index: number): boolean {
  return lines.slice(index, index + 3).some((line) => findPeriods(line.text).length > 0);
}

/** 'IV. ', '3) ', 'b. ' before the words of a heading. */
const COUNTED = /^(?:[ivx]{1,4}|\d{1,2}|[a-h])[.)]\s+/i;

/** How long a heading may be, and what it may not hold: stricter where its words say nothing we know. */
const UNKNOWN_LIMITS = { letters: 42, words: 5, signs: /[\d@|.,;]/ };
const KNOWN_LIMITS = { letters: 62, words: 8, signs: /[\d@;]|\p{L}{5}\.\s/u };

function looksLikeHeading(
  line: Line,
  lines: readonly Line[],
  index: number,
  taken: ReadonlySet<number>,
): boolean {
  if (line.bullet || line.tabs.length > 0 || line.text.length < 3) return false;
  const words = line.text.replace(COUNTED, "");
  if (words.length > KNOWN_LIMITS.letters) return false;
  const limits = guessHeadingKind(words) === null ? UNKNOWN_LIMITS : KNOWN_LIMITS;
  if (words.length > limits.letters || limits.signs.test(words)) return false;
  if (words.split(/\s+/).length > limits.words) return false;
  const below = lines[index + 1];
  return below !== undefined && !taken.has(index - 1) && styleKey(below) !== styleKey(line);
}

/** White space above, or at the top of a page or column. */
function isSetApart(lines: readonly Line[], index: number, shape: PageShape): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  const breaks = above === undefined || above.page !== line.page || above.column !== line.column;
  return breaks || line.gap > shape.usualGap + 0.25;
}
