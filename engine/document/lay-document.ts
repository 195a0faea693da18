import type { PositionedDocument, PositionedRun } from "../resume/model/positioned.ts";
import type { PrintedDocument, PrintedEntry, PrintedSection } from "./printed-document.ts";

type LaidLine = { text: string; size: number; bold: boolean; above: number; isBullet?: true; right?: string };

const BODY = { size: 10, bold: false } as const;
const HEADING = { size: 12, bold: true } as const;
const NAME = { size: 20, bold: true } as const;
const [LEFT, TOP, WIDTH, HEIGHT, BOTTOM] = [57, 51, 595, 842, 790];
/** Of a letter, as a share of its size. */
const LETTER = 0.52;
const LEADING = 1.3;
const INDENT = 10;

/**
 * A printed document as the simplest template sets it, line by line, so that it can be read as its PDF will be without
 * one being made. The letters stand roughly where they will.
 */
export function layDocument(document: PrintedDocument): PositionedDocument {
  const { name, label, contacts, sections } = document;
  const lines: LaidLine[] = [
    ...(name === "" ? [] : [{ text: name, ...NAME, above: 0 }]),
    ...(label === null ? [] : [{ text: label, ...BODY, above: 4 }]),
    ...(contacts.length === 0
      ? []
      : [{ text: contacts.map(({ text }) => text).join(" | "), ...BODY, above: 4 }]),
    ...sections.flatMap(laySection),
  ];
  const runs = place(lines.flatMap(wrap));
  const pages = Math.max(1, ...runs.map(({ page }) => page + 1));
  return {
    title: null,
    producer: null,
    pages: Array.from({ length: pages }, (_, page) => ({
      width: WIDTH,
      height: HEIGHT,
      links: [],
      images: [],
      rules: [],
      runs: runs.filter((run) => run.page === page).map(({ page: _, ...run }) => run),
    })),
  };
}

function laySection(section: PrintedSection): LaidLine[] {
  return [{ text: section.heading, ...HEADING, above: 14 }, ...layBody(section)];
}

function layBody(section: PrintedSection): LaidLine[] {
  if (section.form === "paragraphs") return section.paragraphs.map(plain);
  if (section.form === "entries") return section.entries.flatMap(layEntry);
  return section.groups.map(({ label, items }) =>
    plain(`${label === null ? "" : `${label}: `}${items.join(", ")}`),
  );
}

const plain = (text: string): LaidLine => ({ text, ...BODY, above: 4 });

function layEntry({
  title,
  organisation,
  place: where,
  dates,
  paragraphs,
  bullets,
}: PrintedEntry): LaidLine[] {
  const first = title ?? organisation ?? "";
  const below = (title === null ? [where] : [organisation, where]).filter((part) => part !== null);
  return [
    { text: first, size: BODY.size, bold: true, above: 8, ...(dates === null ? {} : { right: dates }) },
    ...(below.length === 0 ? [] : [plain(below.join(" | "))]),
    ...paragraphs.map(plain),
    ...bullets.map((text): LaidLine => ({ ...plain(text), isBullet: true })),
  ];
}

/** As many lines as it takes, broken between words. */
function wrap(line: LaidLine): LaidLine[] {
  const room = Math.floor((WIDTH - 2 * LEFT - (line.isBullet ? INDENT : 0)) / (line.size * LETTER));
  const parts: string[] = [];
  for (const word of line.text.split(" ")) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts.map((text, at) =>
    at === 0
      ? { ...line, text: line.isBullet ? `• ${text}` : text }
      : { text, size: line.size, bold: line.bold, above: 0, ...(line.isBullet ? { isBullet: true } : {}) },
  );
}

function place(lines: readonly LaidLine[]): (PositionedRun & { page: number })[] {
  let [page, y] = [0, TOP];
  return lines.flatMap((line) => {
    y += line.above;
    if (y + line.size > BOTTOM) [page, y] = [page + 1, TOP];
    const isFirst = line.text.startsWith("• ");
    const x = LEFT + (line.isBullet && !isFirst ? INDENT : 0);
    const runs = [runOf(line, line.text, x, y)];
    if (line.right !== undefined) {
      const width = line.right.length * line.size * LETTER;
      runs.push(runOf({ ...line, bold: false }, line.right, WIDTH - LEFT - width, y));
    }
    y += line.size * LEADING;
    return runs.filter(({ text }) => text !== "").map((run) => ({ ...run, page }));
  });
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
