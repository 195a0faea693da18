import { SPOKEN_RANK, TITLE_LABEL } from "#engine/knowledge/titles/title-frames.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";

/**
 * A printed title without what belongs to its setting: a label before it, marks of lists, signs that were left at its ends,
 * a hyphen that hangs. Null where what is left begins or ends in the middle of something.
 */
export function trimTitle(printed: string): string | null {
  const title = printed
    .trim()
    .replace(TITLE_LABEL, "")
    .replace(/^(?:[^\p{L}\p{N}(]+|o(?= \p{Lu}))\s*/u, "")
    .replace(/[\s&|:;,/–—-]+$/u, "")
    // 'Senior- Hostess', 'Co- Founder'
    .replace(SPOKEN_RANK, "$1 ")
    .replace(/^co- (?=\p{L})/iu, "Co-")
    // 'Engineer- Design'
    .replace(/(?<=\p{L})-\s+|\s+-(?=\p{L})/gu, " - ");
  // 'ng Manager', 'and Supervisor': the end of something else.
  if (/^\p{Ll}{1,2} /u.test(title) || HALF_SAID.test(title)) return null;
  return title === "" ? null : joinPair(title);
}

/** 'Sales/Marketing Manager' as 'Sales and Marketing Manager'; two abbreviations stay as they are ('UI/UX Designer'). */
function joinPair(title: string): string {
  return title.replace(/^(\p{L}+)\/(\p{L}+)(?= \p{L}+$)/u, (pair, one: string, other: string) => {
    if ([one, other].some((word) => isPersonNoun(word.toLowerCase()) || RANK.test(word))) return pair;
    return isShort(one) && isShort(other) ? pair : `${one} and ${other}`;
  });
}

/** Whether a title begins with two abbreviations of one thing each. */
export function opensWithPair(title: string): boolean {
  return /^\p{Lu}{2,3}\/\p{Lu}{2,3} \p{L}+$/u.test(title);
}

const HALF_SAID = /^(?:and|or|of|for|in|to|at|by|with|the) | (?:and|or|of)$/i;
const RANK =
  /^(?:head|chief|lead|senior|junior|principal|associate|assistant|member|executive|officer|staff)$/i;

const isShort = (word: string) => /^\p{Lu}{2,3}$/u.test(word);
