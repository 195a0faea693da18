import { SEVERAL_CAMPUSES } from "../../knowledge/organisations/campuses.ts";
import { isRegionCode, scorePlace } from "../../knowledge/places/read-places.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";

type Inner = { before: string; text: string };

/** 'Elm City University (ECU)' */
export function isInitials({ before, text }: Inner, school: string): boolean {
  return (
    before === "paren" &&
    /^\p{Lu}[\p{L}.&-]{1,9}$/u.test(text) &&
    /\p{Lu}.*\p{Lu}/u.test(text) &&
    school.includes(`(${text})`) &&
    scoreDegree(text) === 0 &&
    scorePlace(text) < 1.5
  );
}

/** 'University of California, Irvine': one of several universities under one name. */
export function isCampus({ before, text }: Inner, school: string): boolean {
  return (
    (before === "comma" || before === "dash") &&
    SEVERAL_CAMPUSES.test(school) &&
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u.test(text) &&
    scoreSchool(text) === 0 &&
    !isRegionCode(text)
  );
}

/** 'State University of New York at Binghamton', 'Military Academy at West Point': where it is stands in its name. */
export function isSeat({ before, text }: Inner, school: string): boolean {
  return (
    before === "at" &&
    / at \p{Lu}/u.test(school) &&
    scoreSchool(school.slice(0, school.indexOf(` at ${text}`))) >= 3 &&
    /^\p{Lu}[\p{L}.]+(?:[ -]\p{Lu}\p{L}+){0,2}$/u.test(text) &&
    scoreSchool(text) === 0 &&
    scoreDegree(text) === 0
  );
}
