import { continuesLine } from "../blocks/continues-line.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { TITLE_HEADS } from "../jobs/title-words.ts";
import { hasPostcode, isCity, isRemote, weighPlace } from "../places/read-places.ts";
import type { Found } from "../resume.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { columnKey, type PageShape } from "../shape/measure-shape.ts";
import { trimCell } from "../shape/split-cells.ts";
import { foldLetters, foldWords, tidySpaces } from "../words/fold-letters.ts";
import { isAddressLabelAlone, isRivalPlaceLabel, readAddressLabel, weighStreet } from "./address-patterns.ts";
import type { ContactLine } from "./contact-lines.ts";
import { isPhoneLabel } from "./phone-labels.ts";

type Piece = {
  text: string;
  start: number;
  end: number;
  line: ContactLine;
  labelled: boolean;
  first: boolean;
};

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
  const pieces = lines.flatMap((line) => listPieces(line, taken));
  for (const [index, piece] of pieces.entries()) {
    const weight = weighPiece(piece, pieces[index - 1], lines);
    if (weight < 3) continue;
    const start = findStart(pieces, index);
    const joined = joinBelow(pieces, start, shape, index - start);
    // An address of several lines counts as a whole, so that its first line wins over its last.
    const below = joined.pieces
      .slice(1)
      .reduce((sum, one) => sum + Math.max(0.5, weighPiece(one, undefined, lines)), 0);
    const rank = weight + below + (piece.line.area === 0 ? 2 : 0) - (piece.line.page > 1 ? 1 : 0);
    if (best === null || rank > best.weight) best = { found: joined.found, weight: rank };
  }
  return best?.found ?? null;
}

/** The parts of a line between tabs, bars and the other contact details, without their labels. */
function listPieces(line: ContactLine, taken: readonly Found[]): Piece[] {
  if (line.area > 2 || line.text.length > 300) return [];
  const text = maskTaken(line, taken);
  const pieces: Piece[] = [];
  let from = 0;
  const stops = [
    ...text.matchAll(
      /\s*[|•●▪♦·・･‖~]+\s*|_{2,}|\s+\/\s+|;|\s{3,}|\s+[-–—]\s+(?=e-?mail|phone|tel|mobile|cell|linked|www|http|_)/giu,
    ),
  ].map((stop) => ({
    at: stop.index,
    length: stop[0].length,
  }));
  for (const tab of line.tabs) stops.push({ at: tab, length: 0 });
  stops.sort((a, b) => a.at - b.at);
  let pending = false;
  for (const stop of [...stops, { at: text.length, length: 0 }]) {
    if (stop.at < from) continue;
    const cell = trimCell(text, from, stop.at, line.start);
    from = stop.at + stop.length;
    if (cell === null) continue;
    if (/^[:\-–]$/.test(cell.text)) continue;
    if (isAddressLabelAlone(cell.text)) {
      pending = !isRivalPlaceLabel(cell.text);
      pieces.push({ ...cell, line, labelled: false, first: pieces.length === 0 });
      continue;
    }
    const label = readAddressLabel(cell.text) || readOtherLabel(cell.text);
    const colon = /^[:\s]*/.exec(cell.text.slice(label))![0].length;
    const value = trimEdges(cell.text.slice(label + colon), cell.start + label + colon);
    if (value !== null)
      pieces.push({
        ...value,
        line,
        labelled: readAddressLabel(cell.text) > 0 || pending,
        first: pieces.length === 0,
      });
    pending = false;
  }
  return pieces;
}

/** 'Post: P.O. Box 12, Eldoret': a label we do not know before what is plainly a place. */
function readOtherLabel(text: string): number {
  const label = /^\p{L}[\p{L} ]{1,20}:\s*(?=\S)/u.exec(text);
  if (label === null || isRivalPlaceLabel(label[0])) return 0;
  const rest = text.slice(label[0].length);
  return weighStreet(rest) >= 3 || weighPlace(rest) >= 1.5 ? label[0].length : 0;
}

function trimEdges(text: string, start: number): { text: string; start: number; end: number } | null {
  const front = /^[\s,;:.–—-]*/.exec(text)![0].length;
  const kept = text.slice(front).replace(/[\s,;:–—-]+$/, "");
  return kept === "" ? null : { text: kept, start: start + front, end: start + front + kept.length };
}

