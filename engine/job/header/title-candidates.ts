import { isAbbreviatedTitle, isDoubtfulHead, isTitleHead } from "#engine/knowledge/titles/ad-titles.ts";
import { ENGLISH_HEADS } from "#engine/knowledge/titles/title-words.ts";
import { isCapital, isParted, type Mention, mentionOf, type Word, type Worded } from "./name-candidate.ts";

/** Words before the head that a title may have. */
const MOST_BEFORE = 7;
const MOST_BEHIND = 5;
const OPENING_BLOCKS = 4;
const LONGEST_LINE = 9;
const LINKS = /^(?:of|for|in|to|and|&|\/|-|–|the|\+)$/iu;
/** No word of a title. */
const NO_TITLE_WORD =
  /^(?:an?|as|at|be|by|is|are|was|our|your|you|we|us|i|who|that|this|these|with|from|on|or|if|will|has|have|had|can|may|must|not|no|all|any|each|their|they|he|she|it|its|my|his|her|when|where|while|how|what|which|into|per|than|then|but|so|such|other|others|do|does|join|joining|seeking|seeks|hiring|recruiting|require|requires|needs|want|wants|title:?|position:?|role:?)$/i;

/** Whether a word may head a title, its last part where it has several ('Consultant/Engineer'). */
export function isHead(word: Word): boolean {
  const last = word.bare.split("/").at(-1)!;
  const lower = last.toLowerCase();
  return (
    isAbbreviatedTitle(last) ||
    isTitleHead(last) ||
    ENGLISH_HEADS.has(lower) ||
    (lower.endsWith("s") && ENGLISH_HEADS.has(lower.slice(0, -1)))
  );
}

/** Every run of words that may name the post: those that a title's head closes, and the first lines as they stand. */
export function findTitleMentions(worded: readonly Worded[]): Mention[] {
  return worded.flatMap((one, at) => {
    const mentions = one.words.flatMap((word, index) => (isHead(word) ? aroundHead(one, at, index) : []));
    return at < OPENING_BLOCKS ? [...wholeLine(one, at), ...mentions] : mentions;
  });
}

function aroundHead(one: Worded, at: number, head: number): Mention[] {
  const { words } = one;
  const lone = isDoubtfulHead(words[head]!.bare) && !isCapital(words[head]);
  if (lone) return [];
  const starts = startsBefore(words, head);
  const ends = endsBehind(words, head);
  const first = starts.at(-1)!;
  return [
    ...starts.map((from) => mentionOf(one, at, from, head + 1)),
    ...ends.map((to) => mentionOf(one, at, first, to)),
    ...(first === head ? [] : ends.map((to) => mentionOf(one, at, head, to))),
  ];
}

/** Where a title that ends in this head may begin: at the head, and at each word before it up to what parts it. */
function startsBefore(words: readonly Word[], head: number): number[] {
  const starts = [head];
  for (let at = head - 1; at >= 0 && at >= head - MOST_BEFORE; at -= 1) {
    if (
      isParted(words[at], words[at + 1]) ||
      NO_TITLE_WORD.test(words[at]!.bare) ||
      words[at]!.bare === "The"
    )
      break;
    if (!LINKS.test(words[at]!.bare)) starts.push(at);
  }
  return starts;
}

/** Where a title may end behind its head: 'Engineer II', 'Head of Group Finance', 'Nurse / Carer'. */
function endsBehind(words: readonly Word[], head: number): number[] {
  const ends: number[] = [];
  for (let at = head + 1; at < words.length && at <= head + MOST_BEHIND; at += 1) {
    if (isParted(words[at - 1], words[at])) break;
    const word = words[at]!;
    if (LINKS.test(word.bare)) continue;
    if (!isCapital(word) && !/^[1-5]$/.test(word.bare)) break;
    ends.push(at + 1);
  }
  return ends;
}

/** A short first line up to where something parts it, and whole. */
function wholeLine(one: Worded, at: number): Mention[] {
  const { words } = one;
  if (words.length === 0 || words.length > LONGEST_LINE || words[0]!.bare === "") return [];
  let to = 1;
  while (to < words.length && !isParted(words[to - 1], words[to]) && !/^[-–—|]$/.test(words[to]!.text))
    to += 1;
  if (words.slice(0, to).some(({ bare }) => NO_TITLE_WORD.test(bare))) return [];
  return [mentionOf(one, at, 0, to)];
}
