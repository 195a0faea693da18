import type { PositionedDocument, PositionedRun } from "../resume/model/positioned.ts";
import { listNames } from "./list-names.ts";
import type { PrintedContact, PrintedDocument, PrintedEntry, PrintedSection } from "./printed-document.ts";
import type { DocumentLook } from "./resume-document.ts";
import { DATES_COLUMN, layoutOf } from "./template-layouts.ts";

type LaidLine = {
  text: string;
  size: number;
  bold: boolean;
  above: number;
  /** From the left edge of its column. */
  indent: number;
  isBullet?: true;
  isCentred?: true;
  /** At the right edge of its row. */
  right?: string;
  /** In the column of dates, from this row on. */
  dates?: string;
};
type Layout = ReturnType<typeof layoutOf>;
type Column = { x: number; width: number };
type Cursor = { page: number; y: number };
type PlacedRun = PositionedRun & { page: number };

/** Of a letter, as a share of its size. */
const LETTER = 0.52;
const LEADING = 1.3;
const BULLET_INDENT = 10;

/**
 * A printed document as a template sets it, line by line, so that it can be read as its PDF will be without one being
 * made. The letters stand roughly where they will.
 */
export function layDocument(document: PrintedDocument, look: DocumentLook): PositionedDocument {
  const layout = layoutOf(look);
  const { margin, paper, beside } = layout;
  const whole = { x: margin.x, width: paper.width - 2 * margin.x };
  const head = place(layHead(document, layout), whole, { page: 0, y: margin.y }, layout);
  const isBeside = ({ name }: PrintedSection) => beside?.sections.includes(name) === true;
  const main = document.sections.filter((section) => !isBeside(section));
  const bodies = [
    place(
      main.flatMap((one) => laySection(one, layout)),
      mainColumn(whole, layout),
      head.end,
      layout,
    ),
  ];
  if (beside !== undefined) {
    const listed = document.sections.filter(isBeside).flatMap((one) => laySection(one, layout));
    const lines = [...document.contacts.map(({ text }) => plain(text, layout)), ...listed];
    bodies.unshift(place(lines, { ...whole, width: beside.width }, head.end, layout));
  }
  return toPages(
    [head, ...bodies].flatMap(({ runs }) => runs),
    layout,
  );
}

function mainColumn({ x, width }: Column, { beside }: Layout): Column {
  if (beside === undefined) return { x, width };
  const before = beside.width + beside.gutter;
  return { x: x + before, width: width - before };
}

function toPages(runs: readonly PlacedRun[], { paper }: Layout): PositionedDocument {
  const pages = Math.max(1, ...runs.map(({ page }) => page + 1));
  return {
    title: null,
    producer: null,
    pages: Array.from({ length: pages }, (_, page) => ({
      ...paper,
      links: [],
      images: [],
      rules: [],
      runs: runs.filter((run) => run.page === page).map(({ page: _, ...run }) => run),
    })),
  };
}

function layHead({ name, label, contacts }: PrintedDocument, layout: Layout): LaidLine[] {
  const { nameSize, labelSize, isCentred, beside } = layout;
  const lines: LaidLine[] = [
    ...(name === "" ? [] : [{ ...plain(name, layout), size: nameSize, bold: true, above: 0 }]),
    ...(label === null ? [] : [{ ...plain(label, layout), size: labelSize }]),
    ...(contacts.length === 0 || beside !== undefined ? [] : [layContacts(contacts, layout)]),
  ];
  return isCentred ? lines.map((line) => ({ ...line, isCentred })) : lines;
}

const layContacts = (contacts: readonly PrintedContact[], layout: Layout) =>
  plain(contacts.map(({ text }) => text).join(layout.sign), layout);

function laySection(section: PrintedSection, layout: Layout): LaidLine[] {
  const heading = {
    ...plain(section.heading, layout),
    size: layout.headingSize,
    bold: true,
    above: layout.headingAbove,
  };
  return [heading, ...layBody(section, layout)];
}

function layBody(section: PrintedSection, layout: Layout): LaidLine[] {
  if (section.form === "paragraphs") return section.paragraphs.map((text) => plain(text, layout));
  if (section.form === "entries")
    return (
      listNames(section.entries)?.map((name) => bullet(name, layout)) ??
      section.entries.flatMap((entry) => layEntry(entry, layout))
    );
  if (layout.beside?.sections.includes(section.name))
    return section.groups.flatMap(({ label, items }) => [
      ...(label === null ? [] : [{ ...plain(label, layout), bold: true }]),
      ...items.map((text) => bullet(text, layout)),
    ]);
  return section.groups.map(({ label, items }) =>
    plain(`${label === null ? "" : `${label}: `}${items.join(", ")}`, layout),
  );
}