/** Blanks the other details, whatever looks like them, and labels that belong to them, letter for letter. */
function maskTaken(line: ContactLine, taken: readonly Found[]): string {
  let text = line.text;
  const blank = (from: number, to: number) => {
    text =
      text.slice(0, Math.max(0, from)) +
      "_".repeat(Math.min(to, text.length) - Math.max(0, from)) +
      text.slice(to);
  };
  for (const found of taken) {
    if (found.end > line.start && found.start < line.end)
      blank(found.start - line.start, found.end - line.start);
  }
  for (const match of text.matchAll(
    /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w.-]+\.(?:com|org|net|io|me|dev|ai|co)(?:\/\S*)?/giu,
  )) {
    blank(match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(
    /(?:\+\d{1,3}|\(\d{3,5}\)|\b0\d{2,4})[\d\s().–-]{6,18}\d|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b/gu,
  )) {
    blank(match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(
    /(?:^|(?<=[\s|•·,;_]))(?:e-?mail|phones?|mobile|mob|cell|tel(?:ephone|efon|éfono|éphone|efone)?|linked\s?in|github|website|portfolio|fax|contact(?: no)?|handy|móvil|celular|ph|skype|twitter|dob|date of birth)(?:\s*[:.#]+|(?=\s*_))|(?:^|(?<=[\s|•·,;_]))[pmtech]\s?[:.]\s?(?=[+(\d_])/giu,
  )) {
    blank(match.index, match.index + match[0].length);
  }
  return text;
}

/** 3 and more is an address. */
function weighPiece(piece: Piece, before: Piece | undefined, lines: readonly ContactLine[]): number {
  const { text, line } = piece;
  const words = text.split(/\s+/).length;
  if (text.length < 2 || words > 22 || isRemote(text) || line.bullet) return 0;
  if (!/\p{L}/u.test(text) || (/[@_=<>{}]/.test(text) && !piece.labelled)) return 0;
  const above = lines[line.index - 1];
  const under =
    above !== undefined && piece.first && line.column === above.column && isAddressLabelAlone(above.text);
  const labelled =
    piece.labelled ||
    under ||
    (before !== undefined && before.line === line && isAddressLabelAlone(before.text));
  if (labelled && !isRivalPlaceLabel(line.text.slice(0, Math.max(0, piece.start - line.start))))
    return /^\p{Ll}/u.test(text) && isSentence(text) ? 0 : 7;
  if (isRivalPlaceLabel(text) || /[:!?]/.test(text)) return 0;
  const street = Math.max(weighStreet(text), weighNumbered(text), weighParts(text));
  if ((street < 3 && hasTitle(text)) || isSentence(text) || matchHeading(text) !== null) return 0;
  if (findPeriods(text).some((period) => period.range || /\p{L}/u.test(period.to?.text ?? ""))) return 0;
  const place = weighPlace(text);
  let weight = street + (place >= 2 ? 3 : place >= 1 ? 2.5 : place > 0 ? 1 : 0);
  if (hasPostcode(text)) weight += 1.5;
  if (line.icons.includes("place") && words <= 10) weight += 3;
  if (street > 0 && place === 0 && endsInPlace(text)) weight += 2;
  if (line.area === 0 && isBesideContacts(line, lines)) weight += 0.5;
  else if (line.index > 14 && line.section !== "contact") weight -= 2;
  if (line.area === 0 && weight <= 0.5 && isTownAmongContacts(piece)) weight = 3;
  // Outside the contact area only what could be nothing else: a street with its town.
  if (line.area > 0) return weight >= 6 && words <= 12 && line.section !== "education" ? weight - 2 : 0;
  return weight;
}

/** 'Na Kopci 12, 602 00 Brno': a name with a number before a part with a postcode or a known town. */
function weighNumbered(text: string): number {
  const parts = text.split(/,\s*/);
  const numbered = parts.findIndex((part) =>
    /^(?:\p{L}[\p{L}.'’ -]+ \d{1,4} ?[\p{L}]?(?:[/-]\d{1,4}\p{L}?)?|\d{1,5}\p{L}? \p{L}[\p{L}.'’ -]+)$/u.test(
      part.trim(),
    ),
  );
  if (numbered < 0 || numbered === parts.length - 1) return 0;
  const rest = parts.slice(numbered + 1).join(", ");
  return hasPostcode(rest) || weighPlace(rest) >= 1.5 ? 3 : 0;
}

/** '42-8, Bangbae-ro 15-gil, Seocho-gu, Seoul, 06681': three and more parts with numbers, one of them a known place. */
function weighParts(text: string): number {
  const parts = text.split(/,\s*/);
  if (
    parts.length < 3 ||
    parts.length > 8 ||
    !/\d/.test(text) ||
    parts.some((part) => part.split(" ").length > 5)
  )
    return 0;
  return parts.slice(1).some((part) => weighPlace(part) >= 1.5) ? 3 : 0;
}

function hasTitle(text: string): boolean {
  return foldWords(text).some((word) => TITLE_HEADS.has(word)) && weighStreet(text) < 3;
}

/** Reads like a sentence: several small words that addresses do without. */
function isSentence(text: string): boolean {
  const small = foldWords(text).filter((word) => SENTENCE_WORDS.has(word));
  return (
    small.length >= 3 ||
    /[$£€]\d/.test(text) ||
    small.filter((word) => word !== "the" && word !== "of").length >= 2 ||
    /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}+\s+\p{Ll}/u.test(text)
  );
}

const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  "the of at on our with and to for my i am is are was have has who that this from experience experienced seeking skilled years year in mit und für ich avec et pour je con y para e os um uma".split(
    " ",
  ),
);

/** The last words of a street line are a town: '12 Elm Road Leeds LS6 2AB'. */
function endsInPlace(text: string): boolean {
  const words = text.replace(/[,\s]*(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6})$/, "").split(/[\s,]+/);
  return [1, 2, 3].some((count) => isCity(words.slice(-count).join(" ")));
}

