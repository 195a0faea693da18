import { isRemote, scorePlace } from "../../knowledge/places/read-places.ts";
import { remember } from "../../text/remember.ts";
import { scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { isField } from "../features/is-field.ts";
import { isStudyNote } from "../features/is-grade.ts";
import { isEmploymentTerm } from "../features/shape-features.ts";
import { scoreTitle } from "../features/title-features.ts";

/** What our word lists say of a few words: how much they read like each part of a header, in steps. */
export type TextFacts = {
  title: number;
  employer: number;
  place: number;
  school: number;
  degree: number;
  /** The strongest of them in a word; 'none' where the lists say nothing. */
  says: string;
};

const TOO_LONG = 110;
const SILENT: TextFacts = { title: 0, employer: 0, place: 0, school: 0, degree: 0, says: "none" };

export const readTextFacts = remember(readTextFactsAnew);

function readTextFactsAnew(text: string): TextFacts {
  if (text.length > TOO_LONG || !/\p{L}/u.test(text)) return SILENT;
  const facts = {
    title: step(scoreTitle(text), [1, 2.5, 3.4]),
    employer: step(scoreEmployer(text), [1, 1.5, 2.5]),
    place: step(scorePlace(text), [0.5, 1.5, 2]),
    school: step(scoreSchool(text), [1, 3]),
    degree: step(scoreDegree(text), [1, 2, 3]),
  };
  return { ...facts, says: nameStrongest(text, facts) };
}

function step(score: number, limits: readonly number[]): number {
  return limits.filter((limit) => score >= limit).length;
}

function nameStrongest(text: string, facts: Omit<TextFacts, "says">): string {
  if (isRemote(text)) return "remote";
  if (isEmploymentTerm(text)) return "term";
  if (isStudyNote(text)) return "note";
  if (facts.school === 2) return "school";
  if (facts.degree >= 2) return "degree";
  if (facts.place === 3) return "place";
  if (facts.title >= 2) return "title";
  if (facts.employer >= 2) return "employer";
  if (facts.place === 2) return "place";
  if (isField(text)) return "field";
  if (facts.title + facts.employer + facts.school + facts.place > 0) return "weak";
  return "none";
}
