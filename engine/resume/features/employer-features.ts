import { KNOWN_EMPLOYERS, UNNAMED_EMPLOYER } from "../../knowledge/organisations/employer-words.ts";
import { UNIT_NAME } from "../../knowledge/organisations/units.ts";
import { isCity, isCountry, isRegionCode, isRemote, scorePlace } from "../../knowledge/places/read-places.ts";
import { foldLetters, foldWords } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { endsAsTitle, isTitleWord } from "./is-title-word.ts";
import { isFormAlone, scoreOrganisation } from "./organisation-signs.ts";
import { SHAPE_FEATURES } from "./shape-features.ts";
import { type Feature, weighFeatures } from "./weigh-features.ts";

type EmployerSpan = {
  text: string;
  words: readonly string[];
  isKnown: boolean;
  /** What its words say of an organisation. */
  organisation: number;
  title: "whole" | "last" | "inside" | null;
};

const EMPTY = -3;
/** Who employs a nanny or a gardener. */
const FAMILY = { names: /^(?:the )?\p{Lu}[\p{L}'’-]+ (?:family|household|residence|estate)$/iu, score: 2.5 };
const UNIT = -2.5;
const ON_THE_MAP = 1.5;
/** Organisations so sure that a noun of titles in their names says little. */
const SURE = { last: 3, inside: 2 };

const isPlace = ({ text }: EmployerSpan) => scorePlace(text) >= ON_THE_MAP;
const isTown = ({ text }: EmployerSpan) => isCity(text) || isCountry(text) || /,/.test(text);

const FEATURES: readonly Feature<EmployerSpan>[] = [
  { name: "words of organisations", weight: 1, of: ({ organisation }) => organisation },
  { name: "known by name", weight: 3, of: ({ isKnown }) => isKnown },
  { name: "is a title", weight: -2.5, of: ({ title }) => title === "whole" },
  {
    name: "ends in a noun of titles",
    weight: -2.5,
    of: ({ title, organisation }) => title === "last" && organisation < SURE.last,
  },
  {
    name: "ends in one, and surely an organisation",
    weight: -1,
    of: ({ title, organisation }) => title === "last" && organisation >= SURE.last,
  },
  {
    name: "noun of titles inside",
    weight: -1.2,
    of: ({ title, organisation }) => title === "inside" && organisation < SURE.inside,
  },
  {
    name: "one inside, and surely an organisation",
    weight: -0.3,
    of: ({ title, organisation }) => title === "inside" && organisation >= SURE.inside,
  },
  { name: "town or country", weight: -2.5, of: (span) => isPlace(span) && isTown(span) },
  { name: "other place", weight: -1, of: (span) => isPlace(span) && !isTown(span) },
  {
    name: "remote, or code of a region",
    weight: -3,
    of: ({ text }) => isRemote(text) || isRegionCode(text),
  },
  { name: "described, not named", weight: 1.5, of: ({ text }) => UNNAMED_EMPLOYER.test(text) },
  ...SHAPE_FEATURES,
];

/** How much a span reads like an employer. */
export const scoreEmployer = remember((text: string) => {
  const words = foldWords(text.replace(/[/|&]/g, " "));
  return words.length === 0 || isFormAlone(text) ? EMPTY : weighFeatures(FEATURES, readSpan(text, words));
});

function readSpan(text: string, words: readonly string[]): EmployerSpan {
  const isKnown = KNOWN_EMPLOYERS.has(foldLetters(text).trim());
  const named = scoreOrganisation(text) + (UNIT_NAME.test(text) ? UNIT : 0);
  const organisation = FAMILY.names.test(text) ? Math.max(named, FAMILY.score) : named;
  return { text, words, isKnown, organisation, title: findTitle(text, words, isKnown) };
}

function findTitle(text: string, words: readonly string[], isKnown: boolean): EmployerSpan["title"] {
  const main = foldWords(text.split(/[,(|]|\s[-–—]\s/u)[0]!.replace(/[/&-]/g, " "));
  if (endsAsTitle(main)) return "whole";
  if (isKnown) return null;
  if (main.length > 0 && isTitleWord(main.at(-1)!)) return "last";
  return words.some(isTitleWord) ? "inside" : null;
}
