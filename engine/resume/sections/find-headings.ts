import { EXPERIENCE_OF_OTHERS } from "../../knowledge/headings/doubtful-headings.ts";
import { isGenericHeading } from "../../knowledge/headings/generic-headings.ts";
import { HEADING_OPEN_END } from "../../knowledge/words/line-ends.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { scoreSchool } from "../features/degree-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Line } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import { type PageShape, scoreProminence } from "../shape/measure-shape.ts";
import { dropSubheadings } from "./drop-subheadings.ts";
import { findEntryHeadings } from "./find-entry-headings.ts";
import { findMarginHeadings, type MarginHeadings } from "./find-margin-headings.ts";
import { findUnlistedHeadings } from "./find-unlisted-headings.ts";
import type { Heading } from "./heading.ts";
import { type HeadingStyle, MIXED_CASE, scoreShortfall, styleKey, styleOf } from "./heading-style.ts";
import { type HeadingCandidate, listHeadingCandidates } from "./list-heading-candidates.ts";
import { namesEntry } from "./names-entry.ts";

/** So prominent a line is a heading, in whatever style the others stand. */
const STANDS_OUT = 3;
/** Of the type below it, or of the text. */
const STRONGER = 1.07;

/**
 * The section headings of a resume, in reading order. Words propose, shape decides: the styles in which plain headings such
 * as 'Experience' stand are the heading styles of this resume, and a doubtful line must look like one of them.
 */
export function findHeadings(lines: readonly Line[], shape: PageShape): Heading[] {
  const margin = findMarginHeadings(lines, shape);
  const inMargin = new Set(margin?.headings.flatMap((one) => one.lines));
  const candidates = listHeadingCandidates(lines).filter(
    (one) =>
      margin === null || !one.lines.some((index) => inMargin.has(index) || isInBody(lines[index]!, margin)),
  );
  const whole = candidates.filter((one) => !one.cell);
  const styles = learnStyles(whole, lines, shape);
  const accepted = whole.filter((one) => isHeading(one, lines, shape, styles));
  accepted.push(...(margin?.headings ?? []));
  accepted.push(...acceptCells(candidates, accepted, lines, shape, styles));
  accepted.push(...acceptMissing(whole, accepted, lines, shape));
  const taken = new Set(accepted.flatMap((one) => one.lines));
  accepted.push(...findUnlistedHeadings(lines, accepted, taken, shape));
  const known = new Set(accepted.flatMap((one) => one.lines));
  accepted.push(...findEntryHeadings(lines, accepted, known, shape));
  const headings = dropSubheadings(accepted, lines, shape).map(
    ({ exact: _, colon: __, loose: ___, ...heading }): Heading => heading,
  );
  return headings.sort((a, b) => a.lines[0]! - b.lines[0]!);
}

/** Beside a margin that holds the headings, what reads like one is a part of a section. */
function isInBody(line: Line, { edge, headings }: MarginHeadings): boolean {
  return line.box.x >= edge - 1 && line.start > headings[0]!.start;
}

/** Styles shared by the surest headings, commonest first. */
function learnStyles(
  whole: readonly HeadingCandidate[],
  lines: readonly Line[],
  shape: PageShape,
): HeadingStyle[] {
  const counts = new Map<string, { style: HeadingStyle; count: number; prominence: number }>();
  for (const one of whole) {
    const line = lines[one.lines[0]!]!;
    if (!one.exact || isGenericHeading(one.text) || (line.bullet && !isLarge(line, shape))) continue;
    const entry = counts.get(styleKey(line)) ?? {
      style: styleOf(line),
      count: 0,
      prominence: scoreProminence({ ...line, gap: 0 }, shape),
    };
    entry.count += 1;
    counts.set(styleKey(line), entry);
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count || b.prominence - a.prominence);
  const sure = ranked.filter(({ count, prominence }) => count >= 2 && prominence >= 0.5);
  const used = listHeadingOnlyStyles(whole, lines);
  if (sure.length > 0) return [...sure.map(({ style }) => style), ...used];
  return [...ranked.slice(0, 1).map(({ style }) => style), ...used];
}

/**
 * Styles in which hardly anything but headings is set, as in a sidebar with smaller ones: at least two phrases of headings,
 * each over text of another style. Here a phrase that is ambiguous elsewhere counts as well.
 */
function listHeadingOnlyStyles(whole: readonly HeadingCandidate[], lines: readonly Line[]): HeadingStyle[] {
  const phrases = Map.groupBy(
    whole.filter((one) => one.exact && one.lines.length === 1 && !lines[one.lines[0]!]!.bullet),
    (one) => styleKey(lines[one.lines[0]!]!),
  );
  const styles: HeadingStyle[] = [];
  for (const [key, own] of phrases) {
    const first = lines[own[0]!.lines[0]!]!;
    if (new Set(own.map((one) => one.text.toLowerCase())).size < 2) continue;
    const overText = own.filter((one) => {
      const below = lines[one.lines[0]! + 1];
      return below !== undefined && styleKey(below) !== key && isStronger(first, below);
    });
    const all = lines.filter((line) => styleKey(line) === key).length;
    if (overText.length === own.length && own.length >= 0.6 * all) styles.push(styleOf(first));
  }
  return styles;
}

