import {
  isCountry,
  isRegion,
  isRegionCode,
  isRemote,
  scorePlace,
} from "../../knowledge/places/read-places.ts";
import { isFieldOfWork } from "../entries/field-of-work.ts";
import type { HeaderSpan, HeaderToken } from "../entries/header.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";

/** 'St Hilda's Hospital, Leeds' on a row of its own, under a title and its field: 'Therapist – Inpatient Rehab'. */
export function hasTownBehind(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const next = tokens[span.to + 1];
  return (
    span.order === 0 &&
    span.row > 0 &&
    next?.row === span.row &&
    scorePlace(next.text) >= 1.5 &&
    scoreEmployer(span.text) >= 2.2
  );
}

/** 'Subang Jaya, Selangor, Malaysia' on a row of its own, below the rows of title and employer: all of it is the place. */
export function standsInPlaceRow(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const row = tokens.filter((token) => token.row === span.row);
  const above = new Set(tokens.filter((token) => token.row < span.row).map((token) => token.row));
  return (
    above.size >= 2 &&
    row.length >= 2 &&
    row.slice(1).every(({ before }) => before === "comma") &&
    scorePlace(row.at(-1)!.text) >= 1.5 &&
    row.every(
      ({ text }) => text.split(" ").length <= 3 && scoreEmployer(text) < 1.5 && scoreTitle(text) < 2.5,
    )
  );
}

/** The 'Morfa' of 'Kennel Hand, Morfa, Wales': what stands between something else and a country or its region is the town. */
export function endsInTown(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const [town, country] = [tokens[span.to]!, tokens[span.to + 1]];
  if (country === undefined || country.row !== town.row || country.before !== "comma") return false;
  if (town.order === 0 || town.before !== "comma" || !(isCountry(country.text) || isRegion(country.text)))
    return false;
  const isElsewhere = town.order >= 2 || tokens.some(({ row }) => row !== town.row);
  return (
    isElsewhere &&
    town.text.split(" ").length <= 3 &&
    scoreEmployer(town.text) < 1.5 &&
    scoreTitle(town.text) < 2.5 &&
    !isFieldOfWork(town.text)
  );
}

export function placeWeight(span: HeaderSpan): number {
  if (isRemote(span.text)) return 1;
  const weight = scorePlace(span.text);
  return weight >= 2 ? 1.6 : weight >= 1.5 ? 1.7 : weight > 0 ? 0.2 : -1;
}

/** The 'OH' of 'Columbus, OH'. */
export function isState(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  return tokens[span.from]!.before === "comma" && isRegionCode(tokens[span.from]!.text);
}
