import { EAST_ASIAN_EMPLOYER } from "../../knowledge/organisations/east-asian-employers.ts";
import {
  AND_SONS,
  COMPOUND_NOUNS,
  EMPLOYER_NOUNS,
  EMPLOYER_PHRASES,
  KNOWN_EMPLOYERS,
  LEGAL_FORMS,
  UNNAMED_EMPLOYER,
} from "../../knowledge/organisations/employer-words.ts";
import { UNIT_NAME } from "../../knowledge/organisations/units.ts";
import { isCity, isCountry, isRegionCode, isRemote, scorePlace } from "../../knowledge/places/read-places.ts";
import { EMPLOYMENT_TERM } from "../../knowledge/titles/employment-terms.ts";
import {
  LEADING_HEADS,
  NO_DOERS,
  TECH_FIELDS,
  TITLE_ENDING,
  TITLE_HEADS,
  TITLE_HINTS,
  TITLE_PHRASES,
} from "../../knowledge/titles/title-words.ts";
import { foldLetters, foldWords } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";

const FOLDED_EAST_ASIAN = new RegExp(foldLetters(TITLE_ENDING.source), "u");

/** A head this long is known at the end of a compound: 'Softwareentwickler', 'Krankenpflegerin'. */
const SHORTEST_TAIL = 5;

export function isEmploymentTerm(text: string): boolean {
  return EMPLOYMENT_TERM.test(text.trim());
}

const isTitleWord = remember(isTitleWordAnew);

function isTitleWordAnew(word: string): boolean {
  // Folded letters have lost the marks that tell kana apart.
  if (TITLE_ENDING.test(word) || FOLDED_EAST_ASIAN.test(word)) return true;
  if (TITLE_HEADS.has(word)) return true;
  if (word.length > 4 && word.endsWith("s") && TITLE_HEADS.has(word.slice(0, -1))) return true;
  if (word.length < 9) return false;
  for (let from = 1; from <= word.length - SHORTEST_TAIL; from += 1) {
    if (TITLE_HEADS.has(word.slice(from))) return true;
  }
  // 'Tischlerin' of 'Tischler'
  if (word.endsWith("in") && TITLE_HEADS.has(word.slice(0, -2))) return true;
  return false;
}

/** 'Senior Dog Walker', 'Pharmacy Tech II' */
function endsAsTitle(words: readonly string[]): boolean {
  const main = words.filter((word) => !/^(?:i{1,3}|iv|[1-4])$/.test(word));
  if (main.at(-1) === "tech" && main.length > 1 && main.length < 6 && TECH_FIELDS.has(main.at(-2)!))
    return true;
  return words.some((_, from) => TITLE_PHRASES.has(words.slice(from).join(" ")));
}

/** 'Slate Splitter', 'Silk Thrower': the name of what somebody does, though no list holds it. */
function readsAsDoer(main: readonly string[]): boolean {
  const last = main.at(-1) ?? "";
  if (main.length < 2 || main.length > 4 || NO_DOERS.has(last)) return false;
  return /^(?=\p{L}{6})\p{L}+(?:er|or|ist|man|woman|person)$/u.test(last);
}

/** What assistants at universities write for their post. */
const SHORT_TITLE = /^(?:TA|RA|GTA|GRA|GSI|HiWi)\.?$/;

/** How much a span reads like a job title: 3 and more is sure, 0 unknown, below 0 something else. */
export const scoreTitle = remember(scoreTitleAnew);

