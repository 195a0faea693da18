import { PERSONAL_DETAIL } from "../../knowledge/people/personal-labels.ts";
import { isPhoneLabel } from "../../knowledge/people/phone-labels.ts";
import { KIND_OF_ADDRESS } from "../../knowledge/places/address-labels.ts";
import { NO_TOWN } from "../../knowledge/places/no-town-words.ts";
import { hasPostcode, scorePlace } from "../../knowledge/places/read-places.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { scoreTitle } from "../features/title-features.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { hasTitle, isSentence } from "./address-features.ts";
import type { AddressPart } from "./address-part.ts";
import { scoreStreet } from "./address-patterns.ts";

/** Scores from which a text may be a street or a place, and from which it is one. */
export const SOME_STREET = 1.5;
export const SURE_STREET = 3;
export const SOME_PLACE = 1;
export const SURE_PLACE = 1.5;
/** Points between the sizes of lines of one address. */
export const SIZE_TOLERANCE = 0.4;
/** No line of an address that goes on has more words, or characters where only a comma says that it does. */
const MOST_WORDS_BELOW = 12;
const LONGEST_BELOW = 60;

export function isContactLabel(text: string): boolean {
  return (
    (isPhoneLabel(foldLetters(text)) && text.split(/\s+/).length <= 3 && !KIND_OF_ADDRESS.test(text)) ||
    /^(?:e-?mail|linked\s?in|web(?:site)?|github|portfolio)(?![\p{L}])/iu.test(text)
  );
}

/** A short name of a town we do not know, in the type of the street right above it, which names none. */
function isTownUnderStreet(last: AddressPart, next: AddressPart): boolean {
  return (
    scoreStreet(last.text) >= SURE_STREET &&
    scorePlace(last.text) < SOME_PLACE &&
    !hasPostcode(last.text) &&
    TOWN_FORM.test(next.text) &&
    !NO_TOWN.test(next.text) &&
    !PERSONAL_DETAIL.test(next.text) &&
    scoreTitle(next.text) < SOME_TITLE &&
    next.line.bold === last.line.bold &&
    next.line.caps === last.line.caps &&
    Math.abs(next.line.size - last.line.size) <= SIZE_TOLERANCE
  );
}

/** From which a line reads like a headline: 'Makine Mühendisi', 'Illustrator'. */
const SOME_TITLE = 1;

/** One to four words in capitals or with one each, with nothing else. */
const TOWN_FORM = /^\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]*){0,3}$/u;

/** Whether a line goes on with the address above it. */
export function goesOn(last: AddressPart, next: AddressPart, labelled: boolean): boolean {
  if (isContactLabel(next.text)) return false;
  if (/[:@]/.test(next.text) || matchHeading(next.text) !== null || hasTitle(next.text)) return false;
  if (/[_]/.test(next.text) || next.text.split(/\s+/).length > MOST_WORDS_BELOW || isSentence(next.text))
    return false;
  if (/^#\d/.test(next.text)) return true;
  const open = /,\s*$/.test(last.line.text) || /[-–]\s*$/.test(last.line.text);
  const place = scorePlace(next.text.replace(KIND_OF_ADDRESS, ""));
  if (place >= SOME_PLACE || hasPostcode(next.text)) return true;
  if (scoreStreet(next.text) >= SOME_STREET) return scorePlace(last.text) < SOME_PLACE;
  if (isTownUnderStreet(last, next)) return true;
  return (
    open &&
    (labelled || scoreStreet(last.text) > 0) &&
    /^[\p{Lu}\p{Lo}\d]/u.test(next.text) &&
    foldLetters(next.text).length < LONGEST_BELOW
  );
}
