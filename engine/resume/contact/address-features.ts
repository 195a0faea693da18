import { DISTRICT_LABEL } from "../../knowledge/places/address-labels.ts";
import { NO_TOWN } from "../../knowledge/places/no-town-words.ts";
import { hasPostcode, isCity, isRemote, scorePlace } from "../../knowledge/places/read-places.ts";
import { TITLE_HEADS } from "../../knowledge/titles/title-words.ts";
import { PROSE_WORDS } from "../../knowledge/words/small-words.ts";
import { foldWords } from "../../text/fold-letters.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { AddressPart } from "./address-part.ts";
import { isAddressLabelAlone, isRivalPlaceLabel, scoreStreet } from "./address-patterns.ts";
import type { ContactLine } from "./contact-lines.ts";

/** What a piece scores under or behind the label of an address. */
export const LABELLED_SCORE = 7;

/** 3 and more is an address. */
export function scoreAddressPart(
  piece: AddressPart,
  before: AddressPart | undefined,
  lines: readonly ContactLine[],
  nameLine?: ContactLine,
): number {
  const { text, line } = piece;
  const words = text.split(/\s+/).length;
  if (text.length < 2 || words > 22 || isRemote(text)) return 0;
  // Among contacts an icon may be read as a list's sign.
  if (line.bullet && line.area > 0 && !piece.labelled) return 0;
  // The kind of the number before it, not the town in Alabama.
  if (/^\(\p{L}+\)$/u.test(text) || CAMEL_CASE.test(text)) return 0;
  if (isValueOf(piece, before)) return 0;
  if (!/\p{L}/u.test(text) || (/[@_=<>{}]/.test(text) && !piece.labelled)) return 0;
  const above = lines[line.index - 1];
  const under =
    above !== undefined && piece.first && line.column === above.column && isAddressLabelAlone(above.text);
  const labelled =
    piece.labelled ||
    under ||
    (before !== undefined && before.line === line && isAddressLabelAlone(before.text));
  const lead = line.text.slice(0, Math.max(0, piece.start - line.start));
  if (labelled && !isRivalPlaceLabel(lead.split(/[|•·;]/).at(-1)!))
    return /^\p{Ll}/u.test(text) && isSentence(text) ? 0 : LABELLED_SCORE;
  if (isRivalPlaceLabel(text) || /[:!?]/.test(text.replace(DISTRICT_LABEL, ""))) return 0;
  const street = Math.max(scoreStreet(text), weighNumbered(text), weighParts(text));
  if ((street < 3 && hasTitle(text)) || isSentence(text) || matchHeading(text) !== null) return 0;
  if (findPeriods(text).some((period) => period.range || /\p{L}/u.test(period.to?.text ?? ""))) return 0;
  const place = scorePlace(text);
  let weight = street + (place >= 2 ? 3 : place >= 1 ? 2.5 : place > 0 ? 1 : 0);
  if (hasPostcode(text)) weight += place === 0 && isTownWithPostcode(text, street) ? 3 : 1.5;
  if (line.icons.includes("place") && words <= 10) weight += 3;
  if (street > 0 && place === 0 && endsInPlace(text)) weight += 2;
  if (line.area === 0 && isBesideContacts(line, lines)) weight += 0.5;
  else if (line.index > 14 && line.section !== "contact" && !isUnderName(line, nameLine)) weight -= 2;
  // 'Rennes (35)', 'Bologna (BO)': a town with the number or sign of its province.
  if (line.area === 0 && /^\p{Lu}[\p{L}' -]{2,30} \((?:\d{2,3}|[A-Z]{2})\)$/u.test(text)) weight += 3;
  if (line.area <= 1 && weight <= 0.5 && isTownAmongContacts(piece)) return 3;
  // Outside the contact area only what could be nothing else: a street with its town.
  if (line.area > 0) return weight >= 6 && words <= 12 && line.section !== "education" ? weight - 2 : 0;
  return weight;
}

/** '49400 Saumur': a postcode before a name is a town, known or not. */
const POSTCODE_TOWN =
  /^(?:[A-Z]{1,2}-)?\d{4,6},? \p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,3}(?:, \p{Lu}\p{L}+)?$/u;

/** 'Kervaden 56810', only where no street is in it. */
const TOWN_POSTCODE = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,3},? \d{5,6}$/u;
/** '14 ruelle Basse 59300 VALMONT': a number, a name, a postcode. */
const NUMBERED_POSTCODE = /^\d{1,4} ?\p{L}?,? \p{L}[\p{L}.'’ -]+,? \d{5}(?: \p{Lu}[\p{L}'’ -]+)?$/u;

