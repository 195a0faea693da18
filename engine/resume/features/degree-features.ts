import {
  COMPOUND_DEGREE,
  COMPOUND_SCHOOL,
  COMPOUND_SCHOOL_KIND,
  SCHOOL_KIND,
} from "../../knowledge/degrees/compound-degrees.ts";
import { DEGREES, SCHOOLS } from "../../knowledge/degrees/degree-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";
import { readWordSet } from "../../text/word-set.ts";
import { decidingSign, type Sign, strongestSign } from "./weigh-features.ts";

/** Short names of degrees that are also words: they count in capitals or with dots only. */
const SHORT = /^[a-z](?:\.?[a-z]){0,2}\.?$/;
const LONGEST = 4;

/** Where a degree was found: the place of its word, or none. */
type DegreeSpan = { text: string; at: number | null };
const NEAR = 3;
const FAR = 10;

const DEGREE_SIGNS: readonly Sign<DegreeSpan>[] = [
  { name: "begins with a degree", score: 3, of: ({ at }) => at === 0 },
  { name: "degree near its beginning", score: 2.2, of: ({ at }) => at !== null && at <= NEAR },
  { name: "degree further on", score: 1.8, of: ({ at }) => at !== null },
  // 'Secondary' below the name of the school
  { name: "rung of schooling alone", score: 2.2, of: ({ text }) => RUNG_ALONE.test(text.trim()) },
  // 'Mechatroniker (IHK)'
  {
    name: "examined by a chamber",
    score: 2.5,
    of: ({ text }) => /^\p{Lu}.{4,60} \((?:IHK|HWK)\)/u.test(text),
  },
  { name: "compound of a degree", score: 2.5, of: ({ text }) => COMPOUND_DEGREE.test(foldLetters(text)) },
];

/** 3 begins with a degree, 2 has one, 0 none. */
export const scoreDegree = remember((printed: string) => {
  // 'Cambridge, MA' and 'Jackson, MS' are places.
  const bare =
    NAMED_FOR.test(printed) && scoreSchool(printed) >= 3 ? printed.replace(/^Dr\.?\s/u, "") : printed;
  const text = bare.replace(/(\p{L}{3,}),\s*(?:MA|MS|ME|MD|PA|AL|DE|IN|OR)(?![\p{L}.])/gu, "$1");
  return decidingSign(DEGREE_SIGNS, { text, at: findDegree(tokens(closeInitials(text))) }) ?? 0;
});

const RUNG_ALONE = /^(?:primary|elementary|secondary|tertiary)(?: (?:level|education))?$/iu;

/** 'Dr. Marl High School': the doctor whom a school is named for. */
const NAMED_FOR = /^Dr\.?\s(?!Ing|Med|Phil|Jur|Rer|Oec)\p{Lu}/u;

function findDegree(words: readonly { printed: string; folded: string }[]): number | null {
  for (const [index, word] of words.entries()) {
    for (let size = Math.min(LONGEST, words.length - index); size >= 1; size -= 1) {
      const phrase = words
        .slice(index, index + size)
        .map((one) => one.folded)
        .join(" ");
      const bare = /^(?:\p{L}{1,3}\.){2,}\p{L}{0,3}$/u.test(phrase)
        ? phrase.replaceAll(".", "")
        : phrase.replace(/\.$/, "");
      if (!DEGREES.has(phrase) && !DEGREES.has(bare)) continue;
      if (
        size === 1 &&
        SHORT.test(phrase) &&
        !isWrittenAsDegree(word.printed) &&
        !(word.printed === "X" && words.length === 1)
      )
        continue;
      return index;
    }
    if (index > FAR) break;
  }
  return null;
}

/** The degree that a text begins with, as printed; null where it begins with none. */
export function openingDegree(text: string): string | null {
  const words = [...text.matchAll(/[^\s,:;()|/–—]+/gu)];
  for (let size = Math.min(LONGEST, words.length); size >= 1; size -= 1) {
    const last = words[size - 1]!;
    const printed = text.slice(0, last.index + last[0].length);
    if (/[,:;()|–—]|\s(?:of|in|en|em|de|di|z|zu[mr]|als)$/iu.test(printed)) continue;
    const phrase = foldLetters(printed.replace(/\s+/g, " "));
    const close = foldLetters(printed.replace(/\. /g, "."));
    const isKnown = [phrase, close, phrase.replace(/\.$/, ""), close.replaceAll(".", "")].some((one) =>
      DEGREES.has(one),
    );
    if (isKnown && (size > 1 || !SHORT.test(phrase) || isWrittenAsDegree(printed))) return printed;
  }
  return null;
}

