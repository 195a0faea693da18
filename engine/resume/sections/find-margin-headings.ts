import { HEADING_MODIFIERS } from "../../knowledge/headings/heading-heads.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { RESUME_HEADINGS } from "../../knowledge/headings/resume-headings.ts";
import type { Line } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { splitCells } from "../shape/split-cells.ts";
import { guessHeadingKind } from "./guess-heading-kind.ts";
import { type HeadingCandidate, trimHeading } from "./list-heading-candidates.ts";
import { matchHeading } from "./match-heading.ts";

/** The first cell of a row, or a row, that begins in the margin. `whole` says that nothing else stands in the row. */
type MarginCell = { index: number; text: string; end: number; whole: boolean };

/** The headings of a margin, and where the text beside it begins. */
export type MarginHeadings = { headings: HeadingCandidate[]; edge: number };

/** Points by which beginnings of lines of one edge differ. */
const SAME_EDGE = 3;
/** Points between the margin and the text beside it, at least. */
const LEAST_MARGIN = 24;
const LONGEST_CELL = 34;
/** From how many headings on, and from which share of known ones, a margin is believed to hold nothing else. */
const LEAST_HEADINGS = 3;
const LEAST_KNOWN = 0.6;
/** Share of the headings that have text on their row: else they stand above what they head. */
const LEAST_BESIDE = 0.6;
/** Share of the lines beginning in the margin that may be something else. */
const MOST_OTHERS = 0.2;
/** White space between two lines of one heading beyond what is usual, in sizes of its type. */
const WITHIN = 0.25;

/**
 * Headings of resumes that set them in a margin, beside what they head, over as many lines as they need: where nothing else
 * stands in a margin, what stands there is a heading, whatever its words. Null where a resume has no such margin.
 */
export function findMarginHeadings(lines: readonly Line[], shape: PageShape): MarginHeadings | null {
  const left = findMarginEdge(lines);
  if (left === null) return null;
  const first = lines.findIndex((line) => isAt(line, left) && matchHeading(firstOf(line))?.exact === true);
  const beside = lines.slice(first).filter((line) => line.box.x > left + LEAST_MARGIN);
  const edge = findTextEdge(beside);
  if (edge === null) return null;
  const begun = lines.flatMap((line, index) => (index >= first && isAt(line, left) ? [index] : []));
  const cells = begun.flatMap((index) => readMarginCell(lines[index]!, index, edge));
  if (begun.length - cells.length > MOST_OTHERS * begun.length || beside.length < cells.length) return null;
  // A column beside another one is no margin.
  if (begun.some((index) => shape.columns.has(`${lines[index]!.page}:2`))) return null;
  const blocks = joinCells(cells, lines, shape);
  const known = blocks.filter((block) => isKnown(textOf(block)));
  const level = blocks.filter((block) => block.some((cell) => !cell.whole || isBeside(lines, cell.index)));
  const isMargin =
    blocks.length >= LEAST_HEADINGS &&
    known.length >= LEAST_KNOWN * blocks.length &&
    level.length >= LEAST_BESIDE * blocks.length;
  return isMargin ? { headings: blocks.map((block) => openHeading(block, lines)), edge } : null;
}

function firstOf(line: Line): string {
  return splitCells(line)[0]?.text ?? "";
}

function isKnown(text: string): boolean {
  return matchHeading(text) !== null || guessHeadingKind(text) !== null;
}

function isAt(line: Line, left: number): boolean {
  return Math.abs(line.box.x - left) <= SAME_EDGE;
}

/** Where most rows begin that open with a heading we know; of equals the first. */
function findMarginEdge(lines: readonly Line[]): number | null {
  const exact = lines.filter((line) => !line.bullet && matchHeading(firstOf(line))?.exact === true);
  const lefts = exact.map(({ box }) => box.x);
  const counts = countNear(lefts);
  let best: number | null = null;
  for (const left of counts.keys()) if (best === null || counts.get(left)! > counts.get(best)!) best = left;
  return best === null || counts.get(best)! < 2 ? null : best;
}

/** Of each of these places how many lie at the same edge, in the order in which they come: one pass over them sorted. */
function countNear(places: readonly number[]): Map<number, number> {
  const counts = new Map(places.map((place) => [place, 0]));
  const sorted = places.toSorted((one, other) => one - other);
  let [from, to] = [0, 0];
  for (const place of sorted) {
    while (place - sorted[from]! > SAME_EDGE) from += 1;
    while (to < sorted.length && sorted[to]! - place <= SAME_EDGE) to += 1;
    counts.set(place, to - from);
  }
  return counts;
}

