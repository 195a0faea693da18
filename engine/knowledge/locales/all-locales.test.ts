import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adHeadingKey } from "../headings/ad-heading-key.ts";
import { headingKey } from "../headings/heading-key.ts";
import { JOB_SECTIONS } from "./ad-section-kind.ts";
import { LOCALES } from "./all-locales.ts";
import { DEGREE_LEVELS } from "./degree-level.ts";
import { PROFILE_SECTIONS, STEM_WEIGHTS } from "./locale.ts";
import { SECTION_KINDS } from "./section-kind.ts";
import { TABLE_COLUMNS } from "./table-column.ts";

type Shape = "words" | "months" | { [field: string]: Shape };

function wordsOf(fields: readonly string[]): { [field: string]: Shape } {
  return Object.fromEntries(fields.map((field) => [field, "words" as const]));
}

/** The fields of locale.ts, as a file may hold them. */
const SHAPE: { [field: string]: Shape } = {
  headings: wordsOf(SECTION_KINDS),
  headingWords: wordsOf(SECTION_KINDS),
  headingStems: Object.fromEntries(SECTION_KINDS.map((kind) => [kind, wordsOf(STEM_WEIGHTS)])),
  adHeadings: wordsOf(JOB_SECTIONS),
  adSkillHeadings: "words",
  genericHeadings: "words",
  profileHeadings: wordsOf(PROFILE_SECTIONS),
  tableHeads: "words",
  tableColumns: wordsOf(TABLE_COLUMNS),
  tableFillers: "words",
  labels: wordsOf(
    "name address addressNouns addressKinds addressAlone town phone otherNumber personal jobTitle employer otherFact jobTerms aboutOthers studyFacts".split(
      " ",
    ),
  ),
  months: "months",
  dates: wordsOf("present to since open from seasons durations labels behindLabels".split(" ")),
  numbers: "words",
  degrees: {
    ...wordsOf(
      "names schools fields compoundEndings schoolCompoundEndings schoolKinds leadingSchools certificates grades beforeField".split(
        " ",
      ),
    ),
    levels: wordsOf(DEGREE_LEVELS),
  },
  streets: wordsOf(
    "behindNumber compoundEndings openings beforeNumber beforeName beforeNameAndNumber beforeWordsAndNumber abbreviated behindName homes areas characters".split(
      " ",
    ),
  ),
  organisations: wordsOf("legalForms nouns compoundEndings sizeNouns".split(" ")),
  titles: wordsOf(
    "nouns looseNouns abbreviations phrases leading endings employmentTerms careerBreaks selfEmployed".split(
      " ",
    ),
  ),
  languageNames: "words",
  languageLevels: "words",
  languageLabels: "words",
  and: "words",
  lineEnds: "words",
  smallWords: "words",
  sentenceWords: "words",
};

/** What is wrong with a value, each with the path to it. */
function faultsOf(value: unknown, shape: Shape | undefined, path: string): string[] {
  if (shape === undefined) return [`${path}: no such field`];
  if (shape === "words") return faultsOfWords(value, path);
  if (shape === "months") return faultsOfMonths(value, path);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${path}: not an object`];
  return Object.entries(value).flatMap(([field, inner]) => faultsOf(inner, shape[field], `${path}.${field}`));
}

function faultsOfWords(value: unknown, path: string): string[] {
  if (!Array.isArray(value) || value.length === 0) return [`${path}: not a list of words`];
  return value.flatMap((word: unknown, index) => {
    if (typeof word !== "string" || word === "" || word !== word.trim() || /\s{2}|[;\n]/.test(word))
      return [`${path}: not one phrase: ${JSON.stringify(word)}`];
    return value.indexOf(word) === index ? [] : [`${path}: twice: ${word}`];
  });
}

function faultsOfMonths(value: unknown, path: string): string[] {
  if (!Array.isArray(value) || value.length !== 12) return [`${path}: not twelve months`];
  return value.flatMap((names, index) => faultsOfWords(names, `${path}[${index + 1}]`));
}

/** Phrases that one language puts under two kinds, so that which it is would hang on the order of the file. */
function claimedTwice(
  headings: Readonly<Record<string, readonly string[]>>,
  keyOf: (phrase: string) => string,
): string[] {
  const kinds = new Map<string, string>();
  return Object.entries(headings).flatMap(([kind, phrases]) =>
    phrases.flatMap((phrase) => {
      const key = keyOf(phrase);
      const other = kinds.get(key);
      kinds.set(key, other ?? kind);
      return key === "" || (other !== undefined && other !== kind) ? [`${phrase}: ${other} and ${kind}`] : [];
    }),
  );
}

describe("the file of a language", () => {
  test("every file is read, and is called as its language", () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".json"));
    expect(LOCALES.map((locale) => `${locale.language}.json`).sort()).toEqual(files.sort());
  });

  test.each(LOCALES)("$name has known fields with phrases only", ({ language, name, ...fields }) => {
    expect(language).toBe(new Intl.Locale(language).language);
    expect(name).toMatch(/^[A-Z][a-z]+$/);
    expect(faultsOf(fields, SHAPE, language)).toEqual([]);
  });

  test.each(LOCALES)("$name puts each heading under one kind", (locale) => {
    expect(claimedTwice({ ...locale.headings }, headingKey)).toEqual([]);
    expect(claimedTwice({ ...locale.adHeadings }, adHeadingKey)).toEqual([]);
  });

  test("a fault is found: an unknown field, a list in one string, a year of eleven months", () => {
    expect(
      faultsOf(
        { heading: {}, dates: { present: "now, today" }, months: Array(11).fill(["x"]), and: ["a", "a"] },
        SHAPE,
        "xx",
      ),
    ).toEqual([
      "xx.heading: no such field",
      "xx.dates.present: not a list of words",
      "xx.months: not twelve months",
      "xx.and: twice: a",
    ]);
    expect(
      claimedTwice({ skills: ["Skills & Tools"], other: ["skills and tools"] }, headingKey),
    ).toHaveLength(1);
  });
});