/** Set larger, bold or in capitals over a line that is not. */
function isStronger(line: Line, below: Line): boolean {
  if (line.size < 0.85 * below.size) return false;
  return line.size >= STRONGER * below.size || (line.bold && !below.bold) || (line.caps && !below.caps);
}

/** White space above, or the first line of a page or column. */
function isSetApart(line: Line, above: Line | undefined, shape: PageShape): boolean {
  const breaks = above === undefined || above.page !== line.page || above.column !== line.column;
  return breaks || line.gap > shape.usualGap + 0.25;
}

/** Set larger than the text: then a sign before it is an ornament, not a list's bullet. */
function isLarge(line: Line, shape: PageShape): boolean {
  return line.size >= 1.12 * shape.bodySize;
}

function isHeading(
  one: HeadingCandidate,
  lines: readonly Line[],
  shape: PageShape,
  styles: readonly HeadingStyle[],
): boolean {
  const line = lines[one.lines[0]!]!;
  const prominence = scoreProminence(line, shape);
  const colon = /[::]\s*$/.test(line.text);
  const shortfall = Math.min(2, ...styles.map((style) => scoreShortfall(line, style, shape)));
  const generic = isGenericHeading(one.text);
  const above = lines[one.lines[0]! - 1];
  if (above !== undefined && HEADING_OPEN_END.test(above.text) && shortfall > 0) return false;
  if (line.bullet && ((prominence < 2 && !isLarge(line, shape)) || shortfall >= 0.5)) return false;
  if (!/^[^\p{L}]*(?:\p{Lu}|\p{Lo})/u.test(line.text) && shortfall > 0) return false;
  const apart = line.gap > shape.usualGap + 0.5;
  // 'Languages' in the type of the other headings, which are in capitals, is one of them.
  const isTheirType =
    shortfall === MIXED_CASE && one.exact && apart && line.size >= STRONGER * shape.bodySize;
  const standsOut = apart && prominence >= STANDS_OUT && !line.bullet;
  if (generic)
    return (shortfall < 0.5 || isTheirType || standsOut) && (prominence >= 1 || apart || styles.length === 0);
  // 'Bio-data of domestic helper' at the very top says what the document is.
  if (!one.exact && one.lines[0] === 0) return false;
  if (one.loose && namesJobs(one, lines)) return shortfall < 0.5 && (prominence >= 0.5 || apart);
  if ((one.loose && namesEntry(one.text)) || (!one.exact && scoreSchool(one.text) >= 2)) return false;
  if (!one.exact && !one.loose && standsOut && prominence >= STANDS_OUT + 1) return true;
  if (!one.exact) return shortfall < 0.5 && prominence >= 1 && (!one.loose || isSetApart(line, above, shape));
  if (shortfall < 1) return prominence >= 0.5 || colon || standsAlone(one, lines, shape);
  return prominence >= 1.5 && standsAlone(one, lines, shape);
}

/** Kinds of sections that hardly any resume is without, or that others would swallow. */
const EXPECTED: ReadonlySet<SectionKind> = new Set(["experience", "education", "skills", "certificates"]);

/**
 * Headings unlike the others, where the resume has none of their kind: 'Technical Skills' may be a part of skills, but not
 * where nothing else heads any.
 */
function acceptMissing(
  whole: readonly HeadingCandidate[],
  accepted: readonly HeadingCandidate[],
  lines: readonly Line[],
  shape: PageShape,
): HeadingCandidate[] {
  const kinds = new Set(accepted.map(({ kind }) => kind));
  return whole.filter((one) => {
    const line = lines[one.lines[0]!]!;
    const isOpen = EXPECTED.has(one.kind) && !kinds.has(one.kind) && !accepted.includes(one);
    if (!isOpen || one.loose || one.lines[0] === 0 || line.bullet || !/^[^\p{L}]*\p{Lu}/u.test(line.text))
      return false;
    if (!one.exact && (namesEntry(one.text) || scoreSchool(one.text) >= 2)) return false;
    return scoreProminence(line, shape) >= (one.exact ? 1.5 : 2.5) && standsAlone(one, lines, shape);
  });
}