function scoreTitleAnew(text: string): number {
  if (SHORT_TITLE.test(text)) return 3.5;
  const words = foldWords(text.replace(/[/|&-]/g, " "));
  if (words.length === 0) return -3;
  // 'Behind the Chair', 'On the Bench'
  if (/^(?:behind|inside|beyond|on|in|at|with|from) (?:the|a|my|our) /i.test(text)) return -3;
  const main = foldWords(text.split(/[,(:|]|\s[-–—]\s/u)[0]!.replace(/[/&-]/g, " "));
  let weight = 0;
  if (words.some(isTitleWord)) {
    weight += 2.5;
    if (main.length > 0 && isTitleWord(main.at(-1)!)) weight += 1;
    else if (
      LEADING_HEADS.has(main[0] ?? "") ||
      main.some(
        (word, index) =>
          isTitleWord(word) &&
          /^(?:of|for|de|du|des|da|do|di|in|im|für|to|i|ii|iii|iv|1|2|3)$/.test(main[index + 1] ?? ""),
      )
    )
      weight += 0.8;
  }
  // 'Head of Operations', 'Chef de projet': the head comes first and no other word need be one.
  if (LEADING_HEADS.has(main[0] ?? "") && /^(?:of|de|du|des|da|do|di|la|für|für|van|ds)$/.test(main[1] ?? ""))
    weight = Math.max(weight, 3.3);
  if (endsAsTitle(main)) return 3.5;
  if (weight === 0 && readsAsDoer(main)) weight += 0.7;
  const hints = main.filter((word) => TITLE_HINTS.has(word)).length;
  weight += Math.min(1.2, hints * 0.6);
  const organisation = weighOrganisationWords(text);
  if (organisation >= 3) weight -= 3;
  else if (organisation > 0) {
    // 'Ingénieur assurance qualité': the trade comes first and the word of organisations is not the last.
    const isTrade = isTitleWord(main.at(-1) ?? "") || (organisation < 2 && isTitleWord(main[0] ?? ""));
    weight -= isTrade ? 0 : 1.5;
  }
  if (scorePlace(text) >= 1.5 || isRemote(text)) weight -= 3;
  // '14 Mitarbeiter', '22 drivers': how many, not who.
  if (/^\d{1,3} \p{L}/u.test(text)) weight -= 2.5;
  return weight + weighShape(text, words.length);
}

/** How much a span reads like an employer. */
export const scoreEmployer = remember(scoreEmployerAnew);

function scoreEmployerAnew(text: string): number {
  const words = foldWords(text.replace(/[/|&]/g, " "));
  if (words.length === 0) return -3;
  let weight = Math.min(3.5, weighOrganisationWords(text));
  if (UNIT_NAME.test(text)) weight -= 2.5;
  // Who employs a nanny or a gardener.
  if (/^(?:the )?\p{Lu}[\p{L}'’-]+ (?:family|household|residence|estate)$/iu.test(text))
    weight = Math.max(weight, 2.5);
  const known = KNOWN_EMPLOYERS.has(foldLetters(text).trim());
  if (known) weight += 3;
  const main = foldWords(text.split(/[,(|]|\s[-–—]\s/u)[0]!.replace(/[/&-]/g, " "));
  if (endsAsTitle(main)) weight -= 2.5;
  else if (!known && main.length > 0 && isTitleWord(main.at(-1)!)) weight -= weight >= 3 ? 1 : 2.5;
  else if (!known && words.some(isTitleWord)) weight -= weight >= 2 ? 0.3 : 1.2;
  const place = scorePlace(text);
  if (place >= 1.5) weight -= isCity(text) || isCountry(text) || /,/.test(text) ? 2.5 : 1;
  if (isRemote(text) || isRegionCode(text)) weight -= 3;
  if (UNNAMED_EMPLOYER.test(text)) weight += 1.5;
  return weight + weighShape(text, words.length);
}

/** Legal forms that stand before the name. */
const LEADING_FORMS = /^(?:ооо|зао|оао|пао|ип|тов|pt|cv)$/;

/** 3.5 for a legal form, 2.5 for a noun of organisations in a telling place, 0 for neither. */
const weighOrganisationWords = remember(weighOrganisationWordsAnew);

function weighOrganisationWordsAnew(text: string): number {
  const folded = foldLetters(text);
  const tokens = folded.split(/[\s,،，、()]+/).filter((token) => token !== "");
  let weight = EAST_ASIAN_EMPLOYER.test(text) || AND_SONS.test(text) ? 3 : 0;
  for (const [index, token] of tokens.entries()) {
    const bare = token.replace(/\.$/, "");
    const isShort = bare.length <= 2 && !/^(?:ag|kg|se|sa|sl|bv|nv|ab|oy|lp|pt)$/.test(bare);
    const printed = text.split(/[\s,،，、()]+/).filter((one) => one !== "")[index] ?? "";
    if (
      (index > 0 || LEADING_FORMS.test(bare)) &&
      (LEGAL_FORMS.has(token) || LEGAL_FORMS.has(bare)) &&
      !isShort &&
      /\p{Lu}|\.|pvt|ltd|inc|llc|gmbh/u.test(printed)
    )
      weight = Math.max(weight, 3.5);
    if (EMPLOYER_NOUNS.has(bare)) weight = Math.max(weight, index === tokens.length - 1 ? 2.5 : 1.6);
    else if (COMPOUND_NOUNS.some((noun) => bare.length > noun.length + 2 && bare.endsWith(noun)))
      weight = Math.max(weight, 2.2);
  }
  for (const phrase of EMPLOYER_PHRASES) {
    if (folded.includes(phrase)) weight = Math.max(weight, 2.8);
  }
  return weight;
}

/** Names are short and begin with capitals; sentences and addresses do not read like either. */
function weighShape(text: string, words: number): number {
  let weight = 0;
  if (words > 14) weight -= 4;
  else if (words > 9) weight -= 1.5;
  if (/^\p{Ll}/u.test(text)) weight -= 1;
  if (/[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)) weight -= 2;
  if (/@|https?:|www\.|\d{5,}/.test(text)) weight -= 3;
  if (!/\p{L}/u.test(text)) weight -= 4;
  if (isEmploymentTerm(text)) weight -= 4;
  return weight;
}