/** 'B. Tech.', 'B .S', 'S. S. C.' and '12 th' as one word, 'BE-Software Engineering' as two. */
function closeInitials(text: string): string {
  return text
    .replace(
      /(?<![\p{L}.])(\p{Lu}|Ph)\. ?(?=(?:\p{Lu}\.? ?)+(?:$|[,(:;|–-]|(?:in|from|of)(?!\p{L}))|(?:Tech|Sc|Com|Arch|Ed|Plan|Voc|Phil|Des|Eng|Mus|Pharm|Res|Litt|Lib|Th|Div|Stat|Nurs|Optom)\b)/gu,
      "$1.",
    )
    .replace(/(?<=\.\p{Lu}\.) (?=\p{Lu}\.?(?: ?$|[,(:;|–-]))/gu, "")
    .replace(/^((?:\p{Lu}\.?){2,4})-(?=\p{Lu}\p{Ll})/u, "$1 ")
    .replace(/(?<!\d)(1[0-2]) (th|TH)(?!\p{L})/gu, "$1$2")
    .replace(/(?<!\p{L})([BM]) \.\s?(?=\p{Lu})/gu, "$1.");
}

/** 'BS', 'B.S.', 'MSc', '10th' but not 'as', 'be', 'do', 'ma' in running text. */
function isWrittenAsDegree(printed: string): boolean {
  return (
    /^(?:[A-Z]\.?){2,3}$/.test(printed) ||
    /^\p{Lu}(?:\p{Ll}{1,3}\.|\.\p{Ll}{1,3}\.?)$/u.test(printed) ||
    /^(?=(?:[^A-Z]*[A-Z]){2})[A-Za-z.]{2,6}$/.test(printed)
  );
}

/** Words that name schools only beside another word. */
const HALF = readWordSet(
  "hs, tech, tu, kit, primary, secondary, vocational, centro, montessori, training center, training centre",
);

/** Who sets the examinations of schools in a country. */
const BOARD =
  /^(?:(?:\p{Lu}[\p{L}.]* ){1,3}board(?: of .{4,50})?|C\.?B\.?S\.?E\.?|I\.?C\.?S\.?E\.?|CISCE|NIOS|B\.?S\.?E\.?B\.?|UPMSP|RBSE|MPBSE|CGBSE|PSEB|HBSE|HPBOSE|JKBOSE|GSEB|GSHSEB|MSBSHSE|WBBSE|WBCHSE|BSEAP|BIEAP|TSBIE|SEBA|AHSEC|CHSE|KSEEB|UBSE|NBSE|BISE|WAEC|NECO|FBISE|KNEC|UNEB|ZIMSEC)$/iu;

/** 'C.B.S.E', 'Maharashtra State Board': who sets examinations, and no more. */
export function isBoard(text: string): boolean {
  return BOARD.test(text.trim());
}

type SchoolSpan = { text: string; phrases: readonly string[] };

const SCHOOL_SIGNS: readonly Sign<SchoolSpan>[] = [
  {
    name: "word that only schools have",
    score: 3,
    of: ({ phrases }) => phrases.some((phrase) => SCHOOLS.has(phrase) && !HALF.has(phrase)),
  },
  { name: "compound of a school", score: 3, of: ({ text }) => COMPOUND_SCHOOL.test(foldLetters(text)) },
  {
    name: "word that schools often have",
    score: 1.8,
    of: ({ phrases }) => phrases.some((phrase) => SCHOOLS.has(phrase)),
  },
  // 'Maharashtra State Board': who sets the examinations of schools, and is printed in their place.
  {
    name: "board of examinations",
    score: 1.8,
    of: ({ text }) => BOARD.test(text.trim()),
  },
];

/** 3 has a word that only schools have, 1.8 one that schools often have, 0 none. */
export const scoreSchool = remember((text: string) =>
  strongestSign(SCHOOL_SIGNS, { text, phrases: listPhrases(tokens(withoutCertificates(text))) }),
);

/** 'Diploma di liceo linguistico', 'Diplôme de lycée', 'High school diploma': the certificate of a kind of school. */
function withoutCertificates(text: string): string {
  return text
    .replace(/\b(?:high|secondary|middle) school (?=diploma|certificate|graduate|equivalen)/gi, "")
    .replace(
      /\b(?:dipl[oô]ma?e?|matura|maturità|título|licenza) (?:di|de|del|of) (?:liceo|istituto|lyc[ée]e|gymnasium|instituto|scuola)(?![\p{L}])/giu,
      "",
    );
}

const LONGEST_SCHOOL_WORD = 3;

function listPhrases(words: readonly { folded: string }[]): string[] {
  return words.flatMap((_, index) =>
    Array.from({ length: Math.min(LONGEST_SCHOOL_WORD, words.length - index) }, (_, more) =>
      words
        .slice(index, index + more + 1)
        .map(({ folded }) => folded)
        .join(" "),
    ),
  );
}

function tokens(text: string): { printed: string; folded: string }[] {
  return text
    .split(/[\s,،，、()|/:;•]+|\s[-–—]\s/u)
    .map((printed) => printed.replace(/^["'“”]+|["'“”]+$/g, ""))
    .filter((printed) => printed !== "" && printed !== "-" && printed !== "–")
    .map((printed) => ({ printed, folded: foldLetters(printed) }));
}

/** Without the words that name a kind of school and its certificate alike: 'Pine Bluff High School' is no degree. */
export function withoutSchools(text: string): string {
  return text.replace(SCHOOL_KIND, "");
}

/** Without the words that name a school and a study alike, for a row that surely names a school. */
export function withoutSchoolWords(text: string): string {
  return withoutSchools(text).replace(COMPOUND_SCHOOL_KIND, "");
}

/** Of which year a kind of school is: 'High School (10th)', 'Senior Secondary'. */
const CLASS =
  /(?<![\p{L}\d])(?:class|std|standard|1[0-2] ?th|x(?:ii?)?(?:th)?|10 ?\+ ?2|(?:(?:senior|higher) )?secondary)(?![\p{L}\d])/giu;

/** 'High School' alone says how far somebody came, not where. */
export function isKindOfSchool(text: string): boolean {
  return (
    withoutSchools(text)
      .replace(CLASS, "")
      .replace(/[^\p{L}]/gu, "") === ""
  );
}