/** The line, or one beside it, holds a phone or e-mail. */
function isBesideContacts(line: ContactLine, lines: readonly ContactLine[]): boolean {
  return [line, lines[line.index - 1], lines[line.index + 1], lines[line.index + 2]].some(
    (one) => one !== undefined && one.area === 0 && /@|\d{3}[\s.-]?\d{3,4}|linkedin/i.test(one.text),
  );
}

const NO_TOWN =
  /citizen|visa|portfolio|website|web ?site|github|gitlab|remote|hybrid|available|open to|relocat|licen[cs]e|permit|married|single|male|female|native|bilingual|fluent|veteran|clearance|resident|national|blog|behance|dribbble|skype|twitter|facebook|instagram|linked|profile|orcid|scholar|leetcode|kaggle|stack|medium|he\/|she\/|they\/|www|curriculum|resume|gmail|years|age|dob|pronouns|phone|mail|call|contact|driv/i;

/** A town we do not know, between bars with a phone or e-mail: 'Skibbereen | 021 … | anna@…'. */
function isTownAmongContacts(piece: Piece): boolean {
  const { text, line } = piece;
  if (!/^\p{Lu}[\p{L}.'’-]+(?:,? \p{Lu}[\p{L}.'’-]+){0,3}$/u.test(text) || NO_TOWN.test(text)) return false;
  if (line.index === 0 || line.size > 14) return false;
  return /@/.test(line.text) && /\d{3}/.test(line.text) && /[|•·]/.test(line.text);
}

