import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { HEADING_STEMS, type HeadingStem } from "../../knowledge/headings/heading-stems.ts";
import { remember } from "../../text/remember.ts";
import type { SectionKind } from "../model/resume.ts";

/** What the words of a heading must say together before its kind is believed; a hint alone is none. */
const LEAST_WEIGHT = 2.5;
/** Two words of one kind say more than one; a third adds nothing. */
const MOST_WORDS = 2;
/** Written without spaces between words: what a stem says, it says wherever it stands. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
/** No heading of these scripts is longer. */
const LONGEST_UNSPACED = 14;

const unspacedStems = HEADING_STEMS.filter(({ stem }) => UNSPACED.test(stem));
const wordStems = HEADING_STEMS.filter(({ stem }) => !UNSPACED.test(stem));
const endings = wordStems.filter(({ ending }) => ending);
/** Beginnings of words by their first two letters, as no stem is shorter. */
const beginnings = Map.groupBy(
  wordStems.filter(({ ending }) => !ending),
  ({ stem }) => stem.slice(0, 2),
);

/** The kind of section that the words of a heading no list knows speak of; of two that say as much, the first. */
export const guessHeadingKind = remember(guessKindAnew);

function guessKindAnew(text: string): SectionKind | null {
  const key = headingKey(text);
  const heard = UNSPACED.test(key)
    ? unspacedStems.flatMap((one) => (key.includes(one.stem) ? [{ ...one, at: key.indexOf(one.stem) }] : []))
    : key.split(" ").flatMap((word, at) => {
        const best = readWord(word);
        return best === null ? [] : [{ ...best, at }];
      });
  return weighKinds(heard.sort((a, b) => a.at - b.at));
}

/** '工作与实习经历': words of headings put together, in a script that sets no spaces between them. */
export function guessUnspacedKind(text: string): SectionKind | null {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length <= LONGEST_UNSPACED && letters.split("").every((letter) => UNSPACED.test(letter))
    ? guessHeadingKind(letters)
    : null;
}

/** The strongest stem of a word, of two as strong the longer. */
function readWord(word: string): HeadingStem | null {
  let best: HeadingStem | null = null;
  const near = beginnings.get(word.slice(0, 2)) ?? [];
  const heard = [
    ...near.filter(({ stem }) => word.startsWith(stem)),
    ...endings.filter(({ stem }) => word.endsWith(stem)),
  ];
  for (const one of heard) {
    const stronger = best === null || one.weight > best.weight;
    if (stronger || (one.weight === best!.weight && one.stem.length > best!.stem.length)) best = one;
  }
  return best;
}

function weighKinds(heard: readonly HeadingStem[]): SectionKind | null {
  let chosen: SectionKind | null = null;
  let most = 0;
  for (const [kind, own] of Map.groupBy(heard, (one) => one.kind)) {
    const weight = own.slice(0, MOST_WORDS).reduce((sum, one) => sum + one.weight, 0);
    if (weight > most) [chosen, most] = [kind, weight];
  }
  return most >= LEAST_WEIGHT ? chosen : null;
}
