import { foldLetters } from "../../text/fold-letters.ts";
import { collectWords, patternOf, unspacedOf } from "../locales/collect-words.ts";

const degrees = unspacedOf(collectWords((locale) => locale.degrees?.names));
const schools = unspacedOf(collectWords((locale) => locale.degrees?.schools));
const degreeEndings = patternOf(collectWords((locale) => locale.degrees?.compoundEndings).map(foldLetters));
const schoolEndings = patternOf(
  collectWords((locale) => locale.degrees?.schoolCompoundEndings).map(foldLetters),
);
const kinds = collectWords((locale) => locale.degrees?.schoolKinds);
const kindWords = patternOf(kinds.filter((kind) => !kind.startsWith("~")));
const kindEndings = patternOf(kinds.filter((kind) => kind.startsWith("~")).map((kind) => kind.slice(1)));

/** Degrees within a longer word, folded, or in a script that puts no spaces between words. */
export const COMPOUND_DEGREE = new RegExp(`${degrees}|\\p{L}{3,}(?:${degreeEndings})\\b`, "u");

/** Schools within a longer word, folded, or in such a script. */
export const COMPOUND_SCHOOL = new RegExp(
  `\\p{L}{4,}(?:${schoolEndings})\\b|(?<=[\\p{Script=Han}\\p{Script=Hangul}])(?:${schools})`,
  "u",
);

/** Kinds of schools that lead to a certificate of their own. */
export const SCHOOL_KIND = new RegExp(
  `(?<!\\p{L})(?:(?:senior |junior )?(?:high|secondary|middle|grammar|primary) school(?! (?:diploma|cert|grad|equiv|leaving))|${kindWords})(?!\\p{L})`,
  "giu",
);

/** The same within a longer word. */
export const COMPOUND_SCHOOL_KIND = new RegExp(`\\p{L}{4,}(?:${kindEndings})(?!\\p{L})`, "giu");
