import { PERSONAL_DETAIL } from "../../knowledge/people/personal-labels.ts";
import { INSTITUTION_LINE } from "../../knowledge/places/address-labels.ts";
import { isCity, scorePlace } from "../../knowledge/places/read-places.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { hasTitle, isSentence } from "./address-features.ts";
import type { AddressPart } from "./address-part.ts";
import { isAddressLabelAlone, isRivalPlaceLabel, scoreStreet } from "./address-patterns.ts";
import { isContactLabel, SIZE_TOLERANCE, SOME_PLACE, SOME_STREET, SURE_STREET } from "./continues-address.ts";

/** How many lines may stand above the one that is surely part of an address, and of how many words each. */
export const MOST_ABOVE = 3;
const MOST_WORDS_ABOVE = 8;
/** What stands above says little by itself and has to stand closer, in line heights, and in the same size, in points. */
const CLOSE_GAP = 1;
const CLOSE_TOLERANCE = 0.3;

/**
 * The first line of the address that a piece belongs to: 'Department of Botany', '212 Orchard Hall' and 'Ballinfoyle' say
 * little alone, but stand right above a town in the same type.
 */
export function findStart(pieces: readonly AddressPart[], index: number, shape: PageShape): number {
  let start = index;
  if (pieces[index]!.labelled || pieces[index]!.line.area > 0) return index;
  while (start > 0 && index - start < MOST_ABOVE && belongsAbove(pieces[start - 1]!, pieces[start]!, shape))
    start -= 1;
  return start;
}

function belongsAbove(above: AddressPart, piece: AddressPart, shape: PageShape): boolean {
  const { text, line } = above;
  if (!standsAbove(above, piece, shape) || namesOther(above) || line.bullet) return false;
  const street = scoreStreet(text);
  if (!/^[\p{Lu}\p{Lo}\d#]/u.test(text) && street < SOME_STREET) return false;
  const numbered = /\d/.test(text) && /\p{L}/u.test(text) && !/\d{7}/.test(text.replace(/\D/g, ""));
  if (numbered || street >= SOME_STREET) return !hasTitle(text) || street >= SURE_STREET;
  if (hasTitle(text)) return false;
  if (/,\s*$/.test(line.text) || INSTITUTION_LINE.test(text)) return true;
  // A lone name is a townland only where what follows names no town.
  return (
    !/\s/.test(text) &&
    scorePlace(piece.text) >= SOME_PLACE &&
    !piece.text.split(",").some((part) => isCity(part))
  );
}

/** Right above in the same column and type. */
function standsAbove(above: AddressPart, piece: AddressPart, shape: PageShape): boolean {
  const { line } = above;
  return (
    above.first &&
    piece.first &&
    line.area === 0 &&
    line.index === piece.line.index - 1 &&
    line.column === piece.line.column &&
    piece.line.gap < Math.max(CLOSE_GAP, shape.usualGap + CLOSE_TOLERANCE) &&
    Math.abs(line.size - piece.line.size) <= SIZE_TOLERANCE &&
    (!line.bold || piece.line.bold)
  );
}

/** Another detail of the person, a label, a heading or a sentence. */
export function namesOther({ text, labelled }: AddressPart): boolean {
  return (
    PERSONAL_DETAIL.test(text) ||
    findPeriods(text).length > 0 ||
    labelled ||
    isAddressLabelAlone(text) ||
    isRivalPlaceLabel(text) ||
    isContactLabel(text) ||
    text.split(/\s+/).length > MOST_WORDS_ABOVE ||
    /[:@!?=]/.test(text) ||
    isSentence(text) ||
    matchHeading(text) !== null
  );
}
