import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { readWordSet } from "../../text/word-set.ts";
import { CITIES } from "./cities.ts";
import { COUNTRIES, REGION_CODES, REGIONS } from "./countries.ts";

const countries = readWordSet(COUNTRIES);
const regions = readWordSet(REGIONS);
const cities = readWordSet(CITIES);
const codes: ReadonlySet<string> = new Set(REGION_CODES.split(/\s+/).filter((code) => code !== ""));

export function isCountry(name: string): boolean {
  return countries.has(clean(name));
}

export function isRegion(name: string): boolean {
  return regions.has(clean(name));
}

export function isCity(name: string): boolean {
  const folded = clean(name);
  return cities.has(folded) || (folded.endsWith(" city") && cities.has(folded.slice(0, -5)));
}

/** 'TX', 'NSW': only as printed, in capitals. */
export function isRegionCode(name: string): boolean {
  return codes.has(name.trim().replace(/\.$/, ""));
}

const clean = remember(cleanAnew);

function cleanAnew(name: string): string {
  return foldLetters(name)
    .replace(/^[\s,.;()-]+|[\s,;()-]+$/g, "")
    .replace(/\.$/, "")
    .replace(/\s+/g, " ");
}

const AREA =
  /^(?:greater |metro(?:politan)? |downtown |central )?(.+?)(?:,? (?:area|region|metropolitan area|metro area|bay area))$/;
/** Postcodes that name their country by their form: United States, Canada, United Kingdom, Ireland, Poland, Portugal, Japan… */
const POSTCODE =
  /(?:^|[\s,])(?:\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}-\d{4}|\d{5}-\d{3}|\d{3} \d{2}|\d{3} ?\d{3}|\d{4}(?: [A-Z]{2})?|(?:[A-Z]{1,2}-)\d{4,5})(?=$|[\s,.])/;

/** 'Dhaka-1230', 'Chennai - 600 053' */
const HYPHENED = /(\p{L}{3,})\s?[-–]\s?\d{3} ?\d{1,3}$/u;

/** Takes a postcode out of a piece ('62704', 'LS6 2AB'); the rest is a city, a region or nothing. */
export const dropPostcode = remember(dropPostcodeAnew);

function dropPostcodeAnew(piece: string): string {
  return piece.replace(HYPHENED, "$1").replace(POSTCODE, " ").replace(/\s+/g, " ").trim();
}

export function hasPostcode(piece: string): boolean {
  return POSTCODE.test(piece);
}

/**
 * How surely a short text names a place where somebody lives or works: 0 not at all, 1 by its form ('Word, Word' with one
 * of them known), 2 surely. A street is not looked for here.
 */
export const scorePlace = remember(scorePlaceAnew);

function scorePlaceAnew(text: string): number {
  const parts = text
    .split(/\s*[,|/·•()]\s*|\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 5 || text.length > 70) return 0;
  let known = 0;
  let unknown = 0;
  for (const [index, part] of parts.entries()) {
    const bare = dropPostcode(part);
    if (bare === "") continue;
    if (isKnownPlace(bare) || (isRegionCode(bare) && index > 0) || isCityWithCode(bare)) known += 1;
    else if (MODE.test(foldLetters(bare))) continue;
    else if (/^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}$/u.test(bare)) unknown += 1;
    else return 0;
  }
  if (known === 0) return 0;
  if (unknown === 0) return 2;
  if (isCityWithDistrict(text)) return 1.5;
  return unknown <= known + 1 && isWider(parts[parts.length - 1]!) ? 1.5 : unknown === 1 ? 0.5 : 0;
}

/** 'Bursa/Nilüfer', 'Seyhan/Adana': a city and its district, parted by nothing else. */
function isCityWithDistrict(text: string): boolean {
  const found = /^(\p{Lu}\p{Ll}+) ?\/ ?(\p{Lu}\p{Ll}+)$/u.exec(text.trim());
  return found !== null && (isCity(found[1]!) || isCity(found[2]!));
}

/** The last part says which country, state or city the earlier, unknown ones lie in. */
function isWider(part: string): boolean {
  const bare = dropPostcode(part);
  return isKnownPlace(bare) || isRegionCode(bare) || isCityWithCode(bare);
}

const MODE = /^(?:remote|hybrid|on-?site|home office|homeoffice|teletrabajo|remoto|travail a distance)$/;

export function isRemote(text: string): boolean {
  return MODE.test(clean(text));
}

const isKnownPlace = remember(isKnownPlaceAnew);

function isKnownPlaceAnew(name: string): boolean {
  const country = /^([A-Z]{2,3}),? (.+)$/.exec(name.trim());
  if (country !== null && codes.has(country[1]!) && isCountry(country[2]!)) return true;
  if (isCountry(name) || isRegion(name) || isCity(name)) return true;
  // 'Montgomeryshire'
  if (/^\p{Lu}\p{Ll}{4,}shire$/u.test(name.trim())) return true;
  // 'Dublin 14', 'London SE15'
  const district = /^(\p{L}[\p{L} .'-]+?) (?:[a-z]{1,2})?\d{1,2}[a-z]?$/u.exec(clean(name));
  if (district !== null && cities.has(district[1]!)) return true;
  const area = AREA.exec(clean(name));
  return area !== null && (cities.has(area[1]!) || regions.has(area[1]!));
}

/** 'Austin TX', 'Sydney NSW', 'Melbourne VIC', 'São Paulo SP'. */
function isCityWithCode(name: string): boolean {
  const match = /^(\p{Lu}[\p{L}.'’ -]{1,30}) ([A-Z]{2,3})$/u.exec(name);
  return match !== null && codes.has(match[2]!) && !/\d/.test(match[1]!);
}
