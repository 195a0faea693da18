import { EMPLOYMENT_TERM } from "../../knowledge/titles/employment-terms.ts";
import type { Feature } from "./weigh-features.ts";

export function isEmploymentTerm(text: string): boolean {
  return EMPLOYMENT_TERM.test(text.trim());
}

type Printed = { text: string; words: readonly string[] };

const LONG = 9;
const TOO_LONG = 14;

/** Names are short and begin with capitals; sentences and addresses read like neither title nor employer. */
export const SHAPE_FEATURES: readonly Feature<Printed>[] = [
  { name: "too many words", weight: -4, of: ({ words }) => words.length > TOO_LONG },
  { name: "many words", weight: -1.5, of: ({ words }) => words.length > LONG && words.length <= TOO_LONG },
  { name: "small first letter", weight: -1, of: ({ text }) => /^\p{Ll}/u.test(text) },
  { name: "two sentences", weight: -2, of: ({ text }) => /[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) },
  { name: "address or number", weight: -3, of: ({ text }) => /@|https?:|www\.|\d{5,}/.test(text) },
  { name: "no letter", weight: -4, of: ({ text }) => !/\p{L}/u.test(text) },
  { name: "terms of employment", weight: -4, of: ({ text }) => isEmploymentTerm(text) },
];
