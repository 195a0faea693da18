import { scorePlace } from "../../knowledge/places/read-places.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { SENTENCE_WORDS } from "../../knowledge/words/small-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { findPeriods, type Period } from "../dates/find-periods.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { isFormAlone } from "../features/organisation-signs.ts";
import { scoreTitle } from "../features/title-features.ts";
import { type Feature, weighFeatures } from "../features/weigh-features.ts";
import { type EntryRow, joinRow, typeOf } from "./entry-row.ts";
import { headsList } from "./is-header.ts";

/** A row that its words alone do not make a header, among the rows of its section. */
type Doubtful = {
  row: EntryRow;
  period: Period | null;
  above: EntryRow | undefined;
  below: EntryRow | undefined;
  section: Section;
  /** The share of the section's other entries that have a row set alike in the same place. */
  alike: number;
};

/** What is usual in a section: its white space, and whether its other rows are mostly set in bold or slanted. */
type Section = { usualGap: number; bold: boolean; italic: boolean };

const MOST_LETTERS = 110;
const MOST_WORDS = 15;

/** A share of words in small letters from which a list's item tells something. */
const MOST_PLAIN = 0.4;
/** White space above, in sizes of its type, by which an item must stand further from what is above it than from its time. */
const LEAST_MORE = 0.25;

/** So few words are no sentence, however they are written. */
const FEWEST_WORDS = 3;

/** From here on a row is one of the header's; chosen on train and tune. */
const ENOUGH = 2;

const isTurned = ({ row, section }: Doubtful) =>
  (row.lines[0]!.bold && !section.bold) || (row.lines[0]!.italic && !section.italic);
const lastWords = (text: string) => text.replace(/\.$/, "").split(/,\s*/u).at(-1)!;
const parts = ({ text }: EntryRow) => text.replace(/\.$/, "").split(/[,|•·–—\t]|\s-\s|\.\s/u);

const FEATURES: readonly Feature<Doubtful>[] = [
  { name: "own stretch of time at its edge", weight: 1.5, of: ({ period }) => period !== null },
  { name: "right above a date", weight: 1, of: ({ below }) => below?.period != null },
  { name: "above a header", weight: 0.5, of: ({ below }) => below?.header === true && below.period === null },
  { name: "below a header", weight: 0.5, of: ({ above }) => above?.header === true },
  {
    name: "between two headers",
    weight: 1,
    of: ({ above, below }) => above?.header === true && below?.header === true && above.unit.kind !== "item",
  },
  { name: "set apart by its type", weight: 1, of: isTurned },
  { name: "set like a row of the other entries", weight: 2, of: ({ alike }) => alike },
  {
    name: "white space above",
    weight: 0.8,
    of: ({ row, section }) => row.lines[0]!.gap > section.usualGap + 0.3,
  },
  {
    name: "white space below",
    weight: -1,
    of: ({ row, below, section }) =>
      below !== undefined && below.lines[0]!.gap > Math.max(row.lines[0]!.gap, section.usualGap) + 0.3,
  },
  { name: "below a list's item", weight: 0.5, of: ({ above }) => above?.unit.kind === "item" },
  {
    name: "employer in it",
    weight: 0.8,
    of: ({ row }) => parts(row).some((part) => scoreEmployer(part) >= 2.2),
  },
  { name: "title in it", weight: 0.8, of: ({ row }) => parts(row).some((part) => scoreTitle(part) >= 2.5) },
  { name: "place at its end", weight: 0.8, of: ({ row }) => scorePlace(lastWords(row.text)) >= 1.5 },
  { name: "begins with a small letter", weight: -2, of: ({ row }) => /^[^\p{L}]*\p{Ll}/u.test(row.text) },
  { name: "begins with what was done", weight: -1.5, of: ({ row }) => beginsWithVerb(row.text) },
  { name: "label", weight: -1.5, of: ({ row }) => opensWithLabel(row.text) },
  { name: "reads like a sentence", weight: -3, of: ({ row }) => shareOfPlainWords(row.text) },
];

