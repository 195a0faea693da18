import { buildLines, type DraftLine, isRightToLeft } from "../resume/layout/build-lines.ts";
import { cleanRun } from "../resume/layout/clean-run.ts";
import { joinSegments } from "../resume/layout/join-segments.ts";
import { repairWordBreaks } from "../resume/layout/repair-word-breaks.ts";
import type { TextFragment } from "../resume/layout/text-fragment.ts";
import type { PositionedDocument, PositionedPage } from "../resume/model/positioned.ts";
import { matchProfileHeading } from "./profile-headings.ts";
import { readPeriodLine } from "./read-profile-dates.ts";

export type PrintLine = DraftLine & {
  /** From the baseline above in this column to this one, in multiples of the size; Infinity at the top of a page. */
  pitch: number;
};

/** The two columns of LinkedIn's own print, each from the first page to the last. */
export type PrintColumns = {
  side: PrintLine[];
  main: PrintLine[];
  /** Where the contact column's type can reach to at most, in points. */
  sideRight: number;
  mainRight: number;
  /** The size most of the main column is set in. */
  body: number;
  /** Pitch of lines that belong together. */
  leading: number;
};

/** 'Page 1 of 3' in any language, with digits only to hold on to. */
const FOOTER = /^\D{0,14}\d{1,3}\D{1,8}\d{1,3}\D{0,6}$/u;
/** The contact column stands at least this far left of the main one, in points. */
const LEAST_SIDE = 60;
/** White space that there is at most between the columns, in points. */
const WIDEST_GUTTER = 44;
const BULLET = /^[•●▪◦‣·∙*–-]\s+(?=\S)/u;

/**
 * Parts LinkedIn's print by the one thing that never changes in it: the name, the largest type of the first page, stands at
 * the left edge of the main column, and the contact column left of that on every page. Null for any other document.
 */
export function readPrintColumns(document: PositionedDocument): PrintColumns | null {
  const pages = document.pages.map(readPieces);
  const edge = findMainEdge(pages[0] ?? []);
  if (edge === null) return null;
  const left = (piece: TextFragment) => piece.x < edge - 6;
  const side = linesOf(document, pages, left);
  const main = linesOf(document, pages, (piece) => !left(piece));
  if (!isLinkedin(side)) return null;
  const body = measureBody(side, main);
  const rightOf = (lines: PrintLine[]) => Math.max(0, ...lines.map(({ box }) => box.x + box.width));
  return {
    side,
    main: main.map((line) => (line.size <= body * 1.03 ? takeBullet(line) : line)),
    sideRight: Math.max(rightOf(side), edge - WIDEST_GUTTER),
    mainRight: rightOf(main),
    body,
    leading: measureLeading(main, body),
  };
}

/** The contact column has a heading we know, or at least the profile's address. */
function isLinkedin(side: readonly PrintLine[]): boolean {
  const text = side.map((line) => line.text).join("");
  const named = side.length > 2 && /linkedin\.com\/(?:in|pub)\//i.test(text);
  return named || side.some((line) => matchProfileHeading(line.text) !== null);
}

function readPieces(page: PositionedPage): TextFragment[] {
  // White type on the dark contact column may look hidden to a reader of resumes; here the owner brings the own profile.
  return page.runs
    .filter(({ hidden }) => hidden === null || hidden === "background-colour" || hidden === "covered")
    .map(cleanRun)
    .filter((piece) => piece !== null);
}

function findMainEdge(pieces: readonly TextFragment[]): number | null {
  const lettered = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const largest = Math.max(0, ...lettered.map(({ size }) => size));
  const edge = Math.min(...lettered.filter(({ size }) => size > largest * 0.9).map(({ x }) => x));
  return lettered.some(({ x }) => x < edge - LEAST_SIDE) ? edge : null;
}

function linesOf(
  document: PositionedDocument,
  pages: readonly TextFragment[][],
  belongs: (piece: TextFragment) => boolean,
): PrintLine[] {
  const drafts = pages.flatMap((pieces, index) => {
    const page = document.pages[index]!;
    const segments = joinSegments(pieces.filter(belongs));
    const lines = buildLines({ segments, column: 0 }, index + 1, page.links, isRightToLeft(segments));
    return lines.filter((line) => !isFooter(line, page.height));
  });
  const mended = repairWordBreaks(drafts);
  return mended.map((line, index) => ({ ...line, pitch: pitchOf(mended[index - 1], line) }));
}

function isFooter({ text, box, size }: DraftLine, height: number): boolean {
  return box.y > height * 0.85 && size < 10.2 && FOOTER.test(text);
}

/** A run's box ends a quarter of its size below the baseline. */
function pitchOf(above: DraftLine | undefined, line: DraftLine): number {
  if (above === undefined || above.page !== line.page) return Number.POSITIVE_INFINITY;
  const baseline = ({ box, size }: DraftLine) => box.y + box.height - size * 0.24;
  return (baseline(line) - baseline(above)) / line.size;
}

/** Lines of dates are set in the size of the text; without any, the smaller of what either column is mostly set in. */
function measureBody(side: readonly PrintLine[], main: readonly PrintLine[]): number {
  const dated = main.filter(({ text }) => readPeriodLine(text) !== null);
  const usual = (lines: readonly PrintLine[]) =>
    mostFrequent(lines.map(({ size, text }) => [Math.round(size * 4) / 4, text.length]));
  return usual(dated) ?? Math.min(usual(side) ?? 10.5, usual(main) ?? 10.5);
}

/** How far lines of one paragraph stand apart: the usual distance of two lines in body type, else 1.35. */
function measureLeading(lines: readonly PrintLine[], body: number): number {
  const pairs = lines.flatMap((line, index): [number, number][] => {
    const above = lines[index - 1];
    const same = above !== undefined && Math.abs(line.size - body) < 0.3 && Math.abs(above.size - body) < 0.3;
    return same && line.pitch < 2 ? [[Math.round(line.pitch * 20) / 20, above.text.length]] : [];
  });
  return mostFrequent(pairs) ?? 1.35;
}

function mostFrequent(weighted: readonly [number, number][]): number | null {
  const sums = new Map<number, number>();
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + weight);
  return (
    [...sums].reduce<[number, number] | null>(
      (best, one) =>
        best === null || one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
      null,
    )?.[0] ?? null
  );
}

function takeBullet(line: PrintLine): PrintLine {
  const sign = BULLET.exec(line.text)?.[0];
  return sign === undefined ? line : { ...line, bullet: true, text: line.text.slice(sign.length) };
}
