import {
  NO_DOERS,
  TECH_FIELDS,
  TITLE_ENDING,
  TITLE_HEADS,
  TITLE_PHRASES,
} from "../../knowledge/titles/title-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { remember } from "../../text/remember.ts";

const FOLDED_ENDING = new RegExp(foldLetters(TITLE_ENDING.source), "u");

/** A head this long is known at the end of a compound: 'Softwareentwickler', 'Krankenpflegerin'. */
const SHORTEST_TAIL = 5;

export const isTitleWord = remember(isTitleWordAnew);

function isTitleWordAnew(word: string): boolean {
  // Folded letters have lost the marks that tell kana apart.
  if (TITLE_ENDING.test(word) || FOLDED_ENDING.test(word)) return true;
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
export function endsAsTitle(words: readonly string[]): boolean {
  const main = words.filter((word) => !/^(?:i{1,3}|iv|[1-4])$/.test(word));
  if (main.at(-1) === "tech" && main.length > 1 && main.length < 6 && TECH_FIELDS.has(main.at(-2)!))
    return true;
  return words.some((_, from) => TITLE_PHRASES.has(words.slice(from).join(" ")));
}

/** 'Slate Splitter', 'Silk Thrower': the name of what somebody does, though no list holds it. */
export function readsAsDoer(main: readonly string[]): boolean {
  const last = main.at(-1) ?? "";
  if (main.length < 2 || main.length > 4 || NO_DOERS.has(last)) return false;
  return /^(?=\p{L}{6})\p{L}+(?:er|or|ist|man|woman|person)$/u.test(last);
}
