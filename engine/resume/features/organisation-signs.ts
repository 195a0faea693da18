import { EAST_ASIAN_EMPLOYER } from "../../knowledge/organisations/east-asian-employers.ts";
import {
  AND_SONS,
  COMPOUND_NOUNS,
  EMPLOYER_NOUNS,
  EMPLOYER_PHRASES,
  LEGAL_FORMS,
} from "../../knowledge/organisations/employer-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { type Sign, strongestSign } from "./weigh-features.ts";

/** Legal forms that stand before the name. */
const LEADING_FORMS = /^(?:ооо|зао|оао|пао|ип|тов|pt|cv)$/;
/** Legal forms of two letters that are no words. */
const SHORT_FORMS = /^(?:ag|kg|se|sa|sl|bv|nv|ab|oy|lp|pt)$/;
const SPACES = /[\s,،，、()]+/;

type NameWord = { folded: string; bare: string; printed: string; isFirst: boolean; isLast: boolean };

/** What a word of a name says. */
const WORD_SIGNS: readonly Sign<NameWord>[] = [
  { name: "legal form", score: 3.5, of: isLegalForm },
  { name: "noun of organisations at the end", score: 2.5, of: (word) => isNoun(word) && word.isLast },
  { name: "noun of organisations", score: 1.6, of: isNoun },
  { name: "compound of one", score: 2.2, of: (word) => !isNoun(word) && isCompound(word) },
];

/** What the name says as a whole. */
const NAME_SIGNS: readonly Sign<{ text: string; folded: string }>[] = [
  { name: "form of East Asian names", score: 3, of: ({ text }) => EAST_ASIAN_EMPLOYER.test(text) },
  { name: "'M/s', Messrs", score: 3, of: ({ text }) => /^(?:m\/s\.?|messrs\.?)\s\p{Lu}/iu.test(text) },
  { name: "'& Sons'", score: 3, of: ({ text }) => AND_SONS.test(text) },
  {
    name: "phrase of organisations",
    score: 2.8,
    of: ({ folded }) => [...EMPLOYER_PHRASES].some((phrase) => folded.includes(phrase)),
  },
];

/** 'Pvt. Ltd.', 'LLC': a legal form without the name it belongs to, which a sign or the end of a line has cut off. */
export function isFormAlone(text: string): boolean {
  const words = foldLetters(text)
    .split(SPACES)
    .map((word) => word.replaceAll(".", ""))
    .filter((word) => word !== "");
  return (
    words.length > 0 &&
    words.every((word) => word.length > 2 && (LEGAL_FORMS.has(word) || word === "private"))
  );
}

/** 3.5 for a legal form, 2.5 for a noun of organisations in a telling place, 0 for neither. */
export const scoreOrganisation = remember(scoreOrganisationAnew);

function scoreOrganisationAnew(text: string): number {
  const folded = foldLetters(text);
  const words = readNameWords(text, folded).map((word) => strongestSign(WORD_SIGNS, word));
  return Math.max(strongestSign(NAME_SIGNS, { text, folded }), ...words);
}

function readNameWords(text: string, folded: string): NameWord[] {
  const printed = text.split(SPACES).filter((word) => word !== "");
  const words = folded.split(SPACES).filter((word) => word !== "");
  return words.map((word, index) => ({
    folded: word,
    bare: word.replace(/\.$/, ""),
    printed: printed[index] ?? "",
    isFirst: index === 0,
    isLast: index === words.length - 1,
  }));
}

function isLegalForm({ folded, bare, printed, isFirst }: NameWord): boolean {
  if (isFirst && !LEADING_FORMS.test(bare)) return false;
  if (bare.length <= 2 && !SHORT_FORMS.test(bare)) return false;
  return (
    (LEGAL_FORMS.has(folded) || LEGAL_FORMS.has(bare)) && /\p{Lu}|\.|pvt|ltd|inc|llc|gmbh/u.test(printed)
  );
}

function isNoun({ bare }: NameWord): boolean {
  return EMPLOYER_NOUNS.has(bare);
}

function isCompound({ bare }: NameWord): boolean {
  return COMPOUND_NOUNS.some((noun) => bare.length > noun.length + 2 && bare.endsWith(noun));
}
