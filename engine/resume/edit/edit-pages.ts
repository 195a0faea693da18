import type { Line, ReadPages } from "../model/line.ts";
import type { PositionedLink } from "../model/positioned.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { alignLines } from "./align-lines.ts";
import { showLine, showLines } from "./show-lines.ts";

/** Pages with their text changed; `placeOf` tells where a place of their text stands in what was edited. */
export type EditedPages = { pages: ReadPages; placeOf: (at: number) => number };

const BULLET = /^\s*[•◦▪●·*‣–—-]\s+/;
/** White space above a line that was added: set solid, or apart behind an empty line. */
const SOLID = 0.3;
const APART = 1.2;
const LEADING = 1.2;

type GivenLine = { raw: string; shown: string; start: number; isApart: boolean };

/**
 * The pages as a person changed their text (that of `showLines`): lines that stand as they did keep everything, a changed
 * one its place and style, an added one takes the style of the nearest line of its kind. The same text gives the same pages.
 */
export function editPages(pages: ReadPages, edited: string): EditedPages {
  const given = readGiven(edited);
  if (edited === showLines(pages.lines)) return { pages, placeOf: findPlaces(pages.lines, given) };
  const alignment = alignLines(
    pages.lines.map(showLine),
    given.map(({ shown }) => shown),
  );
  const lines = layLines(makeLines(pages.lines, given, alignment), alignment);
  const text = lines.map((line) => line.text).join("\n");
  const grown = countCharacters(text) - countCharacters(pages.text);
  return {
    pages: {
      ...pages,
      text,
      lines,
      links: keepLinks(pages, lines),
      characters: Math.max(0, pages.characters + grown),
    },
    placeOf: findPlaces(lines, given),
  };
}

function readGiven(edited: string): GivenLine[] {
  const given: GivenLine[] = [];
  let start = 0;
  let isApart = false;
  for (const raw of edited.split("\n")) {
    const shown = raw.trim();
    if (shown !== "") given.push({ raw, shown, start, isApart });
    isApart = shown === "";
    start += raw.length + 1;
  }
  return given;
}

function makeLines(
  old: readonly Line[],
  given: readonly GivenLine[],
  alignment: readonly (number | null)[],
): Line[] {
  let above = -1;
  return given.map((line, index) => {
    const own = alignment[index] ?? null;
    if (own === null) return addLine(old, above, line);
    above = own;
    return showLine(old[own]!) === line.shown ? old[own]! : changeLine(old[own]!, line);
  });
}

/** The same line with other words: what begins within the words that stay keeps its place. */
function changeLine(line: Line, given: GivenLine): Line {
  const { text, bullet } = readBullet(given.shown, line.bullet);
  const { head, tail } = findChange(line.text, text);
  const grown = text.length - line.text.length;
  const moved = (at: number) => (at <= head ? at : at >= tail ? at + grown : null);
  const turns = line.turns?.flatMap((turn) => {
    const at = moved(turn.at);
    return at === null ? [] : [{ ...turn, at }];
  });
  return {
    ...line,
    text,
    bullet,
    caps: isCapitals(text),
    box: { ...line.box, width: (line.box.width * text.length) / Math.max(1, line.text.length) },
    tabs: line.tabs.flatMap((tab) => moved(tab) ?? []),
    ...(turns === undefined ? {} : { turns }),
    links: line.links.filter((link) => !isTakenOut(link, line, head, tail)),
  };
}

/** A line that was not there: set like the nearest line of its kind. */
function addLine(old: readonly Line[], above: number, given: GivenLine): Line {
  const { text, bullet } = readBullet(given.shown, false);
  const isHeading = !bullet && text.length < 40 && matchHeading(text)?.exact === true;
  const model = findModel(old, above, isHeading, bullet);
  const width =
    model === undefined ? text.length * 5 : (model.box.width * text.length) / Math.max(1, model.text.length);
  const base = model ?? EMPTY_LINE;
  return {
    ...base,
    text,
    bullet,
    caps: isCapitals(text),
    gap: isHeading || given.isApart ? Math.max(APART, isHeading ? base.gap : 0) : SOLID,
    box: { ...base.box, width },
    tabs: [],
    turns: [],
    icons: [],
    links: [],
  };
}

