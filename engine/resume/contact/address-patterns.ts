import {
  ADDRESS_LABEL,
  ADDRESS_LABEL_ALONE,
  ADDRESS_LABEL_UNPARTED,
  RIVAL_PLACE_LABEL,
} from "../../knowledge/places/address-labels.ts";
import { STREETS } from "../../knowledge/places/street-patterns.ts";
import { foldLetters } from "../../text/fold-letters.ts";

export function readAddressLabel(text: string): number {
  const folded = foldLetters(text);
  const match = ADDRESS_LABEL.exec(folded) ?? ADDRESS_LABEL_UNPARTED.exec(folded);
  return match === null || RIVAL_PLACE_LABEL.test(match[0]) ? 0 : match[0].length;
}

export function isAddressLabelAlone(text: string): boolean {
  return ADDRESS_LABEL_ALONE.test(foldLetters(text.trim()));
}

export function isRivalPlaceLabel(text: string): boolean {
  return RIVAL_PLACE_LABEL.test(foldLetters(text));
}

/** 3 a numbered street, 1.5 a word of streets and dwellings without a number, 0 neither. */
export function scoreStreet(text: string): number {
  const folded = foldLetters(text);
  if (!STREETS.some((pattern) => pattern.test(folded))) return 0;
  return /\d/.test(folded) || /[都道府県市区省路号]/u.test(text) ? 3 : 1.5;
}