/** 'Tools: Jira'; not 'Research Assistant: Waves under Ice', a post and what it was about. */
function opensWithLabel(text: string): boolean {
  const label = /^([^:：]{2,40})[:：](?:\s|$)/u.exec(text)?.[1];
  return label !== undefined && scoreTitle(label) < 2.5;
}

function shareOfPlainWords(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const plain = words.slice(1).filter((word) => /^[^\p{L}]*\p{Ll}/u.test(word));
  const names = words.length - plain.length;
  const joining = plain.filter((word) => SENTENCE_WORDS.has(foldLetters(word))).length;
  if (words.length <= FEWEST_WORDS) return 0;
  return Math.max(0, (plain.length - Math.min(joining, names - 1)) / Math.max(1, words.length));
}

/**
 * Rows whose words read like a sentence or like nothing, but which stand where the header of an entry stands and are set
 * like one ('Wales Coastal Institute, Bangor.' in bold above a date), are taken for headers.
 */
export function promoteRows(read: readonly EntryRow[], usualGap: number): EntryRow[] {
  const rows = joinForms(read, usualGap);
  const section = measureSection(rows, usualGap);
  const promoted = rows.map((row, index) => (headsEntry(rows, index) ? liftItem(row) : row));
  const measureAlike = comparePlaces(promoted);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = promoted[index]!;
    if (!isDoubtful(row)) continue;
    const period = findOwnPeriod(row);
    const [above, below, alike] = [promoted[index - 1], promoted[index + 1], measureAlike(index)];
    const doubtful = { row, period, above, below, section, alike };
    if (weighFeatures(FEATURES, doubtful) >= ENOUGH) promoted[index] = { ...row, header: true, period };
  }
  return promoted;
}

/** 'Corvid Media' over 'Pvt. Ltd., Pune': a row that begins with a legal form goes on with the name above it. */
function joinForms(rows: readonly EntryRow[], usualGap: number): EntryRow[] {
  const joined: EntryRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above !== undefined && isCutName(above, row, usualGap))
      joined[joined.length - 1] = { ...joinRow(above, row), period: row.period };
    else joined.push(row);
  }
  return joined;
}