const EMPTY_LINE: Line = {
  text: "",
  start: 0,
  end: 0,
  page: 1,
  box: { x: 40, y: 40, width: 0, height: 11 },
  size: 11,
  bold: false,
  italic: false,
  caps: false,
  colour: "#000000",
  column: 0,
  bullet: false,
  gap: 0,
  tabs: [],
  icons: [],
  links: [],
};

/** The nearest heading for a heading, the nearest line of the text for any other; where there is none, the nearest. */
function findModel(
  old: readonly Line[],
  above: number,
  isHeading: boolean,
  bullet: boolean,
): Line | undefined {
  const usual = usualSize(old);
  const isKind = (line: Line) =>
    isHeading
      ? matchHeading(line.text)?.exact === true
      : line.bullet === bullet && !line.bold && !line.caps && Math.abs(line.size - usual) < 0.5;
  const near = old[above] ?? old[above + 1];
  for (let away = 0; away <= old.length; away += 1)
    for (const at of [above - away, above + 1 + away]) {
      const line = old[at];
      if (line !== undefined && isKind(line)) return { ...line, page: near!.page, column: near!.column };
    }
  return near;
}

function usualSize(lines: readonly Line[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as [
    number,
    number,
  ])[0];
}

/** Gives each line its place in the text; what stands below an added line moves down, within its limits. */
function layLines(lines: readonly Line[], alignment: readonly (number | null)[]): Line[] {
  const rights = new Map<string, number>();
  const keyOf = ({ page, column }: Line) => `${page}:${column}`;
  lines.forEach((line, index) => {
    if (alignment[index] === null) return;
    rights.set(keyOf(line), Math.max(rights.get(keyOf(line)) ?? 0, line.box.x + line.box.width));
  });
  const bottoms = new Map<string, number>();
  let start = 0;
  return lines.map((line, index) => {
    const key = keyOf(line);
    const added = alignment[index] === null;
    const bottom = bottoms.get(key);
    const y = added && bottom !== undefined ? bottom + line.gap * line.size : line.box.y;
    const placed = {
      ...line,
      start,
      end: start + line.text.length,
      box: {
        ...line.box,
        y: bottom === undefined || added ? y : line.box.y,
        width: Math.max(0, Math.min(line.box.width, (rights.get(key) ?? 555) - line.box.x)),
      },
    };
    bottoms.set(key, placed.box.y + LEADING * line.size);
    start = placed.end + 1;
    return placed;
  });
}

/** Links that stood on a line and stand on none any more are gone with their words. */
function keepLinks(pages: ReadPages, lines: readonly Line[]): ReadPages["links"] {
  const keyOf = ({ url, x, y }: PositionedLink) => `${url} ${x} ${y}`;
  const before = new Set(pages.lines.flatMap((line) => line.links.map(keyOf)));
  const after = new Set(lines.flatMap((line) => line.links.map(keyOf)));
  return pages.links.filter((link) => !before.has(keyOf(link)) || after.has(keyOf(link)));
}

/** Whether the words that carry a link are all gone. */
function isTakenOut(link: PositionedLink, line: Line, head: number, tail: number): boolean {
  const unit = line.box.width / Math.max(1, line.text.length);
  const from = (link.x - line.box.x) / unit;
  const to = from + link.width / unit;
  return tail > head && from >= head - 1 && to <= tail + 1;
}

/** What stays before and behind a change: offsets into the old text. */
function findChange(before: string, after: string): { head: number; tail: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let same = 0;
  while (same < most - head && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { head, tail: before.length - same };
}

function readBullet(shown: string, wasBullet: boolean): { text: string; bullet: boolean } {
  const bullet = BULLET.test(shown);
  return { text: bullet || wasBullet ? shown.replace(BULLET, "").trim() : shown, bullet };
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function countCharacters(text: string): number {
  return text.replace(/\s/g, "").length;
}

/** Lines and what was given come one for one. */
function findPlaces(lines: readonly Line[], given: readonly GivenLine[]): (at: number) => number {
  const filled = lines.filter((line) => showLine(line) !== "");
  return (at) => {
    const index = filled.findLastIndex((line) => line.start <= at);
    const [line, own] = [filled[index], given[index]];
    if (line === undefined || own === undefined) return 0;
    const lead = Math.max(0, own.raw.lastIndexOf(line.text.trim()));
    const inset = Math.max(0, line.text.length - line.text.trimStart().length);
    return own.start + lead + Math.max(0, at - line.start - inset);
  };
}
