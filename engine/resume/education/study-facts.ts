import { PART_OF_SCHOOL } from "../../knowledge/degrees/school-parts.ts";
import { STUDY_FACT } from "../../knowledge/headings/fact-labels.ts";
import { type EntryRow, withoutPeriod } from "../entries/entry-row.ts";
import { COUNTED } from "../entries/is-header.ts";
import { isKindOfSchool, scoreDegree, scoreSchool, withoutSchoolWords } from "../features/degree-features.ts";
import { isRemark } from "../features/is-grade.ts";
import { findFrom } from "./split-at-from.ts";

/** What a row brings of a study. */
export type StudyFacts = {
  school: boolean;
  /** Its school may be a part of one that another row names. */
  part: boolean;
  degree: boolean;
  dated: boolean;
};

export const NO_FACTS: StudyFacts = { school: false, part: false, degree: false, dated: false };

export function readFacts(row: EntryRow): StudyFacts {
  if (isRemark(row.text) || STUDY_FACT.test(row.text)) return NO_FACTS;
  if (tellsStudy(row))
    return { school: true, part: false, degree: true, dated: row.header && row.period !== null };
  const names = row.text.length < 170 && (row.header || row.unit.kind === "item" || namesSchool(row));
  const text = withoutPeriod(row);
  const school = names && scoreSchool(text) >= 3 && !isKindOfSchool(text);
  const degree = names && (school ? weighParts(withoutSchoolWords(text)) >= 3 : weighParts(text) >= 2);
  // 'BA Geography, expected June 2026' below its school, whose dates are another's.
  const isAhead = degree && !school && AHEAD.test(row.text);
  return {
    school,
    part: school && isPart(text),
    degree,
    dated: row.header && row.period !== null && !isAhead,
  };
}

/** 'B.Com from Elm City University with 60 %': a whole study in one row. */
export function tellsStudy({ text }: EntryRow): boolean {
  return text.length < LONGEST_TOLD && findFrom(text.replace(/\s+/g, " ")) !== null;
}

/** Characters of a row that tells a study in a sentence. */
const LONGEST_TOLD = 200;

/** Only a faculty or the like, as far as its parts tell. */
function isPart(text: string): boolean {
  const schools = text.split(/[,|:•·()]|\s[-–—]\s/u).filter((part) => scoreSchool(part) >= 3);
  return schools.length > 0 && schools.every((part) => PART_OF_SCHOOL.test(part.trim()));
}

const AHEAD = /(?:^|[\s(,|–-])(?:expected|anticipated|predicted|due|graduating)(?![\p{L}])/iu;

/** Words in the name of a school and its town. */
const LONGEST_NAME = 12;

/** 'Elm City University, Elm City, RI.': a name, though it ends in a full stop. */
export function namesSchool({ text: printed, unit }: EntryRow): boolean {
  const text = printed.replace(COUNTED, "");
  if (unit.kind === "item" || text.length > 90 || !/^\p{Lu}/u.test(text)) return false;
  if (text.includes(":") && scoreSchool(text.slice(0, text.indexOf(":"))) < 3) return false;
  const words = text.split(/\s+/);
  if (words.length < 2 || text.endsWith(":")) return false;
  const plain = words.filter((word) => /^\p{Ll}{4,}/u.test(word));
  return words.length <= LONGEST_NAME && plain.length <= 1 && scoreSchool(text) >= 3;
}

/** A degree may stand behind the school: 'Gasthof Linde, Bamberg — Ausbildung zum Koch'. */
function weighParts(text: string): number {
  return Math.max(...text.split(/\s[-–—]\s|[|:•·]/u).map(scoreDegree));
}
