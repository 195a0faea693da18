import { PERSONAL_DETAIL } from "../../knowledge/people/personal-labels.ts";
import { isPhoneLabel } from "../../knowledge/people/phone-labels.ts";
import { INSTITUTION_LINE, KIND_OF_ADDRESS, TOWN_LABEL } from "../../knowledge/places/address-labels.ts";
import { hasPostcode, isCity, scorePlace } from "../../knowledge/places/read-places.ts";
import { foldLetters, tidySpaces } from "../../text/fold-letters.ts";
import { continuesLine } from "../blocks/continues-line.ts";
import type { Found } from "../model/resume.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { columnKey, type PageShape } from "../shape/measure-shape.ts";
import { hasTitle, isSentence, scoreAddressPart } from "./address-features.ts";
import { type AddressPart, listAddressParts } from "./address-part.ts";
import { isAddressLabelAlone, isRivalPlaceLabel, scoreStreet } from "./address-patterns.ts";
import type { ContactLine } from "./contact-lines.ts";

/**
 * Where the person lives, as printed: a full address, or a city. Only the contact area and labelled lines are read, so that
 * the place of a job or a school is never taken for it. `taken` are the spans of the other contact details.
 */
export function findAddress(
  lines: readonly ContactLine[],
  taken: readonly Found[],
  shape: PageShape,
): Found | null {
  let best: { found: Found; weight: number } | null = null;
  const pieces = lines.flatMap((line) => listAddressParts(line, taken));
  for (const [index, piece] of pieces.entries()) {
    const weight = scoreAddressPart(piece, pieces[index - 1], lines);
    if (weight < 3) continue;
    const start = findStart(pieces, index, shape);
    const joined = joinBelow(pieces, start, shape, index - start);
    // An address of several lines counts as a whole, so that its first line wins over its last.
    const below = joined.pieces
      .slice(1)
      .reduce((sum, one) => sum + Math.max(0.5, scoreAddressPart(one, undefined, lines)), 0);
    const rank = weight + below + (piece.line.area === 0 ? 2 : 0) - (piece.line.page > 1 ? 1 : 0);
    if (best === null || rank > best.weight) best = { found: joined.found, weight: rank };
  }
  return best?.found ?? null;
}

