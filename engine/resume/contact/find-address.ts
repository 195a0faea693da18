import { KIND_OF_ADDRESS, TOWN_LABEL, WORKPLACE } from "../../knowledge/places/address-labels.ts";
import { hasPostcode, scorePlace } from "../../knowledge/places/read-places.ts";
import { foldLetters, foldWords, tidySpaces } from "../../text/fold-letters.ts";
import { continuesLine } from "../blocks/continues-line.ts";
import type { Found } from "../model/resume.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { columnKey, type PageShape } from "../shape/measure-shape.ts";
import { hasTitle, LABELLED_SCORE, scoreAddressPart } from "./address-features.ts";
import { type AddressPart, listAddressParts } from "./address-part.ts";
import { isAddressLabelAlone, scoreStreet } from "./address-patterns.ts";
import { type ContactLine, joinContacts, WIDE_GAP } from "./contact-lines.ts";
import {
  goesOn,
  isContactLabel,
  SIZE_TOLERANCE,
  SOME_PLACE,
  SURE_PLACE,
  SURE_STREET,
} from "./continues-address.ts";
import { findStart, MOST_ABOVE, namesOther } from "./find-address-start.ts";

/** What a piece must score to be an address by itself, and what each line below it adds to it at least. */
const LEAST_WEIGHT = 3;
const LEAST_BELOW = 0.5;
/** No address has more lines below its first. */
const MOST_BELOW = 5;
/** How much larger than the text the name is set, so that what stands below it is about the person. */
const NAME_RATIO = 1.3;
/** Line heights by which the gap may be wider than the page's usual one. */
const GAP_TOLERANCE = 0.4;
/** How many lines may stand between the beginning of an address and its town. */
const MOST_TO_PLACE = 3;
/** Points; a wider column breaks no address. */
const NARROW_COLUMN = 260;
/** Characters that may be left unread at the end of a line: a comma and a space. */
const UNREAD_END = 2;

/**
 * Where the person lives, as printed: a full address, or a city. Only the contact area and labelled lines are read, so that
 * the place of a job or a school is never taken for it. `taken` are the spans of the other contact details.
 */
export function findAddress(
  given: readonly ContactLine[],
  taken: readonly Found[],
  shape: PageShape,
): Found | null {
  const lines = joinContacts(given, taken);
  let best: { found: Found; weight: number } | null = null;
  const pieces = lines.flatMap((line) => listAddressParts(line, taken));
  const nameLine = lines.find((line) =>
    taken.some(
      ({ start, end }) => start < line.end && end > line.start && line.size >= NAME_RATIO * shape.bodySize,
    ),
  );
  for (const [index, piece] of pieces.entries()) {
    if (taken.some((found) => repeats(piece.text, found.value))) continue;
    const weight = scoreAddressPart(piece, pieces[index - 1], lines, nameLine);
    if (weight < LEAST_WEIGHT) continue;
    const start = findStart(pieces, index, shape);
    const sure = Math.max(index - start, countToPlace(pieces, start, lines, shape));
    const joined = joinBelow(pieces, start, shape, sure);
    // An address of several lines counts as a whole, so that its first line wins over its last.
    const below = joined.pieces
      .slice(1)
      .reduce((sum, one) => sum + Math.max(LEAST_BELOW, scoreAddressPart(one, undefined, lines)), 0);
    const rank = weight + below + (piece.line.area === 0 ? 2 : 0) - (piece.line.page > 1 ? 1 : 0);
    if (isWorkplace(joined.found.value, piece, lines)) continue;
    if (best === null || rank > best.weight) best = { found: joined.found, weight: rank };
  }
  return best?.found ?? null;
}

/** The name or another detail once more, or a part of it. */
function repeats(text: string, value: string): boolean {
  const words = foldWords(text);
  const own = new Set(foldWords(value));
  return words.length > 0 && words.every((word) => own.has(word)) && !/\d/.test(text);
}

/** Somebody's department, and what stands right below its name, is where they work. */
function isWorkplace(value: string, piece: AddressPart, lines: readonly ContactLine[]): boolean {
  if (piece.labelled) return false;
  if (WORKPLACE.test(foldLetters(value))) return true;
  const above = lines.slice(Math.max(0, piece.line.index - MOST_ABOVE), piece.line.index);
  return above.some(
    (line) =>
      line.area === 0 &&
      line.column === piece.line.column &&
      line.size <= piece.line.size + SIZE_TOLERANCE &&
      WORKPLACE.test(foldLetters(line.text)),
  );
}

/** Takes in the lines below that go on with the address: the town under the street, the country under the town. */
function joinBelow(
  pieces: readonly AddressPart[],
  index: number,
  shape: PageShape,
  sure: number,
): { found: Found; pieces: AddressPart[] } {
  const first = pieces[index]!;
  const joined = [first];
  let { text: value, end } = first;
  for (const [step, next] of pieces.slice(index + 1, index + 1 + MOST_BELOW).entries()) {
    const added = readAddition({ first, last: joined.at(-1)!, next, pieces, shape }, step < sure);
    if (added === null) break;
    value = `${value}${added.joint}${added.text}`;
    end = added.end;
    if (added.part !== null) joined.push(added.part);
    if (added.closes) break;
  }
  const kind = KIND_OF_ADDRESS.exec(value)?.[0] ?? "";
  const printed = value.slice(0, value.length - kind.length);
  return {
    found: { value: tidySpaces(printed), start: first.start, end: end - kind.length },
    pieces: joined,
  };
}

/**
 * How many pieces stand between the beginning of an address and the place that ends it: names of houses, villages and
 * districts that no list holds ('Surya Nivas', 'Vallikkunnu PO', then town and postcode).
 */
