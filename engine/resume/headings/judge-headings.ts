import { SECTION_KINDS } from "../../knowledge/locales/section-kind.ts";
import type { Rows } from "../../models/network/layers.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";
import type { Line } from "../model/line.ts";
import type { SectionKind } from "../model/resume.ts";
import { assignSections, type Sectioning } from "../sections/assign-sections.ts";
import type { Heading } from "../sections/heading.ts";
import { labelOf, trimHeading } from "../sections/list-heading-candidates.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { type Cell, splitCells } from "../shape/split-cells.ts";
import { observeForHeadings } from "./heading-features.ts";
import { scoreHeadings } from "./score-headings.ts";

/** What a line may be: none, a heading of a kind, the further line of one. */
export const HEADING_CLASSES = ["none", ...SECTION_KINDS, "further"] as const;
type HeadingClass = (typeof HEADING_CLASSES)[number];

/** Log odds by which a line must be surer to be a heading that the rules do not see, none of theirs, or of another kind. */
const SURER = { add: 2, drop: 2, kind: 1 };

/** The sections as the rules found them, with the headings that a learned judge adds, drops and calls otherwise. `observed`: the lines. */
export function judgeHeadings(
  ruled: Sectioning,
  lines: readonly Line[],
  observed: readonly ObservedLine[],
  shape: PageShape,
): Sectioning {
  if (lines.length === 0) return ruled;
  const scores = scoreHeadings(observeForHeadings(observed, shape, ruled));
  const kept = ruled.headings.flatMap((heading) => judgeRuled(heading, scores) ?? []);
  const taken = new Set(ruled.headings.flatMap((heading) => heading.lines));
  const added: Heading[] = [];
  const margin = marginOf(ruled.headings, lines);
  for (let at = 0; at < scores.count; at += 1) {
    if (taken.has(at) || lines[at]!.box.x > margin) continue;
    const heading = openHeading(lines, at, scores);
    if (heading === null) continue;
    added.push(heading);
    at = heading.lines.at(-1)!;
  }
  const isSame =
    added.length === 0 &&
    kept.length === ruled.headings.length &&
    kept.every((heading, at) => heading === ruled.headings[at]);
  if (isSame) return ruled;
  const headings = [...kept, ...added].sort((one, other) => one.start - other.start);
  // A section that the rules opened without a heading, where its heading stands above after all.
  const isHeaded = ({ kind, text }: Heading, at: number) =>
    text === "" && added.includes(headings[at - 1]!) && headings[at - 1]!.kind === kind;
  return assignSections(
    lines,
    headings.filter((heading, at) => !isHeaded(heading, at)),
    shape,
  );
}

/** Two headings in the margin of their rows, and all are there. */
const LEAST_IN_MARGIN = 2;
const SAME_EDGE = 3;

/** Where a heading begins at most: at the margin, where the headings stand in one. */
function marginOf(headings: readonly Heading[], lines: readonly Line[]): number {
  const own = headings
    .map((heading) => ({ heading, line: lines[heading.lines[0]!]! }))
    .filter(({ heading, line }) => heading.cell && heading.text !== "" && line.tabs.length > 0);
  if (own.length < LEAST_IN_MARGIN) return Number.POSITIVE_INFINITY;
  return Math.max(...own.map(({ line }) => line.box.x)) + SAME_EDGE;
}

const scoreOf = (scores: Rows, line: number, name: HeadingClass) =>
  scores.values[line * scores.width + HEADING_CLASSES.indexOf(name)]!;

/** The kind that is likeliest if the line is a heading. */
function likeliestKind(scores: Rows, line: number): { kind: SectionKind; score: number } {
  let [kind, score]: [SectionKind, number] = [SECTION_KINDS[0], Number.NEGATIVE_INFINITY];
  for (const one of SECTION_KINDS) {
    const own = scoreOf(scores, line, one);
    if (own > score) [kind, score] = [one, own];
  }
  return { kind, score };
}

function judgeRuled(heading: Heading, scores: Rows): Heading | null {
  const line = heading.lines[0]!;
  // Beyond what is judged, and where nothing is printed that could be seen, the rules stand.
  if (line >= scores.count || heading.text === "") return heading;
  const { kind, score } = likeliestKind(scores, line);
  const none = Math.max(scoreOf(scores, line, "none"), scoreOf(scores, line, "further"));
  if (none - score > SURER.drop) return null;
  return kind !== heading.kind && score - scoreOf(scores, line, heading.kind) > SURER.kind
    ? { ...heading, kind }
    : heading;
}

/** A heading that the rules do not see: its line and those that go on with it, or what stands before a colon or a tab. */
function openHeading(lines: readonly Line[], at: number, scores: Rows): Heading | null {
  const { kind, score } = likeliestKind(scores, at);
  const none = Math.max(scoreOf(scores, at, "none"), scoreOf(scores, at, "further"));
  if (score - none <= SURER.add) return null;
  const line = lines[at]!;
  const own = [at];
  const part = openingPart(line);
  if (part === null) while (isFurther(scores, own.at(-1)! + 1)) own.push(own.at(-1)! + 1);
  const [start, end] = part === null ? [line.start, lines[own.at(-1)!]!.end] : [part.start, part.end];
  const printed = part === null ? own.map((index) => lines[index]!.text).join(" ") : part.text;
  const text = trimHeading(printed);
  return text === "" ? null : { kind, text, lines: own, cell: part !== null, start, end };
}

function isFurther(scores: Rows, line: number): boolean {
  if (line >= scores.count) return false;
  const further = scoreOf(scores, line, "further");
  return HEADING_CLASSES.every((name) => name === "further" || scoreOf(scores, line, name) < further);
}

/** What stands in the first of several cells, or before a colon that something follows. */
function openingPart(line: Line): Cell | null {
  const cells = splitCells(line);
  return cells.length > 1 ? cells[0]! : labelOf(line);
}