/** Takes in the lines below that go on with the address: the town under the street, the country under the town. */
function joinBelow(
  pieces: readonly Piece[],
  index: number,
  shape: PageShape,
  sure: number,
): { found: Found; pieces: Piece[] } {
  const first = pieces[index]!;
  let value = first.text;
  let last = first;
  const joined = [first];
  for (const [step, next] of pieces.slice(index + 1, index + 6).entries()) {
    if (
      next.line === last.line &&
      weighStreet(last.text) >= 3 &&
      weighPlace(last.text) < 1 &&
      weighPlace(next.text) >= 1.5
    ) {
      value = `${value}, ${next.text}`;
      joined.push(next);
      last = next;
      continue;
    }
    const isBelow = next.line.index === last.line.index + 1 && next.first;
    const endsLine = last.end >= last.line.end - 2 || isLastOf(pieces, last);
    if (!isBelow || !endsLine || next.line.column !== first.line.column || next.line.gap > 1.3) break;
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
  const kind =
    /\s*\((?:home|work|permanent|current|present|privat|privato|casa|domicile|personal)\)$/i.exec(
      value,
    )?.[0] ?? "";
  const printed = value.slice(0, value.length - kind.length);
  return {
    found: { value: tidySpaces(printed), start: first.start, end: last.end - kind.length },
    pieces: joined,
  };
}

/** A British postcode that the end of a line cut in two: 'M20' and '2DR'. */
function readCutPostcode(last: Piece, next: Piece): string | null {
  if (!/\b[A-Z]{1,2}\d[A-Z\d]?$/.test(last.text)) return null;
  return /^\d[A-Z]{2}(?=$|\s)/.exec(next.text)?.[0] ?? null;
}

/** How many lines may stand above the one that is surely part of an address. */
const MOST_ABOVE = 3;

/**
 * The first line of the address that a piece belongs to: 'Department of Botany', '212 Orchard Hall' and 'Ballinfoyle' say
 * little alone, but stand right above a town in the same type.
 */
function findStart(pieces: readonly Piece[], index: number): number {
  let start = index;
  if (pieces[index]!.labelled || pieces[index]!.line.area > 0) return index;
  while (start > 0 && index - start < MOST_ABOVE && belongsAbove(pieces[start - 1]!, pieces[start]!))
    start -= 1;
  return start;
}

function belongsAbove(above: Piece, piece: Piece): boolean {
  const { line } = above;
  const isNear =
    line.index === piece.line.index - 1 && line.column === piece.line.column && piece.line.gap < 1;
  if (PERSONAL.test(above.text)) return false;
  if (!isNear || !above.first || !piece.first || line.area > 0) return false;
  if (Math.abs(line.size - piece.line.size) > 0.4 || (line.bold && !piece.line.bold) || line.bullet)
    return false;
  if (above.labelled || isAddressLabelAlone(above.text) || isRivalPlaceLabel(above.text)) return false;
  const words = above.text.split(/\s+/);
  if (
    words.length > 8 ||
    /[:@!?=]/.test(above.text) ||
    isSentence(above.text) ||
    matchHeading(above.text) !== null
  )
    return false;
  if (!/^[\p{Lu}\p{Lo}\d#]/u.test(above.text) && weighStreet(above.text) < 1.5) return false;
  const numbered =
    /\d/.test(above.text) && /\p{L}/u.test(above.text) && !/\d{7}/.test(above.text.replace(/\D/g, ""));
  if (numbered || weighStreet(above.text) >= 1.5)
    return !hasTitle(above.text) || weighStreet(above.text) >= 3;
  if (hasTitle(above.text)) return false;
  if (/,\s*$/.test(line.text) || INSTITUTION.test(above.text)) return true;
  // A lone name is a townland only where what follows names no town.
  return (
    words.length === 1 && weighPlace(piece.text) >= 1 && !piece.text.split(",").some((part) => isCity(part))
  );
}

/** Age, nationality and family stand above an address in some countries. */
const PERSONAL =
  /(?:\d{1,2} (?:anos|años|ans|jahre|years|lat|anni)|casad|solteir|solter|married|single|brasileir|nationalit|nacionalidad|célibataire|marié|ledig|verheiratet|born|geb)/i;
const INSTITUTION =
  /^(?:department|dept\.?|school|faculty|institute|college|university|c\/o)\b|\b(?:university|hall|building|house|institute|college|campus|centre|center)$/i;

function isLastOf(pieces: readonly Piece[], piece: Piece): boolean {
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
function isPlainPart(piece: Piece): boolean {
  if (!/^[\p{L}\d(]/u.test(piece.text) || /[:@_]|\d{7}/.test(piece.text) || hasTitle(piece.text))
    return false;
  return matchHeading(piece.text) === null && !isContactLabel(piece.text);
}

function isContactLabel(text: string): boolean {
  return (
    isPhoneLabel(foldLetters(text)) ||
    /^(?:e-?mail|linked\s?in|web(?:site)?|github|portfolio)(?![\p{L}])/iu.test(text)
  );
}

function goesOn(last: Piece, next: Piece, labelled: boolean): boolean {
  if (isContactLabel(next.text)) return false;
  if (/[:@]/.test(next.text) || matchHeading(next.text) !== null || hasTitle(next.text)) return false;
  if (/[_]/.test(next.text) || next.text.split(/\s+/).length > 12 || isSentence(next.text)) return false;
  if (/^#\d/.test(next.text)) return true;
  const open = /,\s*$/.test(last.line.text) || /[-–]\s*$/.test(last.line.text);
  const place = weighPlace(next.text);
  if (place >= 1 || hasPostcode(next.text)) return true;
  if (weighStreet(next.text) >= 1.5) return weighPlace(last.text) < 1;
  return (
    open &&
    (labelled || weighStreet(last.text) > 0) &&
    /^[\p{Lu}\p{Lo}\d]/u.test(next.text) &&
    foldLetters(next.text).length < 60
  );
}