function isTownWithPostcode(text: string, street: number): boolean {
  if (POSTCODE_TOWN.test(text)) return true;
  return NUMBERED_POSTCODE.test(text) || (street === 0 && TOWN_POSTCODE.test(text));
}

/** Few lines below the name in its column, however much of a sidebar was read before it. */
const MOST_UNDER_NAME = 4;

function isUnderName(line: ContactLine, name: ContactLine | undefined): boolean {
  if (name === undefined || name.column !== line.column || name.page !== line.page) return false;
  return line.index > name.index && line.index - name.index <= MOST_UNDER_NAME;
}

/** 'AdaByrne': a handle. */
const CAMEL_CASE = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u;

/** The value of another label in a cell of its own: 'Sex : Male'. */
function isValueOf({ line, start, labelled }: AddressPart, before: AddressPart | undefined): boolean {
  if (labelled || (before !== undefined && isAddressLabelAlone(before.text))) return false;
  const lead = line.text.slice(0, Math.max(0, start - line.start)).trim();
  const label = /(?:^|[|•·;])\s*([^|•·;:@\d]{2,30}?)\s*:$/u.exec(lead);
  return label !== null && isRivalPlaceLabel(label[1]!);
}

/** 'Na Louce 7, 370 01 Brod': a name with a number before a part with a postcode or a known town. */
function weighNumbered(text: string): number {
  const parts = text.split(/,\s*/);
  const numbered = parts.findIndex((part) =>
    /^(?:\p{L}[\p{L}.'’ -]+ \d{1,4} ?[\p{L}]?(?:[/-]\d{1,4}\p{L}?)?|[NSEW]?\d{1,5}(?:[-/]\d{1,5}|[NSEW]\d{1,5})?\p{L}? \p{L}[\p{L}.'’ -]+(?: \d{1,3})?)$/u.test(
      part.trim(),
    ),
  );
  if (numbered < 0 || numbered === parts.length - 1) return 0;
  // The end of a line may have cut a British postcode: 'Swansea SA1'.
  const rest = parts
    .slice(numbered + 1)
    .join(", ")
    .replace(/ [A-Z]{1,2}\d[A-Z\d]?$/, "");
  return hasPostcode(rest) || scorePlace(rest) >= 1.5 ? 3 : 0;
}

/** '7-3, Haneul-ro 4-gil, Dong-gu, Daejeon, 34500': three and more parts with numbers, one of them a known place. */
function weighParts(text: string): number {
  const parts = text.split(/,\s*/);
  if (
    parts.length < 3 ||
    parts.length > 8 ||
    !/\d/.test(text) ||
    parts.some((part) => part.split(" ").length > 5)
  )
    return 0;
  return parts.slice(1).some((part) => scorePlace(part) >= 1.5) ? 3 : 0;
}

export function hasTitle(text: string): boolean {
  return foldWords(text).some((word) => TITLE_HEADS.has(word)) && scoreStreet(text) < 3;
}

/** Reads like a sentence: several small words that addresses do without. */
export function isSentence(text: string): boolean {
  const small = foldWords(text).filter((word) => PROSE_WORDS.has(word));
  return (
    small.length >= 3 ||
    /[$£€]\d/.test(text) ||
    small.filter((word) => word !== "the" && word !== "of").length >= 2 ||
    /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}+\s+\p{Ll}/u.test(text)
  );
}

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

/** A town we do not know, between bars with a phone or e-mail: 'Skibbereen | 021 … | anna@…'. */
function isTownAmongContacts(piece: AddressPart): boolean {
  const { text, line } = piece;
  if (!/^\p{Lu}[\p{L}.'’-]+(?:,? \p{Lu}[\p{L}.'’-]+){0,3}$/u.test(text) || NO_TOWN.test(text)) return false;
  if (line.index === 0 || line.size > 14) return false;
  return /@/.test(line.text) && /\d{3}/.test(line.text) && /[|•·]/.test(line.text);
}
