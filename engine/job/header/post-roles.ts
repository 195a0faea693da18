import {
  EMPLOYER_END,
  INSTITUTION,
  LEGAL_FRONT,
  LIKELY_EMPLOYER,
  SURE_EMPLOYER,
} from "#engine/knowledge/ads/employer-cues.ts";
import {
  BEFORE_POST,
  BEHIND_POST,
  NO_PART_OF_TITLE,
  QUALITY_OF_PERSON,
} from "#engine/knowledge/ads/post-cues.ts";
import { isCity, isCountry, isRegion } from "#engine/knowledge/places/read-places.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import type { Mention, Word, Worded } from "./name-candidate.ts";

/** Characters before and behind a mention that are looked at. */
const NEAR = 120;

/** Ways in which an ad speaks of the post it offers, at one mention. */
export function postRolesOf(worded: readonly Worded[], { block: at, start, end }: Mention): string[] {
  const { text, start: offset } = worded[at]!.block;
  const before = text.slice(Math.max(0, start - offset - NEAR), start - offset);
  const behind = text.slice(end - offset, end - offset + NEAR);
  return [
    ...BEFORE_POST.flatMap(([role, find]) => (find.test(before) ? [role] : [])),
    ...BEHIND_POST.flatMap(([role, find]) => (find.test(behind) ? [role] : [])),
  ];
}

/** What the words at the ends of a wording are: places, praise of a person, labels; and the words that stand beside them. */
export function edgesOf(words: readonly Word[], from: number, to: number): string[] {
  const [first, last] = [words[from]!, words[to - 1]!];
  return [
    ...kindsOf(first).map((kind) => `first:is:${kind}`),
    ...(to - from > 1 ? kindsOf(last).map((kind) => `last:is:${kind}`) : []),
    ...kindsOf(words[from - 1]).map((kind) => `before:is:${kind}`),
    ...kindsOf(words[to]).map((kind) => `after:is:${kind}`),
  ];
}

/** Whether a wording begins or ends with a place that is no everyday word: where the work is, no part of the post. */
export function edgesOnPlace(words: readonly Word[], from: number, to: number): boolean {
  if (to - from < 2) return false;
  return [words[from]!, words[to - 1]!].some(({ bare }) => {
    const isEveryday = bare.length < 4 || wordBand(bare.toLowerCase()) !== undefined;
    return !isEveryday && /^\p{Lu}/u.test(bare) && (isCity(bare) || isRegion(bare) || isCountry(bare));
  });
}

/** Whether a wording is written as employers are. */
export const looksLikeEmployer = (name: string) =>
  [SURE_EMPLOYER, EMPLOYER_END, LEGAL_FRONT, INSTITUTION].some((find) => find.test(name))
    ? ["employer"]
    : LIKELY_EMPLOYER.test(name)
      ? ["employer:likely"]
      : [];

function kindsOf(word: Word | undefined): string[] {
  if (word === undefined) return [];
  const bare = word.bare.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const isPlace = /^\p{Lu}\p{Ll}{2}/u.test(bare) && (isCity(bare) || isRegion(bare) || isCountry(bare));
  return [
    ...(isPlace ? ["place"] : []),
    ...(QUALITY_OF_PERSON.test(bare) ? ["quality"] : []),
    ...(NO_PART_OF_TITLE.test(bare) ? ["label"] : []),
  ];
}