/** The leftmost edge at which text begins again and again, whatever a line here and there begins at. */
function findTextEdge(beside: readonly Line[]): number | null {
  const counts = new Map<number, number>();
  for (const { box } of beside) {
    const place = Math.round(box.x / SAME_EDGE);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const enough = Math.max(LEAST_HEADINGS, LEAST_SHARE * Math.max(...counts.values()));
  const places = [...counts].filter(([, count]) => count >= enough).map(([place]) => place);
  return places.length === 0 ? null : (Math.min(...places) - 1) * SAME_EDGE;
}

/** Of the lines that begin at the commonest edge, how many must begin at one that is believed. */
const LEAST_SHARE = 0.25;

/** What stands in the margin of a row; nothing where the row runs over into the text, or tells a date. */
function readMarginCell(line: Line, index: number, edge: number): MarginCell[] {
  const [first, second] = splitCells(line);
  if (first === undefined || line.bullet || first.text.length > LONGEST_CELL) return [];
  const reachesText = line.box.x + line.box.width > edge;
  if (/[\d@|]/.test(first.text) || reachesText !== (second !== undefined)) return [];
  return [{ index, text: first.text, end: first.end, whole: second === undefined }];
}

/** Cells that follow each other closely are one heading, unless each of two is one that we know and both together are not. */
function joinCells(cells: readonly MarginCell[], lines: readonly Line[], shape: PageShape): MarginCell[][] {
  const blocks: MarginCell[][] = [];
  for (const cell of cells) {
    const block = blocks.at(-1);
    if (
      block !== undefined &&
      isNextTo(lines[block.at(-1)!.index]!, lines[cell.index]!, shape) &&
      goesOn(block, cell)
    )
      block.push(cell);
    else blocks.push([cell]);
  }
  return blocks;
}

function isNextTo(line: Line, next: Line, shape: PageShape): boolean {
  const drop = next.box.y - line.box.y;
  return (
    next.page === line.page &&
    drop > 0 &&
    drop <= (1.1 + Math.max(0, shape.usualGap) + WITHIN) * Math.max(line.size, next.size)
  );
}

const OPEN_END = /(?:&|\b(?:and|und|et|y|e|of|in|for|de|des|der|to))$/iu;

function goesOn(block: readonly MarginCell[], cell: MarginCell): boolean {
  const before = textOf(block);
  if (OPEN_END.test(before) || /^[\p{Ll}&]/u.test(cell.text)) return true;
  if (HEADING_MODIFIERS.has(headingKey(before))) return true;
  if (RESUME_HEADINGS.has(headingKey(`${before} ${cell.text}`))) return true;
  // 'Summary', and below it 'Professional' above 'Experience'.
  const opensNext = HEADING_MODIFIERS.has(headingKey(cell.text)) || matchHeading(cell.text)?.exact === true;
  return !(matchHeading(before)?.exact === true && opensNext);
}

function textOf(block: readonly MarginCell[]): string {
  return block.map(({ text }) => text).join(" ");
}

/** Another line stands level with it, right of it. */
function isBeside(lines: readonly Line[], index: number): boolean {
  const own = lines[index]!;
  const near = [...lines.slice(Math.max(0, index - NEAR), index), ...lines.slice(index + 1, index + NEAR)];
  return near.some(
    (line) =>
      line.page === own.page &&
      line.box.x >= own.box.x + own.box.width &&
      Math.abs(line.box.y + line.box.height - own.box.y - own.box.height) < 0.8 * own.size,
  );
}

/** Lines within which the text beside a heading stands in the order of reading. */
const NEAR = 5;

function openHeading(block: readonly MarginCell[], lines: readonly Line[]): HeadingCandidate {
  const text = textOf(block);
  const match = matchHeading(text);
  return {
    kind: match?.kind ?? guessHeadingKind(text) ?? "other",
    text: trimHeading(text),
    lines: block.map(({ index }) => index),
    cell: block.some(({ whole }) => !whole),
    colon: false,
    exact: true,
    start: lines[block[0]!.index]!.start,
    end: block[0]!.end,
    ends: block.map(({ end }) => end),
  };
}