function isCutName(above: EntryRow, row: EntryRow, usualGap: number): boolean {
  if (row.unit.kind === "item" || above.unit.kind === "item" || !above.header) return false;
  if (above.period !== null || above.record !== null || row.record !== null) return false;
  if (row.lines[0]!.column !== above.lines[0]!.column || gapAbove(row) > usualGap + 0.5) return false;
  // 'with Corvid Traders Pvt.' over 'Ltd. Elm City, since …'
  if (/\b(?:pvt|pte|pty)\.?$/i.test(above.text) && /^(?:ltd|limited)\b/i.test(row.text)) return true;
  const first = row.text.split(/[,|(\t]|\s[-–—]\s/u)[0]!;
  return isFormAlone(first) && /[\p{L}\p{N}]$/u.test(above.text) && above.text.length <= MOST_LETTERS;
}

/**
 * For a row, the share of the other dated rows of the section beside which a row stands as near, in the same type, along the
 * same line. What is set like most text, or like the dated row itself, tells nothing so.
 */
function comparePlaces(rows: readonly EntryRow[]): (index: number) => number {
  const dated = rows.flatMap((row, index) => (isDatedHead(row) ? [index] : []));
  const usual = mostOf(rows.filter(tells).map(settingOf));
  const places = new Map<string, number>();
  const listPlaces = (index: number): string[] => {
    const type = settingOf(rows[index]!);
    if (type === usual || rows[index]!.unit.kind === "item") return [];
    return OFFSETS.flatMap((offset) => {
      const anchor = rows[index - offset];
      const isBeside = anchor !== undefined && isDatedHead(anchor) && settingOf(anchor) !== type;
      return isBeside ? [`${offset} ${type}`] : [];
    });
  };
  for (const index of rows.keys())
    if (rows[index]!.period === null)
      for (const place of listPlaces(index)) places.set(place, (places.get(place) ?? 0) + 1);
  return (index) => {
    if (dated.length < 2) return 0;
    const others = listPlaces(index).map((place) => (places.get(place)! - 1) / (dated.length - 1));
    return Math.min(1, Math.max(0, ...others));
  };
}

/** How far from its date a row of an entry's header stands. */
const OFFSETS = [1, -1, 2, -2];

const tells = ({ header, unit, text }: EntryRow) =>
  !header && (unit.kind === "item" || unit.lines.length > 1 || text.length > MOST_LETTERS);
const isDatedHead = ({ header, period }: EntryRow) => header && period !== null;

/** The type of a row and where it begins. */
function settingOf({ lines: [line] }: EntryRow): string {
  return `${typeOf(line!)} ${line!.column === 0 ? 0 : Math.round(line!.box.x / 4)}`;
}

function mostOf(values: readonly string[]): string | null {
  const groups = [...Map.groupBy(values, (value) => value).entries()];
  return groups.sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null;
}

/**
 * An item beside a row that is nothing but a time, and not one of a list: the dot stands on the line along which entries are
 * set, or before the employer.
 */
function headsEntry(rows: readonly EntryRow[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index]!, rows[index + 1]];
  if (row.unit.kind !== "item" || row.period !== null || row.text.length > MOST_LETTERS) return false;
  if (beginsWithVerb(row.text) && !row.lines[0]!.bold) return false;
  if (shareOfPlainWords(row.text) > MOST_PLAIN || /[.;:]$/.test(row.text)) return false;
  // A time below what it dates says nothing of the list under it.
  const opensEntry = rows[index - 2]?.header !== true || rows[index - 2]!.unit.kind === "item";
  if (above !== undefined && isBareTime(above) && opensEntry && below?.unit.kind !== "item") return true;
  if (below === undefined) return false;
  // The dot before a title, with the employer and the time on rows of their own below it.
  const isNameBelow = below.header && below.unit.kind !== "item" && below.period === null;
  const time = rows[index + 2];
  if (isNameBelow && time !== undefined && isBareTime(time) && above?.unit.kind !== "item") return true;
  if (!isBareTime(below)) return false;
  return above?.unit.kind !== "item" || gapAbove(row) > gapAbove(below) + LEAST_MORE;
}

const gapAbove = (row: EntryRow) => row.lines[0]!.gap;

function isBareTime({ period, text }: EntryRow): boolean {
  return period?.range === true && text.length - (period.end - period.start) <= 4;
}

function liftItem(row: EntryRow): EntryRow {
  return { ...row, header: true, unit: { ...row.unit, kind: "paragraph" } };
}

/** The stretch of time that a row begins or ends with, in offsets of the resume's text. */
function findOwnPeriod({ text, start }: EntryRow): Period | null {
  const [period, ...others] = findPeriods(text).filter(({ range }) => range);
  if (period === undefined || others.length > 0) return null;
  const before = text.slice(0, period.start).replace(/[\s(]/g, "");
  const after = text.slice(period.end).replace(/[\s).]/g, "");
  if (before !== "" && after !== "") return null;
  return { ...period, start: period.start + start, end: period.end + start };
}

function isDoubtful(row: EntryRow): boolean {
  return (
    !row.header &&
    !headsList(row.text) &&
    row.unit.kind !== "item" &&
    row.lines.length <= 2 &&
    row.text.length <= MOST_LETTERS &&
    row.text.split(/\s+/).length <= MOST_WORDS &&
    /\p{L}/u.test(row.text)
  );
}

function measureSection(rows: readonly EntryRow[], usualGap: number): Section {
  const body = rows.filter((row) => !row.header || row.unit.kind === "item");
  const most = (is: (row: EntryRow) => boolean) => body.filter(is).length > body.length / 2;
  return {
    usualGap,
    bold: most(({ lines }) => lines[0]!.bold),
    italic: most(({ lines }) => lines[0]!.italic),
  };
}
