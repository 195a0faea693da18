import type { Line, ReadPages } from "../model/line.ts";
import type { PositionedDocument, PositionedPage } from "../model/positioned.ts";
import { buildLines, type DraftLine, isRightToLeft } from "./build-lines.ts";
import { cleanRun } from "./clean-run.ts";
import { countColumns } from "./count-columns.ts";
import { joinSegments } from "./join-segments.ts";
import { joinSpacedLetters } from "./join-spaced-letters.ts";
import { markBoxes } from "./mark-boxes.ts";
import { markBullets } from "./mark-bullets.ts";
import { markCells } from "./mark-cells.ts";
import { orderRegions } from "./order-regions.ts";
import { listHidden, measureText } from "./page-statistics.ts";
import { placeAccents } from "./place-accents.ts";
import { repairEncoding } from "./repair-encoding.ts";
import { repairWordBreaks } from "./repair-word-breaks.ts";
import { textOf } from "./segment-shape.ts";
import { stripRunningHeaders } from "./strip-running-headers.ts";
import type { Segment } from "./text-fragment.ts";

/** Puts a positioned document into reading order. Pure: the same document always gives the same text. */
export function readPages(printed: PositionedDocument): ReadPages {
  const document = repairEncoding(printed);
  const { body, furniture } = stripRunningHeaders(document.pages.map(readSegments), document);
  const drafts = body.flatMap((segments, index) =>
    joinPageLines(segments, index + 1, document.pages[index]!),
  );
  const { text, lines } = layText(repairWordBreaks(drafts));
  return {
    text,
    lines,
    columns: countColumns(lines, document.pages),
    hidden: listHidden(document),
    furniture,
    links: document.pages.flatMap((page, index) => page.links.map((link) => ({ ...link, page: index + 1 }))),
    images: document.pages.flatMap((page, index) =>
      page.images.map((image) => ({ ...image, page: index + 1 })),
    ),
    ...measureText(document),
  };
}

function readSegments(page: PositionedPage): Segment[] {
  const pieces = placeAccents(page.runs)
    .filter((run) => run.hidden === null)
    .map(cleanRun)
    .filter((piece) => piece !== null);
  const boxed = markBoxes(pieces, page.rules, page.width);
  const segments = markBullets(joinSegments(boxed), page.rules).filter((segment) => !isRating(segment));
  for (const segment of segments) joinSpacedLetters(segment);
  markCells(segments);
  return segments;
}

/** '●●●●○' beside a skill or a language: how well, drawn in type. Taken for text it would look like a column. */
function isRating(segment: Segment): boolean {
  return /^[●○◌◎◉★☆✩✭✰■□▪▫⬤⚫⚪◯\s]{2,}$/u.test(textOf(segment).trim());
}

function joinPageLines(segments: Segment[], number: number, page: PositionedPage): DraftLine[] {
  const rightToLeft = isRightToLeft(segments);
  return orderRegions(segments, page.rules).flatMap((region) =>
    buildLines(region, number, page.links, rightToLeft),
  );
}

/** Joins the lines into one text and gives each its place in it and the white space above it. */
function layText(drafts: DraftLine[]): { text: string; lines: Line[] } {
  const lines: Line[] = [];
  let start = 0;
  let above: DraftLine | null = null;
  for (const draft of drafts) {
    const end = start + draft.text.length;
    lines.push({ ...draft, start, end, gap: measureGap(above, draft) });
    start = end + 1;
    above = draft;
  }
  return { text: drafts.map((draft) => draft.text).join("\n"), lines };
}

function measureGap(above: DraftLine | null, line: DraftLine): number {
  if (above === null || above.page !== line.page || line.size === 0) return 0;
  return Math.max(0, (line.box.y - (above.box.y + above.box.height)) / line.size);
}
