import { SEVERAL_CAMPUSES } from "../../knowledge/organisations/campuses.ts";
import { isCity } from "../../knowledge/places/read-places.ts";
import type { HeaderSpan } from "../entries/header.ts";

/** 'University of California' before ', Davis' or 'at Davis': the name with the town that tells which one it is. */
export function nameCampus(employer: HeaderSpan | null, text: string): HeaderSpan | null {
  if (employer === null) return employer;
  // The name alone, without a town.
  const name = SEVERAL_CAMPUSES.exec(`${employer.text}, `)?.[0];
  if (name?.length !== employer.text.length + 2) return employer;
  const behind = BEHIND.exec(text.slice(employer.end, employer.end + FURTHEST));
  if (behind === null) return employer;
  const words = behind[2]!.split(" ");
  for (let count = words.length; count > 0; count -= 1) {
    const town = words.slice(0, count).join(" ");
    if (!isCity(town) && !CAMPUS_TOWN.test(town)) continue;
    const end = employer.end + behind[1]!.length + town.length;
    return { ...employer, text: `${employer.text}${behind[1]}${town}`, end };
  }
  return employer;
}

const FURTHEST = 40;
const BEHIND = /^(, | ?[–—-] ?| at )(\p{Lu}[\p{L}–-]+(?: \p{Lu}[\p{L}–-]+){0,2})/u;

/** Towns too small for a list of cities. */
const CAMPUS_TOWN =
  /^(?:ann arbor|chapel hill|college park|davis|la crosse|merced|santa cruz|twin cities|urbana[- –]champaign)$/i;