const plain = (text: string, { size }: Layout): LaidLine => ({
  text,
  size,
  bold: false,
  above: 4,
  indent: 0,
});
const bullet = (text: string, layout: Layout): LaidLine => ({ ...plain(text, layout), isBullet: true });

function layEntry(entry: PrintedEntry, layout: Layout): LaidLine[] {
  const { title, organisation, place: where, dates, paragraphs, bullets } = entry;
  const first = title ?? organisation ?? "";
  const below = (title === null ? [where] : [organisation, where]).filter((part) => part !== null);
  const isBare = below.length + paragraphs.length + bullets.length === 0;
  const isOneRow = layout.entry === "one-row" && !isBare;
  const lines: LaidLine[] = [
    {
      ...plain(isOneRow ? [first, ...below].join(" | ") : first, layout),
      bold: !isBare,
      above: isBare ? 4 : 8,
      ...(dates === null ? {} : { [layout.entry === "dates-first" ? "dates" : "right"]: dates }),
    },
    ...(below.length === 0 || isOneRow ? [] : [plain(below.join(" | "), layout)]),
    ...paragraphs.map((text) => plain(text, layout)),
    ...bullets.map((text) => bullet(text, layout)),
  ];
  const datesWidth = layout.entry === "dates-first" ? DATES_COLUMN.width + DATES_COLUMN.gutter : 0;
  const indent = datesWidth + (isBare ? 0 : (layout.indent ?? 0));
  return lines.map((line) => ({ ...line, indent }));
}

const widthOf = (text: string, size: number) => text.length * size * LETTER;

/** As many lines as it takes, broken between words. */
function wrap(line: LaidLine, width: number): LaidLine[] {
  const before = line.indent + (line.isBullet ? BULLET_INDENT : 0);
  const parts = breakText(line.text, width - before, line.size);
  const { right: _, dates: __, ...rest } = line;
  return parts.map((text, at) =>
    at === 0
      ? { ...line, text: line.isBullet ? `• ${text}` : text }
      : { ...rest, text, above: 0, indent: before },
  );
}

function breakText(text: string, width: number, size: number): string[] {
  const room = Math.floor(width / (size * LETTER));
  const parts: string[] = [];
  for (const word of text.split(" ")) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}

function place(
  lines: readonly LaidLine[],
  column: Column,
  start: Cursor,
  { margin, paper }: Layout,
): { runs: PlacedRun[]; end: Cursor } {
  let { page, y } = start;
  let belowDates = y;
  const runs = lines.flatMap((line) =>
    wrap(line, column.width).flatMap((row) => {
      if (row.dates !== undefined || row.indent === 0) y = Math.max(y, belowDates);
      y += row.above;
      if (y + row.size > paper.height - margin.y) {
        [page, y] = [page + 1, margin.y];
        belowDates = y;
      }
      const placed = placeRow(row, column, y);
      if (row.dates !== undefined) belowDates = Math.max(...placed.map((run) => run.y)) + row.size * LEADING;
      y += row.size * LEADING;
      return placed.filter(({ text }) => text !== "").map((run) => ({ ...run, page }));
    }),
  );
  return { runs, end: { page, y } };
}

function placeRow(row: LaidLine, { x, width }: Column, y: number): PositionedRun[] {
  const { text, size, indent, right, dates, isCentred } = row;
  const left = isCentred ? x + Math.max(0, width - widthOf(text, size)) / 2 : x + indent;
  const light = { ...row, bold: false };
  const before = dates === undefined ? [] : breakText(dates, DATES_COLUMN.width, size);
  return [
    ...before.map((part, at) => runOf(light, part, x, y + at * size * LEADING)),
    runOf(row, text, left, y),
    ...(right === undefined ? [] : [runOf(light, right, x + width - widthOf(right, size), y)]),
  ];
}

function runOf({ size, bold }: LaidLine, text: string, x: number, y: number): PositionedRun {
  const step = size * LETTER;
  return {
    text,
    x,
    y,
    width: step * text.length,
    height: size,
    edges: Array.from({ length: text.length + 1 }, (_, at) => x + at * step),
    size,
    font: "Sans",
    bold,
    italic: false,
    colour: "#000000",
    hidden: null,
  };
}
