import { MEMBERSHIP_HEADING } from "../../knowledge/headings/doubtful-headings.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import type { Line } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { assignSections, type Sectioning } from "./assign-sections.ts";
import type { Heading } from "./heading.ts";
import { styleKey } from "./heading-style.ts";
import { type DatedEntry, listDatedEntries } from "./list-dated-entries.ts";

/** Kinds of sections that hold no dated jobs or studies of their own: what stands there has lost its heading. */
const FOREIGN: ReadonlySet<SectionKind> = new Set([
  "summary",
  "contact",
  "skills",
  "languages",
  "interests",
  "other",
  "education",
  "experience",
]);
/** So many entries of one kind in a row are believed to have lost their heading, under the heading of another kind. */
const LEAST_UNDER_ANOTHER = 2;
const KINDS = ["experience", "education"] as const;
/** A heading whose words tell nothing is no longer. */
const LONGEST_HEADING = 42;

/**
 * Jobs and studies that begin without a heading, or under one whose words tell nothing: runs of dated entries that read like
 * jobs, or like studies, where no section of theirs is open, open one. The line above them heads it where it is set like
 * the headings that we know; else its heading is empty.
 */
export function openImplicitSections(
  sectioning: Sectioning,
  lines: readonly Line[],
  shape: PageShape,
): Sectioning {
  const whole = sectioning.headings.filter(({ cell }) => !cell);
  const known: Known = {
    styles: new Set(whole.map((heading) => styleKey(lines[heading.lines[0]!]!))),
    kinds: new Set(sectioning.sections.map(({ kind }) => kind)),
  };
  const opened = listRegions(sectioning).flatMap((region) => openRegion(region, lines, shape, known));
  if (opened.length === 0) return sectioning;
  const headings = [...sectioning.headings, ...opened].sort((a, b) => a.lines[0]! - b.lines[0]!);
  return assignSections(lines, headings, shape);
}

/** Lines of one section that follow each other, or of none. `closed` says that dated posts there are no jobs. */
type Region = { kind: SectionKind | null; free: boolean; closed: boolean; lines: number[] };

function listRegions({ sections, ofLine, headings }: Sectioning): Region[] {
  const heads = new Set(headings.flatMap((heading) => heading.lines));
  const regions: Region[] = [];
  let last: number | null = null;
  for (const [index, section] of ofLine.entries()) {
    if (section !== last) {
      const { kind = null, heading = "" } = sections[section] ?? {};
      const free = kind === null || headings[section]!.cell;
      const closed = MEMBERSHIP_HEADING.test(headingKey(heading));
      regions.push({ kind, free, closed, lines: [] });
      last = section;
    }
    if (!heads.has(index)) regions.at(-1)!.lines.push(index);
  }
  return regions;
}

/** What the headings of a resume tell: how they are set, and which of the kinds of entries have one. */
type Known = { styles: ReadonlySet<string>; kinds: ReadonlySet<SectionKind> };

function openRegion(region: Region, lines: readonly Line[], shape: PageShape, known: Known): Heading[] {
  const { kind, free, lines: own } = region;
  const isHeading = (index: number | null | undefined) =>
    index != null && isSetLikeHeading(lines[index]!, known.styles);
  const opensAlike = !free && isHeading(own[0]);
  const mayBeHeaded = !opensAlike && own.some(isHeading);
  const mayBeLost =
    !region.closed && (free || FOREIGN.has(kind!)) && !KINDS.every((one) => known.kinds.has(one));
  if (!mayBeHeaded && !mayBeLost) return [];
  const readRuns = (styles: ReadonlySet<string>) =>
    partRuns(listDatedEntries(lines, own, shape.usualGap, styles));
  const read = readRuns(known.styles);
  // Titles of entries may be set like headings: then each entry has one, and one stands right below a heading.
  const areTitles = opensAlike || read.some((run) => run.slice(1).some(({ above }) => isHeading(above)));
  return (areTitles ? readRuns(NO_STYLES) : read).flatMap((run) => {
    const first = run[0]!;
    if (first.kind === kind) return [];
    if (!areTitles && isHeading(first.above)) return headBy(lines, first);
    const isLost = free || (FOREIGN.has(kind!) && run.length >= LEAST_UNDER_ANOTHER);
    return isLost && !known.kinds.has(first.kind) ? openAt(lines, first) : [];
  });
}

const NO_STYLES: ReadonlySet<string> = new Set();

function isSetLikeHeading(line: Line, styles: ReadonlySet<string>): boolean {
  return (
    styles.has(styleKey(line)) &&
    !line.bullet &&
    line.tabs.length === 0 &&
    line.text.length <= LONGEST_HEADING &&
    !/[\d@]/.test(line.text)
  );
}

/** Entries of one kind that follow each other. */
function partRuns(entries: readonly DatedEntry[]): DatedEntry[][] {
  const runs: DatedEntry[][] = [];
  for (const [index, entry] of entries.entries())
    if (entries[index - 1]?.kind === entry.kind) runs.at(-1)!.push(entry);
    else runs.push([entry]);
  return runs;
}

function openAt(lines: readonly Line[], { top, kind }: DatedEntry): Heading {
  const { start } = lines[top]!;
  return { kind, text: "", lines: [top], cell: true, start, end: start };
}

function headBy(lines: readonly Line[], { above, kind }: DatedEntry): Heading {
  const { text, start, end } = lines[above!]!;
  return { kind, text: text.replace(/[\s:•·|–—-]+$/u, ""), lines: [above!], cell: false, start, end };
}
