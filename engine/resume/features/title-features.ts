import { isRemote, scorePlace } from "../../knowledge/places/read-places.ts";
import { LEADING_HEADS, TITLE_HINTS } from "../../knowledge/titles/title-words.ts";
import { foldWords } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { endsAsTitle, isTitleWord, readsAsDoer } from "./is-title-word.ts";
import { isFormAlone, scoreOrganisation } from "./organisation-signs.ts";
import { SHAPE_FEATURES } from "./shape-features.ts";
import { decidingSign, type Feature, type Sign, strongestSign, weighFeatures } from "./weigh-features.ts";

type TitleSpan = {
  text: string;
  words: readonly string[];
  /** Those before a comma, bracket or dash. */
  main: readonly string[];
  /** What its words say of an organisation. */
  organisation: number;
};

/** What assistants at universities write for their post. */
const SHORT_TITLE = /^(?:TA|RA|GTA|GRA|GSI|HiWi)\.?$/;
const BEHIND_HEAD = /^(?:of|for|de|du|des|da|do|di|in|im|für|to|i|ii|iii|iv|1|2|3)$/;
const OF = /^(?:of|de|du|des|da|do|di|la|für|für|van|ds)$/;
const SURELY_ORGANISATION = 3;
const PERHAPS_ORGANISATION = 2;
const ON_THE_MAP = 1.5;
const MOST_HINTS = 2;

const DECIDING: readonly Sign<TitleSpan>[] = [
  { name: "short title", score: 3.5, of: ({ text }) => SHORT_TITLE.test(text) },
  { name: "no word", score: -3, of: ({ words }) => words.length === 0 },
  { name: "legal form alone", score: -3, of: ({ text }) => isFormAlone(text) },
  {
    name: "'Behind the Chair', 'On the Bench'",
    score: -3,
    of: ({ text }) => /^(?:behind|inside|beyond|on|in|at|with|from) (?:the|a|my|our) /i.test(text),
  },
  { name: "phrase of titles at the end", score: 3.5, of: ({ main }) => endsAsTitle(main) },
];

/** Where it names what somebody is at work. */
const HEAD_SIGNS: readonly Sign<TitleSpan>[] = [
  {
    name: "noun of titles at the end",
    score: 3.5,
    of: ({ main }) => main.length > 0 && isTitleWord(main.at(-1)!),
  },
  // 'Head of Operations', 'Chef de projet': the head comes first and no other word need be one.
  { name: "'Head of'", score: 3.3, of: ({ main }) => isLeading(main) && OF.test(main[1] ?? "") },
  {
    name: "noun of titles that leads",
    score: 3.3,
    of: ({ words, main }) => words.some(isTitleWord) && (isLeading(main) || isFollowed(main)),
  },
  { name: "noun of titles", score: 2.5, of: ({ words }) => words.some(isTitleWord) },
  { name: "formed like one", score: 0.7, of: ({ main }) => readsAsDoer(main) },
];

const FEATURES: readonly Feature<TitleSpan>[] = [
  { name: "head", weight: 1, of: (span) => strongestSign(HEAD_SIGNS, span) },
  {
    name: "words that titles share with other lines",
    weight: 0.6,
    of: ({ main }) => Math.min(MOST_HINTS, main.filter((word) => TITLE_HINTS.has(word)).length),
  },
  { name: "organisation", weight: -3, of: ({ organisation }) => organisation >= SURELY_ORGANISATION },
  {
    name: "perhaps an organisation",
    weight: -1.5,
    of: (span) => span.organisation > 0 && span.organisation < SURELY_ORGANISATION && !isTrade(span),
  },
  { name: "place", weight: -3, of: ({ text }) => scorePlace(text) >= ON_THE_MAP || isRemote(text) },
  // '14 Mitarbeiter', '22 drivers'
  { name: "how many, not who", weight: -2.5, of: ({ text }) => /^\d{1,3} \p{L}/u.test(text) },
  ...SHAPE_FEATURES,
];

/** How much a span reads like a job title: 3 and more is sure, 0 unknown, below 0 something else. */
export const scoreTitle = remember((text: string) => {
  const span = {
    text,
    words: foldWords(text.replace(/[/|&-]/g, " ")),
    main: foldWords(text.split(/[,(:|]|\s[-–—]\s/u)[0]!.replace(/[/&-]/g, " ")),
    organisation: scoreOrganisation(text),
  };
  return decidingSign(DECIDING, span) ?? weighFeatures(FEATURES, span);
});

function isLeading(main: readonly string[]): boolean {
  return LEADING_HEADS.has(main[0] ?? "");
}

/** 'Teacher of English', 'Engineer II' */
function isFollowed(main: readonly string[]): boolean {
  return main.some((word, index) => isTitleWord(word) && BEHIND_HEAD.test(main[index + 1] ?? ""));
}

/** 'Ingénieur assurance qualité': the trade comes first and the word of organisations is not the last. */
function isTrade({ main, organisation }: TitleSpan): boolean {
  return (
    isTitleWord(main.at(-1) ?? "") || (organisation < PERHAPS_ORGANISATION && isTitleWord(main[0] ?? ""))
  );
}