/** 'Salon Experience', 'Ranch Experience': the work of a trade, where a dated line stands below. */
function namesJobs(one: HeadingCandidate, lines: readonly Line[]): boolean {
  if (!/^\p{L}[\p{L}'’& -]* experiences?:?$/iu.test(one.text) || EXPERIENCE_OF_OTHERS.test(one.text))
    return false;
  if (scoreTitle(one.text) >= 3) return false;
  const below = lines.slice(one.lines.at(-1)! + 1, one.lines.at(-1)! + 5);
  return below.some((line) => findPeriods(line.text).some((period) => period.range));
}

/** White space above, or at the top of a page or column, or after a line that ends a sentence. */
function standsAlone(one: HeadingCandidate, lines: readonly Line[], shape: PageShape): boolean {
  const index = one.lines[0]!;
  const line = lines[index]!;
  const above = lines[index - 1];
  const below = lines[one.lines.at(-1)! + 1];
  if (below === undefined) return one.kind === "references";
  if (above === undefined || above.page !== line.page || above.column !== line.column) return true;
  if (line.gap > shape.usualGap + 0.25) return true;
  return /[.!?]$/.test(above.text) || line.caps || below.bullet;
}

/**
 * Headings that share their line with content. In the left margin of a row they must stand so at least twice; before a
 * colon they count where the resume sets its headings so, or has hardly any others.
 */
function acceptCells(
  candidates: readonly HeadingCandidate[],
  accepted: readonly HeadingCandidate[],
  lines: readonly Line[],
  shape: PageShape,
  styles: readonly HeadingStyle[],
): HeadingCandidate[] {
  const cells = candidates.filter((one) => one.cell);
  const margin = cells.filter((one) => !one.colon);
  // Where headings fill their lines, the first cells of a table of skills are its labels.
  const isLabel = (one: HeadingCandidate) =>
    accepted.filter((other) => other.exact && other.kind !== "contact").length >= 3 &&
    styles.every((style) => scoreShortfall(lines[one.lines[0]!]!, style, shape) >= 0.5);
  // A label of skills is never 'Education': where that stands in the margin, so do the other headings.
  const entryMargins = margin.filter(({ kind }) => kind === "education" || kind === "experience");
  const inMargin = margin.filter(
    (one) =>
      (!isLabel(one) || entryMargins.some((other) => isBelow(one, other, lines))) &&
      margin.some((other) => other !== one && isBelow(one, other, lines)),
  );
  // 'Contact' opens a sidebar beside the name, above headings that fill their lines.
  const opens = margin.filter(
    (one) =>
      one.kind === "contact" &&
      !inMargin.includes(one) &&
      accepted.some(
        (other) => other.exact && other.lines[0]! > one.lines[0]! && isBelow(one, other, lines),
      ) &&
      !accepted.some((other) => other.lines[0]! < one.lines[0]! || other.kind === "contact"),
  );
  const colons = cells.filter((one) => one.colon && !lines[one.lines[0]!]!.bullet);
  const kinds = new Set(accepted.map((one) => one.kind));
  const few = accepted.filter((one) => one.kind !== "contact").length < 2;
  const first = accepted[0]?.lines[0] ?? Number.POSITIVE_INFINITY;
  const inline = colons.filter((one) => {
    const line = lines[one.lines[0]!]!;
    if (one.kind === "contact" || one.kind === "other") return false;
    const spaced = line.gap > shape.usualGap + 0.3;
    if (few)
      return (
        spaced || line.bold || line.caps || one.kind === "education" || opensInline(colons, one.lines[0]! - 1)
      );
    if (kinds.has(one.kind) || isGenericHeading(one.text)) return false;
    if (one.lines[0]! < first) return one.kind === "summary" && line.text.length > 60;
    // 'SKILLS: …' where every heading is in capitals.
    const styled =
      one.text === one.text.toUpperCase() &&
      accepted.every((other) => other.text === other.text.toUpperCase());
    return (
      (spaced || styled) &&
      line.gap > 0.8 &&
      (one.kind === "references" || !isAmongLabels(one.lines[0]!, lines))
    );
  });
  return [...inMargin, ...opens, ...inline];
}

/** 'Languages: …' right below 'Tools: …', which has white space above it. */
function opensInline(colons: readonly HeadingCandidate[], index: number): boolean {
  return colons.some((one) => one.lines[0] === index && one.kind !== "contact" && one.kind !== "other");
}

/** Closes a resume, and is no row of a list with categories. */
const REFEREES = /^(?:referees?|references?)\s*:/i;

/** A row of 'Label: values' lines is one list with categories, not a heading each. */
function isAmongLabels(index: number, lines: readonly Line[]): boolean {
  const label = /^\p{L}[\p{L} &/,-]{1,40}:\s?\S/u;
  return [lines[index - 1], lines[index + 1]].some(
    (line) => line !== undefined && label.test(line.text) && !REFEREES.test(line.text),
  );
}

function isBelow(one: HeadingCandidate, other: HeadingCandidate, lines: readonly Line[]): boolean {
  return Math.abs(xOf(one, lines) - xOf(other, lines)) < 3;
}

function xOf(one: HeadingCandidate, lines: readonly Line[]): number {
  return lines[one.lines[0]!]!.box.x;
}