/** Takes in the lines below that go on with the address: the town under the street, the country under the town. */
function joinBelow(
  pieces: readonly AddressPart[],
  index: number,
  shape: PageShape,
  sure: number,
): { found: Found; pieces: AddressPart[] } {
  const first = pieces[index]!;
  let value = first.text;
  let last = first;
  // A page may be set with wide lines throughout.
  const widest = Math.max(1.3, shape.usualGap + 0.4);
  const joined = [first];
  for (const [step, next] of pieces.slice(index + 1, index + 6).entries()) {
    if (
      next.line === last.line &&
      scoreStreet(last.text) >= 3 &&
      scorePlace(last.text) < 1 &&
      scorePlace(next.text) >= 1.5
    ) {
      value = `${value}, ${next.text}`;
      joined.push(next);
      last = next;
      continue;
    }
    if (next.line === last.line && last.line.tabs.length > 0) {
      const under = findUnder(last, pieces);
      if (under === undefined || under.line.gap > widest || !goesOn(last, under, first.labelled)) break;
      value = `${value}, ${under.text}`;
      joined.push(under);
      last = under;
      break;
    }
    const isBelow = next.line.index === last.line.index + 1 && next.first;
    const endsLine = last.end >= last.line.end - 2 || isLastOf(pieces, last);
    if (!isBelow || !endsLine || next.line.column !== first.line.column || next.line.gap > widest) break;
    const isTown = next.labelled && TOWN_LABEL.test(foldLetters(next.line.text)) && scorePlace(last.text) < 1;
    if (isTown) {
      value = `${value}, ${next.text}`;
      joined.push(next);
      last = next;
      continue;
    }
    if (next.labelled || next.line.bullet || isAddressLabelAlone(next.text) || next.line.icons.length > 0)
      break;
    const cut = readCutPostcode(last, next);
    if (cut !== null) {
      return {
        found: { value: tidySpaces(`${value} ${cut}`), start: first.start, end: next.start + cut.length },
        pieces: joined,
      };
    }
    const full = runsFull(last.line, next.line, shape) && last.end >= last.line.end - 2;
    if (step >= sure && !(full && isPlainPart(next)) && !goesOn(last, next, first.labelled)) break;
    const wrapped =
      (full || continuesLine(last.line, next.line, shape)) && !/,$/.test(last.line.text.trimEnd());
    value = wrapped ? `${value} ${next.text}` : `${value}, ${next.text}`;
    joined.push(next);
    last = next;
  }
  const kind = KIND_OF_ADDRESS.exec(value)?.[0] ?? "";
  const printed = value.slice(0, value.length - kind.length);
  return {
    found: { value: tidySpaces(printed), start: first.start, end: last.end - kind.length },
    pieces: joined,
  };
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

/** How many lines may stand above the one that is surely part of an address. */
const MOST_ABOVE = 3;

/**
 * The first line of the address that a piece belongs to: 'Department of Botany', '212 Orchard Hall' and 'Ballinfoyle' say
 * little alone, but stand right above a town in the same type.
 */
function findStart(pieces: readonly AddressPart[], index: number, shape: PageShape): number {
  let start = index;
  if (pieces[index]!.labelled || pieces[index]!.line.area > 0) return index;
  while (start > 0 && index - start < MOST_ABOVE && belongsAbove(pieces[start - 1]!, pieces[start]!, shape))
    start -= 1;
  return start;
}

function belongsAbove(above: AddressPart, piece: AddressPart, shape: PageShape): boolean {
  const { line } = above;
  const isNear =
    line.index === piece.line.index - 1 &&
    line.column === piece.line.column &&
    piece.line.gap < Math.max(1, shape.usualGap + 0.3);
  if (PERSONAL_DETAIL.test(above.text)) return false;
  if (!isNear || !above.first || !piece.first || line.area > 0) return false;
  if (Math.abs(line.size - piece.line.size) > 0.4 || (line.bold && !piece.line.bold) || line.bullet)
    return false;
  if (above.labelled || isAddressLabelAlone(above.text) || isRivalPlaceLabel(above.text)) return false;
  if (isContactLabel(above.text)) return false;
  const words = above.text.split(/\s+/);
  if (
    words.length > 8 ||
    /[:@!?=]/.test(above.text) ||
    isSentence(above.text) ||
    matchHeading(above.text) !== null
  )
    return false;
  if (!/^[\p{Lu}\p{Lo}\d#]/u.test(above.text) && scoreStreet(above.text) < 1.5) return false;
  const numbered =
    /\d/.test(above.text) && /\p{L}/u.test(above.text) && !/\d{7}/.test(above.text.replace(/\D/g, ""));
  if (numbered || scoreStreet(above.text) >= 1.5)
    return !hasTitle(above.text) || scoreStreet(above.text) >= 3;
  if (hasTitle(above.text)) return false;
  if (/,\s*$/.test(line.text) || INSTITUTION_LINE.test(above.text)) return true;
  // A lone name is a townland only where what follows names no town.
  return (
    words.length === 1 && scorePlace(piece.text) >= 1 && !piece.text.split(",").some((part) => isCity(part))
  );
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
  if (column === undefined || line.column === 0 || column.right - column.left > 260) return false;
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

function isContactLabel(text: string): boolean {
  return (
    (isPhoneLabel(foldLetters(text)) && text.split(/\s+/).length <= 3 && !KIND_OF_ADDRESS.test(text)) ||
    /^(?:e-?mail|linked\s?in|web(?:site)?|github|portfolio)(?![\p{L}])/iu.test(text)
  );
}

function goesOn(last: AddressPart, next: AddressPart, labelled: boolean): boolean {
  if (isContactLabel(next.text)) return false;
  if (/[:@]/.test(next.text) || matchHeading(next.text) !== null || hasTitle(next.text)) return false;
  if (/[_]/.test(next.text) || next.text.split(/\s+/).length > 12 || isSentence(next.text)) return false;
  if (/^#\d/.test(next.text)) return true;
  const open = /,\s*$/.test(last.line.text) || /[-–]\s*$/.test(last.line.text);
  const place = scorePlace(next.text.replace(KIND_OF_ADDRESS, ""));
  if (place >= 1 || hasPostcode(next.text)) return true;
  if (scoreStreet(next.text) >= 1.5) return scorePlace(last.text) < 1;
  return (
    open &&
    (labelled || scoreStreet(last.text) > 0) &&
    /^[\p{Lu}\p{Lo}\d]/u.test(next.text) &&
    foldLetters(next.text).length < 60
  );
}