function countToPlace(
  pieces: readonly AddressPart[],
  start: number,
  lines: readonly ContactLine[],
  shape: PageShape,
): number {
  const first = pieces[start]!;
  const begins =
    scoreStreet(first.text) >= SURE_STREET || scoreAddressPart(first, undefined, lines) >= LABELLED_SCORE;
  if (!begins || scorePlace(first.text) >= SOME_PLACE) return 0;
  for (let count = 1; count <= MOST_TO_PLACE; count += 1) {
    const [last, next] = [pieces[start + count - 1]!, pieces[start + count]];
    if (next === undefined || !standsBelow({ first, last, next, pieces, shape })) return 0;
    if (beginsOther(next) || !isPlainPart(next) || namesOther(next)) return 0;
    if (scorePlace(next.text) >= SURE_PLACE || hasPostcode(next.text)) return count;
  }
  return 0;
}

/** An address as far as it was read, and what stands next. */
type Reach = {
  first: AddressPart;
  last: AddressPart;
  next: AddressPart;
  pieces: readonly AddressPart[];
  shape: PageShape;
};
/** What goes on with an address. `part` is null where only its beginning does; `closes` where nothing can follow. */
type Addition = { text: string; joint: string; end: number; part: AddressPart | null; closes: boolean };

/** `sure` says that what stands next belongs to the address in any case. */
function readAddition(reach: Reach, sure: boolean): Addition | null {
  const { first, last, next, shape } = reach;
  if (isTownBeside(last, next)) return add(next);
  if (next.line === last.line && last.line.tabs.length > 0) return readUnder(reach);
  if (!standsBelow(reach)) return null;
  if (isLabelledTown(last, next)) return add(next);
  if (beginsOther(next)) return null;
  const cut = readCutPostcode(last, next);
  if (cut !== null) return { text: cut, joint: " ", end: next.start + cut.length, part: null, closes: true };
  const full = runsFull(last.line, next.line, shape) && last.end >= last.line.end - UNREAD_END;
  if (!sure && !(full && isPlainPart(next)) && !goesOn(last, next, first.labelled)) return null;
  const wrapped = full || continuesLine(last.line, next.line, shape);
  return add(next, wrapped && !/,$/.test(last.line.text.trimEnd()) ? " " : ", ");
}

function add(part: AddressPart, joint = ", "): Addition {
  return { text: part.text, joint, end: part.end, part, closes: false };
}

/** The town on the street's own line. */
function isTownBeside(last: AddressPart, next: AddressPart): boolean {
  return (
    next.line === last.line &&
    scoreStreet(last.text) >= SURE_STREET &&
    scorePlace(last.text) < SOME_PLACE &&
    scorePlace(next.text) >= SURE_PLACE
  );
}

function readUnder({ first, last, pieces, shape }: Reach): Addition | null {
  const under = findUnder(last, pieces);
  if (under === undefined || under.line.gap > widestGap(shape) || !goesOn(last, under, first.labelled))
    return null;
  return { ...add(under), closes: true };
}

function standsBelow({ first, last, next, pieces, shape }: Reach): boolean {
  const isBelow = next.line.index === last.line.index + 1 && next.first;
  const endsLine = last.end >= last.line.end - UNREAD_END || isLastOf(pieces, last);
  return isBelow && endsLine && next.line.column === first.line.column && next.line.gap <= widestGap(shape);
}

/** A page may be set with wide lines throughout. */
function widestGap({ usualGap }: PageShape): number {
  return Math.max(WIDE_GAP, usualGap + GAP_TOLERANCE);
}

function isLabelledTown(last: AddressPart, next: AddressPart): boolean {
  return next.labelled && TOWN_LABEL.test(foldLetters(next.line.text)) && scorePlace(last.text) < SOME_PLACE;
}

function beginsOther({ labelled, line, text }: AddressPart): boolean {
  return labelled || line.bullet || isAddressLabelAlone(text) || line.icons.length > 0;
}

/** What stands below it in the same cell of a row of contacts that wraps. */
function findUnder(piece: AddressPart, pieces: readonly AddressPart[]): AddressPart | undefined {
  return pieces.find(
    (one) =>
      one.line.index === piece.line.index + 1 &&
      one.cell === piece.cell &&
      one.line.tabs.length <= piece.line.tabs.length,
  );
}

/** A British postcode that the end of a line cut in two: 'M20' and '2DR'. */
function readCutPostcode(last: AddressPart, next: AddressPart): string | null {
  if (!/\b[A-Z]{1,2}\d[A-Z\d]?$/.test(last.text)) return null;
  return /^\d[A-Z]{2}(?=$|\s)/.exec(next.text)?.[0] ?? null;
}

function isLastOf(pieces: readonly AddressPart[], piece: AddressPart): boolean {
  return !pieces.some(
    (other) =>
      other.line === piece.line && other.start > piece.start && /[\p{L}]/u.test(other.text.replace(/_/g, "")),
  );
}

/** The column had no room for the next line's first word: the line was broken, not ended. */
function runsFull(line: ContactLine, next: ContactLine, shape: PageShape): boolean {
  const column = shape.columns.get(columnKey(line));
  if (column === undefined || line.column === 0 || column.right - column.left > NARROW_COLUMN) return false;
  const word = /^\S+/.exec(next.text)?.[0] ?? "";
  const width = (next.box.width * word.length) / Math.max(1, next.text.length);
  return column.right - (line.box.x + line.box.width) < width;
}

/** Nothing that begins another detail. */
function isPlainPart(piece: AddressPart): boolean {
  if (!/^[\p{L}\d(]/u.test(piece.text) || /[:@_]|\d{7}/.test(piece.text) || hasTitle(piece.text))
    return false;
  return matchHeading(piece.text) === null && !isContactLabel(piece.text);
}
